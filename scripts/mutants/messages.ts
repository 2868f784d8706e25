/** What the run and its workers say to each other. */

/** A check by its name (files may come and go while a run lasts), and how many rounds it may take. */
export interface Wanted {
  readonly check: string;
  readonly limit: number;
}

/** To a worker: run everything without an edit, or try one edit on some checks. */
export type Order =
  | { readonly is: 'measure' }
  | {
      readonly is: 'try';
      readonly edit: number;
      readonly checks: readonly Wanted[];
      /** The edit is read while the source or a scenario is loaded, so all is loaded anew with it at work. */
      readonly anew: boolean;
      /** It is read while a scenario is read, not only when the source is loaded. */
      readonly isOfReading: boolean;
    };

/** What one check came by: while the source was loaded, while it was prepared, while it ran. */
export interface Measured {
  readonly loaded: readonly number[];
  readonly checks: readonly {
    readonly name: string;
    readonly prepared: readonly number[];
    readonly reached: readonly number[];
    readonly ticks: number;
    readonly failure: string | null;
  }[];
}

export type Outcome = 'killed' | 'survived' | 'endless';

export type Report =
  | { readonly is: 'alive' }
  | { readonly is: 'measured'; readonly measured: Measured }
  | { readonly is: 'tried'; readonly edit: number; readonly outcome: Outcome; readonly by: string | null };

/** What a worker begins with. */
export interface WorkerStart {
  readonly code: string;
  readonly edits: number;
  readonly root: string;
  /** Only checks whose name fits this pattern; '' for all. */
  readonly against: string;
}

/** Why a visitor can't have something, as lines to tell them. */

/** Why something can't be done, in words for the visitor. */
export interface Sorry {
  readonly sorry: readonly string[];
}

export const isSorry = (result: object): result is Sorry => 'sorry' in result;
export const sorry = (...lines: readonly string[]): Sorry => ({ sorry: lines });

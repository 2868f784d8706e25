/** Errors of the operating system (disk full, no permission …) in words; they are no faults of the program. */

/** The words of an error of the system (`ENOSPC: no space left on device, write`). Any other error is a fault of ours and is thrown on. */
export function systemReason(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.message;
  throw error;
}

export type Tried<T> = { readonly value: T; readonly failure: null } | { readonly failure: string };

/** Does something, and hands back what came of it or what the system says to it. */
export function tried<T>(act: () => T): Tried<T> {
  try {
    return { value: act(), failure: null };
  } catch (error) {
    return { failure: systemReason(error) };
  }
}

/** The same where nothing comes of it: null if it could be done. */
export const attempt = (act: () => void): string | null => tried(act).failure;

/** In the words of Chromium, Firefox, Safari, of Vite for a style sheet, and of `lib/program-in-time.ts`. */
const MISSING =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS|Loading chunk failed)/i;

const KEY = 'sporta.read-again';

/** Whether an error means that a part of the program did not arrive: the shop is there, this page of it is not. */
export function isMissingProgram(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message);
}

/**
 * Whether the page may be read again without a word: once for an address, because a new version has other files; who fails again is
 * told.
 */
export function mayReadAgain(address: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === address) return false;
    sessionStorage.setItem(KEY, address);
    return true;
  } catch {
    // Without storage nobody could say that it was done already.
    return false;
  }
}

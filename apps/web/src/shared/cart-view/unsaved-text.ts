const KEY = 'sporta.unsaved';
/** Who comes back to the tab later than this writes anew. */
const KEPT_MS = 2 * 60 * 60_000;

/**
 * What somebody is writing on a cart, kept by the tab until the shop has it: the session may end meanwhile, and the login that
 * follows takes the page away. One text at a time; `of` says which, with the number of the cart, so that nobody else gets it.
 */
export function keepUnsaved(of: string, text: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ of, text, at: Date.now() }));
  } catch {
    // A browser that stores nothing: it is written again.
  }
}

export function unsavedText(of: string): string | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const isIt = kept?.of === of && typeof kept.text === 'string' && Date.now() - kept.at < KEPT_MS;
    return isIt ? kept.text : undefined;
  } catch {
    return undefined;
  }
}

export function dropUnsaved(of: string): void {
  if (unsavedText(of) !== undefined) sessionStorage.removeItem(KEY);
}

/** Safari has no idle moments: there a page is given so much time, in milliseconds. */
const INSTEAD_MS = 200;

/**
 * Does something once the browser has nothing else to do.
 * @param latestMs when it is done all the same, in milliseconds
 * @returns cancels what is not done yet
 */
export function whenIdle(work: () => void, latestMs: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const later = setTimeout(work, INSTEAD_MS);
    return () => clearTimeout(later);
  }
  const asked = window.requestIdleCallback(work, { timeout: latestMs });
  return () => window.cancelIdleCallback(asked);
}

/**
 * Does something once what stands on the page now is painted, so that a press shows before the work it brings. A hidden window paints
 * nothing, and does it when it is seen again.
 */
export function afterPaint(work: () => void): void {
  // the paint follows the callbacks of its frame
  requestAnimationFrame(() => setTimeout(work));
}

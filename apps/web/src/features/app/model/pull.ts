/** How far down somebody pulls before letting go reads the page again, in pixels of the screen. */
export const PULL_PX = 72;

/** How far the sign follows at most, in pixels. */
const MOST_PX = 110;

/** The page gives way to half of what the finger does. */
const GIVE = 0.5;

/** Where the sign is, for a finger that went so far down. @param movedPx negative = up @returns pixels */
export function followed(movedPx: number): number {
  return Math.min(MOST_PX, Math.max(0, movedPx * GIVE));
}

/**
 * Whether a pull may begin where the finger came down: at the top of the page, with nothing lying over it and nothing under the finger
 * that scrolls by itself and is not at its own top.
 */
export function mayPull(target: Element | null, scrolledPx: number): boolean {
  if (scrolledPx > 0) return false;
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return false;
  for (let node = target; node; node = node.parentElement) {
    if (node.scrollTop > 0 || node.matches('input, textarea, select, [role="slider"]')) return false;
  }
  return true;
}

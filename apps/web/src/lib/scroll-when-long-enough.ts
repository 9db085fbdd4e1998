/** A list that takes longer than this does not come any more. */
const MOST_MS = 10_000;
/** Nobody sees less. */
const NEAR_PX = 4;

/**
 * Scrolls the page to `top` after a pause, as soon as it is long enough; whoever scrolls or presses meanwhile stays where they are.
 * @returns ends the waiting
 */
export function scrollWhenLongEnough(top: number, pauseMs: number): () => void {
  const doings = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
  let growing: ResizeObserver | undefined;
  const end = () => {
    clearTimeout(pause);
    clearTimeout(last);
    growing?.disconnect();
    for (const doing of doings) window.removeEventListener(doing, end);
  };
  const look = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return;
    if (Math.abs(window.scrollY - top) > NEAR_PX) window.scrollTo({ top, behavior: 'instant' });
    end();
  };
  const pause = setTimeout(() => {
    growing = new ResizeObserver(look);
    growing.observe(document.body);
    look();
  }, pauseMs);
  const last = setTimeout(end, MOST_MS);
  for (const doing of doings) window.addEventListener(doing, end, { passive: true });
  return end;
}

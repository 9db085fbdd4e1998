/*
 * The time of the shop on a device whose clock is wrong. A slot that is held for an hour is held for an hour, whatever day a phone
 * believes it is.
 */

/** A device that is off by less is right, in milliseconds: answers take their time on the way. */
const WRONG_MS = 60_000;

let aheadMs = 0;

/** Milliseconds since 1970, by the clock of the shop where that of the device is a minute off or more. */
export function shopNow(): number {
  return Date.now() + aheadMs;
}

/** Learns from the shop what time it is. @param shopMs what the shop said @param deviceMs the clock of the device then */
export function noteShopTime(shopMs: number, deviceMs = Date.now()): void {
  if (!Number.isFinite(shopMs)) return;
  const ahead = shopMs - deviceMs;
  aheadMs = Math.abs(ahead) < WRONG_MS ? 0 : ahead;
}

/** A page the server drew says when; it began to arrive at that moment. */
if (typeof document !== 'undefined') {
  const said = Number(document.documentElement.dataset.now);
  const [page] = performance.getEntriesByType?.('navigation') ?? [];
  if (said && page) noteShopTime(said, performance.timeOrigin + (page as PerformanceNavigationTiming).responseStart);
}

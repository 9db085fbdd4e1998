import type { BrowserContext, Page } from 'playwright';

interface Timed extends PerformanceEntry {
  interactionId: number;
}
interface Noted {
  interactions: Map<number, number>;
}

/** Notes how long each interaction takes from the finger or key to the next paint (Event Timing), in all pages opened later. */
export async function watchInteractions(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const noted = window as unknown as Noted;
    noted.interactions = new Map();
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as Timed[]) {
        if (!interactionId) continue;
        // down, up and click of one press are one interaction
        noted.interactions.set(interactionId, Math.max(duration, noted.interactions.get(interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** Milliseconds of each interaction of this document of 16 ms and more, in their order. */
export function durationsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => [...(window as unknown as Noted).interactions.values()]);
}

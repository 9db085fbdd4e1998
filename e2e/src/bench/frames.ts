import type { CDPSession, Page } from 'playwright';

export interface Frames {
  /** Frames the compositor drew. */
  frames: number;
  /** From the first of them to the last. */
  seconds: number;
  /** Frames it should have drawn and did not. */
  dropped: number;
  /** Animation frames of the page of more than 50 ms. */
  long: number;
  /** The longest of them in milliseconds; 0 when there is none. */
  worstFrame: number;
}

/** What is drawn while something is done, from the trace of the browser and the Long Animation Frames of the page. */
export async function framesOf(page: Page, browser: CDPSession, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const noted = window as unknown as { longFrames: number[] };
    noted.longFrames = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.longFrames.push(duration);
    }).observe({ type: 'long-animation-frame' });
  });
  const drawnAt: number[] = [];
  let dropped = 0;
  browser.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, ts } of value as unknown as { name: string; ts: number }[]) {
      if (name === 'DrawFrame') drawnAt.push(ts / 1e6);
      if (name === 'DroppedFrame') dropped += 1;
    }
  });
  const complete = new Promise<void>((resolve) => browser.once('Tracing.tracingComplete', () => resolve()));
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'] },
  });
  await act();
  await browser.send('Tracing.end');
  await complete;
  const long = await page.evaluate(() => (window as unknown as { longFrames: number[] }).longFrames);
  return {
    frames: drawnAt.length,
    seconds: Math.max(...drawnAt) - Math.min(...drawnAt),
    dropped,
    long: long.length,
    worstFrame: Math.max(0, ...long),
  };
}

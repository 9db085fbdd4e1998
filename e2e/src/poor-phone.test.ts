import { expect, it } from 'vitest';
import { visits } from './support/browser.ts';
import { visitWithWorker } from './support/no-network.ts';

/** What keeps the shop quick on a poor phone, told by what is done and not by how long it took. */

const enter = visits();

it('files of the program come from the device without the worker being asked', async () => {
  const { page, context, faults } = await visitWithWorker('phone');
  try {
    await page.goto('/frutta-e-verdura');
    await page.keyboard.press('Shift');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.goto('/frutta-e-verdura', { waitUntil: 'networkidle' });
    const sources = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as (PerformanceResourceTiming & { workerFinalSourceType?: string })[])
        .filter(({ name }) => name.includes('/assets/'))
        .map(({ workerFinalSourceType }) => workerFinalSourceType),
    );
    expect(sources.length).toBeGreaterThan(10);
    expect(new Set(sources)).toEqual(new Set(['cache']));
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
});

it('a page names its style sheets in its headers, where they are found before the page is read', async () => {
  const { page } = await enter('phone');
  const answer = await page.goto('/frutta-e-verdura');
  const named = [...((await answer?.headerValue('link')) ?? '').matchAll(/<([^>]+)>; rel=preload; as=style/g)].map(
    ([, href]) => href,
  );
  const used = await page.evaluate(() =>
    [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href')),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named).toEqual(used);
});

import type { Page } from 'playwright';
import { expect } from 'vitest';

/**
 * Tables that are wider than the panel around them, which cuts what hangs out and leaves the page as wide as it was: one
 * line each, with the pixels that cannot be seen.
 */
export async function cutTables(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cuts = (element: Element) => ['clip', 'hidden'].includes(getComputedStyle(element).overflowX);
    const found: string[] = [];
    for (const table of document.querySelectorAll('table')) {
      if (!table.checkVisibility()) continue;
      let around = table.parentElement;
      while (around && getComputedStyle(around).overflowX === 'visible') around = around.parentElement;
      // one that only screen readers read is a pixel wide
      if (!around || !cuts(around) || around.clientWidth < 3) continue;
      const edge = around.getBoundingClientRect().right;
      const end = Math.max(...[...table.querySelectorAll('td, th')].map((cell) => cell.getBoundingClientRect().right));
      if (end > edge + 1) found.push(`${table.caption?.textContent ?? 'table'}: ${Math.round(end - edge)} px`);
    }
    return found;
  });
}

/** The page is no wider than its window: the one the device has, since a phone widens its own for what is too wide. */
export async function expectNoWider(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

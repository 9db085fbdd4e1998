import type { Page } from 'playwright';
import { expect } from 'vitest';

/** The page is no wider than its window: the one the device has, since a phone widens its own for what is too wide. */
export async function expectNoWider(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

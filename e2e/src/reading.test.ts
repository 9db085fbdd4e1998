import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { visits } from './support/browser.ts';

/** What is in a long text: beside it on a desk, folded above it on a phone. */

const visit = visits();

const headingAt = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).evaluate((heading) => heading.getBoundingClientRect().top);

describe('the list of what is in a page', () => {
  it('stays beside the text on a desk and marks the part being read', async () => {
    const { page } = await visit('desk');
    await page.goto('/page/termini');
    const list = page.locator('.reading-index');
    const read = list.locator('[aria-current=location]');
    expect(await page.locator('.reading-fold').isVisible()).toBe(false);
    await page.getByRole('heading', { name: 'Alcolici', exact: true }).evaluate((heading) => {
      window.scrollTo({ top: heading.getBoundingClientRect().top + scrollY - 180, behavior: 'instant' });
    });
    await expect.poll(() => read.textContent()).toBe('Alcolici');
    expect(await list.evaluate((nav) => nav.getBoundingClientRect().top)).toBeGreaterThan(0);
    await list.getByRole('link', { name: 'Prezzi', exact: true }).click();
    await expect.poll(() => read.textContent()).toBe('Prezzi');
    expect(new URL(page.url()).hash).toBe('#prezzi');
  });

  it('is folded above the text on a phone, and leads below the header', async () => {
    const { page } = await visit('phone');
    await page.goto('/page/termini');
    expect(await page.locator('.reading-index').isVisible()).toBe(false);
    const fold = page.locator('.reading-fold');
    const way = fold.getByRole('link', { name: 'Prodotti a peso', exact: true });
    expect(await way.isVisible()).toBe(false);
    await fold.getByText('In questa pagina', { exact: true }).click();
    await way.click();
    const header = await page
      .locator('header')
      .first()
      .evaluate((bar) => bar.getBoundingClientRect().bottom);
    await expect.poll(() => headingAt(page, 'Prodotti a peso')).toBeLessThan(400);
    expect(await headingAt(page, 'Prodotti a peso')).toBeGreaterThan(header);
  });
});

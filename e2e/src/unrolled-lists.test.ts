import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { type Device, logIn, visits } from './support/browser.ts';

/* Lists that were unrolled: as long as before when their page is loaded anew, whatever comes in between. */

const enter = visits();

/** The same lists of the shop in shorter pages: nobody in the demo has ordered three pages. */
async function shorterPages(page: Page, call: string, size: number): Promise<void> {
  await page.route(`**/ebsn/api/${call}?*`, async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('page_size', String(size));
    await route.continue({ url: url.href });
  });
}

async function unroll(page: Page, more: string, rows: string, pages: number): Promise<number> {
  const all = page.locator(rows);
  await all.first().waitFor();
  for (let seen = await all.count(), shown = 1; shown < pages; shown++) {
    await page.getByRole('button', { name: more }).click();
    await expect.poll(() => all.count()).toBeGreaterThan(seen);
    seen = await all.count();
  }
  return all.count();
}

const lists = [
  {
    name: 'orders',
    call: 'order/list',
    size: 2,
    at: '/profile/orders?stato=delivered',
    rows: '.or',
    more: 'Mostra ordini precedenti',
  },
  {
    name: 'purchases',
    call: 'order/purchased',
    size: 8,
    at: '/profile/purchased?ordine=recent',
    rows: '.card',
    more: 'Mostra altri',
  },
] as const;

describe.each<Device>(['desk', 'phone'])('a list of the profile (%s)', (device) => {
  it.each(lists)('has as many $name as before when it is loaded anew or gone back to', async (list) => {
    const { page, context } = await enter(device);
    await logIn(context);
    await shorterPages(page, list.call, list.size);
    await page.goto(list.at, { waitUntil: 'networkidle' });
    const all = await unroll(page, list.more, list.rows, 2);
    expect(all).toBeGreaterThan(list.size);
    const rows = page.locator(list.rows);
    await page.reload();
    await expect.poll(() => rows.count()).toBe(all);
    await page.goto('/faq');
    await page.goBack();
    await expect.poll(() => rows.count()).toBe(all);
    // another entry of the history is another list
    await page.goto('/faq');
    await page.goto(list.at, { waitUntil: 'networkidle' });
    expect(await rows.count()).toBe(list.size);
  });

  it('keeps in its address which orders are shown', async () => {
    const { page, context } = await enter(device);
    await logIn(context);
    await page.goto('/profile/orders', { waitUntil: 'networkidle' });
    const chosen = page.getByRole('radio', { name: 'Consegnati' });
    await page.getByText('Consegnati', { exact: true }).first().click();
    await expect.poll(() => new URL(page.url()).search).toBe('?stato=delivered');
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => chosen.isChecked()).toBe(true);
    await page.goto('/profile/orders?stato=perduti', { waitUntil: 'networkidle' });
    expect(await page.getByRole('radio', { name: 'Tutti' }).isChecked()).toBe(true);
  });
});

describe('a list of products that unrolls again', () => {
  const cards = (page: Page) => page.locator('.list .card');

  /** A list of three pages whose page is loaded anew, its pages as slow as `letCome` says. */
  async function loadedAnew() {
    const { page, context, faults } = await enter('desk');
    await page.goto('/latticini-e-uova', { waitUntil: 'networkidle' });
    const first = await cards(page).count();
    for (const pages of [2, 3]) {
      await page.getByRole('link', { name: 'Mostra altri prodotti' }).click();
      await expect.poll(() => cards(page).count()).toBeGreaterThan((pages - 1) * first);
    }
    let letCome = () => {};
    const held = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    let asked = 0;
    await page.route(/\/ebsn\/api\/products\?.*\bpage=[23]\b/, async (route) => {
      asked += 1;
      await held;
      await route.continue().catch(() => undefined);
    });
    const all = await cards(page).count();
    await page.reload();
    await expect.poll(() => asked).toBe(1);
    return { page, context, faults, first, all, letCome: () => letCome(), asked: () => asked };
  }

  it('begins at the first page of what is chosen meanwhile', async () => {
    const { page, first, letCome, asked } = await loadedAnew();
    await page.getByRole('switch', { name: 'Solo in offerta' }).click({ force: true });
    await page.waitForURL(/promo=true/);
    letCome();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => cards(page).count()).toBeLessThanOrEqual(first);
    await page.waitForTimeout(500);
    expect(await cards(page).count()).toBeLessThanOrEqual(first);
    expect(asked()).toBe(1);
  });

  it('is whole once the network is back, and stops asking while it is gone', async () => {
    const { page, context, faults, first, all, letCome } = await loadedAnew();
    await context.setOffline(true);
    letCome();
    await page.waitForTimeout(1500);
    expect(await cards(page).count()).toBeLessThan(all);
    expect(await cards(page).count()).toBeGreaterThanOrEqual(first);
    await context.setOffline(false);
    const more = page.getByRole('link', { name: 'Mostra altri prodotti' });
    await expect
      .poll(async () => {
        if ((await cards(page).count()) < all) await more.click({ timeout: 1000 }).catch(() => undefined);
        return cards(page).count();
      })
      .toBe(all);
    // what a browser says of calls without network
    expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(fault))).toEqual([]);
    faults.splice(0);
  });
});

import { expect, it } from 'vitest';
import { callShop, logIn, visits } from './support/browser.ts';

const enter = visits();

it('a list on paper is its goods: no picture leaves its place, and nothing to press is printed', async () => {
  const { page, context } = await enter('desk');
  await logIn(context);
  const { lists } = await callShop<{ lists: { listId: number }[] }>(context, 'list/list');
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto(`/profile/lists/${lists[0]?.listId}`, { waitUntil: 'networkidle' });
  await page.locator('.list-panel .card').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  const widest = await page
    .locator('main img:visible')
    .evaluateAll((pictures) => Math.max(...pictures.map((picture) => picture.getBoundingClientRect().width)));
  expect(widest).toBeLessThan(300);
  for (const pressed of ['.ls', '.list-add', '.list-due', '.list-recurs', '.mdl', '.btn', '.like'])
    expect(await page.locator(`${pressed}:visible`).count(), pressed).toBe(0);
  // whole names, and five in a row
  const cards = await page.locator('.list-panel .card').evaluateAll((all) =>
    all.map((card) => {
      const name = card.querySelector('.nm')!;
      return { height: card.getBoundingClientRect().height, cut: name.scrollHeight > name.clientHeight + 1 };
    }),
  );
  expect(cards.filter(({ cut }) => cut)).toEqual([]);
  expect(Math.max(...cards.map(({ height }) => height))).toBeLessThan(260);
});

it('an order on paper is the order, without the ways around it', async () => {
  const { page, context } = await enter('desk');
  await logIn(context);
  const { orders } = await callShop<{ orders: { orderId: number }[] }>(context, 'order/list');
  await page.goto(`/profile/orders/${orders[0]?.orderId}`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1, name: /^Ordine/ }).waitFor();
  expect(await page.getByRole('link', { name: 'Torna Indietro' }).filter({ visible: true }).count()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('link', { name: 'Torna Indietro' }).filter({ visible: true }).count()).toBe(0);
  expect(await page.locator('.btn:visible, .icb:visible').count()).toBe(0);
});

it('the pages of a company on paper are their rows, whole, without what they are looked through with', async () => {
  const { page, context } = await enter('desk');
  await logIn(context, 'direzione@sporta.example');
  await page.goto('/profile/all-orders', { waitUntil: 'networkidle' });
  await page.locator('.or.company').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByLabel('Cerca fra gli ordini').isVisible()).toBe(false);
  const cut = (rows: string) =>
    page.locator(rows).evaluateAll((all) => all.filter((row) => getComputedStyle(row).breakInside !== 'avoid').length);
  expect(await cut('.or.company')).toBe(0);
  await page.goto('/profile/company', { waitUntil: 'networkidle' });
  await page.locator('.people > li').first().waitFor();
  expect(await cut('.people > li')).toBe(0);
  // short lines for each: sixty people are three sheets, not seven
  const highest = await page
    .locator('.people > .person')
    .evaluateAll((rows) => Math.max(...rows.map((row) => row.getBoundingClientRect().height)));
  expect(highest).toBeLessThan(56);
});

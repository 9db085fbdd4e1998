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
  for (const pressed of ['.ls', '.list-add', '.mdl', '.btn'])
    expect(await page.locator(`${pressed}:visible`).count(), pressed).toBe(0);
});

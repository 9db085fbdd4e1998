import { expect, it } from 'vitest';
import { visits } from './support/browser.ts';
import { clearPurchase, readyToPay } from './support/purchase.ts';

const enter = visits();

it('the sheet of days and hours opens as high as it stays, however late the hours come and whatever day is chosen', async () => {
  const { page, context } = await enter('phone');
  await readyToPay(context);
  await page.goto('/', { waitUntil: 'networkidle' });
  let hoursMayCome: () => void = () => undefined;
  const untilThen = new Promise<void>((resolve) => {
    hoursMayCome = resolve;
  });
  await page.route('**/timeslot/list**', async (route) => {
    await untilThen;
    await route.continue();
  });
  const sheet = page.getByRole('dialog', { name: 'Quando arriviamo?' });
  const top = async () => Math.round((await sheet.boundingBox())?.y ?? -1);
  await page.getByRole('button', { name: / · Via / }).click();
  await sheet.waitFor();
  const opened = await top();
  expect(opened).toBeLessThanOrEqual(100);
  hoursMayCome();
  const days = sheet.getByRole('region', { name: 'Giorni' }).getByRole('button');
  await days.first().waitFor();
  expect(await top()).toBe(opened);
  for (const at of [0, 1, 2]) {
    await days.nth(at).click();
    expect(await top()).toBe(opened);
  }
  await clearPurchase(context);
});

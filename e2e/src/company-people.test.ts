import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { go, logIn, visits } from './support/browser.ts';

/* The people of a company, on a poor network and on a phone. */

const enter = visits();
const master = 'direzione@sporta.example';

it('stand while the orders that wait for an answer hang, whose place says so and asks again', async () => {
  const { page, context } = await enter('desk');
  await logIn(context, master);
  await go(page, '/profile/orders');
  let hanging = true;
  await page.route('**/ebsn/api/company/approvals*', (route) => (hanging ? undefined : route.continue()));
  await page.getByRole('link', { name: 'Persone', exact: true }).first().click();
  const sara = page.getByRole('list', { name: 'Persone' }).getByRole('listitem').filter({ hasText: 'Sara Neri' });
  await sara.getByRole('button', { name: /^Limite di spesa/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Torna Indietro' }).click();
  await page.getByText('Non riusciamo a mostrarti gli ordini da approvare.').waitFor();
  await expectAccessible(page);
  hanging = false;
  const answered = page.waitForResponse((answer) => answer.url().includes('/company/approvals'));
  await page.getByRole('button', { name: /^Riprova/ }).click();
  expect((await answered).status()).toBe(200);
  await page.getByText('Non riusciamo a mostrarti').waitFor({ state: 'detached' });
  await sara.waitFor();
});

it('are short rows on a phone, whose buttons come when asked for', async () => {
  const { page, context } = await enter('phone');
  await logIn(context, master);
  await go(page, '/profile/company');
  const sara = page.getByRole('list', { name: 'Persone' }).getByRole('listitem').filter({ hasText: 'Sara Neri' });
  await sara.waitFor();
  // four fit between the bars of the shop
  expect((await sara.boundingBox())?.height).toBeLessThan(130);
  const limit = sara.getByRole('button', { name: /^Limite di spesa/ });
  expect(await limit.isVisible()).toBe(false);
  const manage = sara.getByRole('button', { name: 'Gestisci Sara Neri' });
  expect(await manage.getAttribute('aria-expanded')).toBe('false');
  await manage.press('Enter');
  expect(await manage.getAttribute('aria-expanded')).toBe('true');
  await limit.click();
  await page.getByRole('dialog', { name: 'Limite di spesa di Sara Neri' }).waitFor();
  await expectAccessible(page);
});

import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { go, logIn, visits } from './support/browser.ts';

/* The people of a company, on a poor network and on a phone. */

const enter = visits();
const master = 'direzione@sporta.example';

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

import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, logIn, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { buyable, clearPurchase } from './support/purchase.ts';
import { signInStaff } from './support/staff.ts';

/* A quote, from the cart of a company to its price in that cart. */

const enter = visits();

it('is asked for in the cart, offered at the Banco, accepted, and in the price of the line', async () => {
  const { page, context } = await enter('desk');
  await logIn(context, 'azienda@sporta.example');
  await clearPurchase(context);
  // on goods with a struck price a line says only what is saved
  const plain = (await buyable(context, 'sort=popularity')).filter((each) => each.warehousePromo === undefined);
  expect(plain.length).toBeGreaterThan(2);
  // the same goods are asked for once: another try asks for others
  const from = Date.now() % (plain.length - 1);
  const goods = plain.slice(from, from + 2);
  for (const { productId } of goods) {
    await callShop(context, 'cart/add-item', { product_id: productId, quantity: 3 });
  }
  await page.goto('/checkout', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Chiedi un preventivo' }).click();
  const ask = page.getByRole('dialog', { name: 'Chiedi un preventivo' });
  await ask.getByLabel('Quando ti servono (facoltativo)').fill('ogni lunedì');
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Manda la richiesta' }).click();
  await page.getByText('Richiesta mandata').waitFor();

  const { page: office } = await enter('desk');
  await signInStaff(office, 'amministrazione@sporta.example', '/banco/clienti/preventivi');
  const asked = office.getByRole('button', { name: /^\d+$/ }).first();
  const number = (await asked.textContent()) ?? '';
  await asked.click();
  const offer = office.getByRole('dialog');
  await offer.getByText('Consegna: ogni lunedì').waitFor();
  await offer.getByRole('button', { name: '−5 % su tutto' }).click();
  await offer.getByText('Sconto sui prezzi di oggi').waitFor();
  await expectAccessible(office);
  await offer.getByLabel('Nota per l’azienda').fill('Prezzo per tre mesi di forniture');
  await offer.getByRole('button', { name: 'Manda il preventivo' }).click();
  await office.getByText('Preventivo mandato').waitFor();
  // answered, it still says what it comes to
  await office.getByRole('button', { name: number, exact: true }).click();
  await offer.getByText('Totale, IVA inclusa').waitFor();
  await offer.getByText('Sconto sui prezzi di oggi').waitFor();
  await expectAccessible(office);
  await office.setViewportSize({ width: 390, height: 844 });
  await expectNoWider(office);

  const { page: phone, context: hand } = await enter('phone');
  await logIn(hand, 'azienda@sporta.example');
  await phone.goto('/profile/orders', { waitUntil: 'networkidle' });
  const quotes = phone.getByRole('region', { name: 'Preventivi' });
  await quotes.getByText('Prezzo per tre mesi di forniture').first().waitFor();
  await expectAccessible(phone);
  await expectNoWider(phone);
  const paper = await quotes
    .getByRole('link', { name: /^Scarica il PDF/ })
    .first()
    .getAttribute('href');
  const pdf = await hand.request.get(paper ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  await quotes
    .getByRole('button', { name: /^Accetta/ })
    .first()
    .tap();
  await phone.getByText('Preventivo accettato').waitFor();

  await page.goto('/checkout', { waitUntil: 'networkidle' });
  await page
    .getByText(/Prezzo da preventivo/)
    .first()
    .waitFor();
  await expectAccessible(page);
  await clearPurchase(context);
});

import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, logIn, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { buyable, cards, clearPurchase, expectCompleted, holdFreeSlot, payAtTheBank } from './support/purchase.ts';
import { signInStaff } from './support/staff.ts';

/** A quantity price from the hand of who sets it to the order that is paid with it. */

const visit = visits();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const euro = (amount: number) => `${amount.toFixed(2).replace('.', ',')} €`;
const cents = (amount: number) => Math.round(amount * 100);

interface Cart {
  cartItems: { product: { productId: number }; quantity: number; grossTotal: number }[];
}

it('is set by a shopkeeper, seen on the page, reached in the cart and paid', async () => {
  const { page: desk, context: staff } = await visit('desk');
  const product = (await buyable(staff, 'q=olio')).find(
    ({ warehousePromo, price }) => warehousePromo === undefined && price > 7,
  )!;
  const first = (cents(product.price) - 50) / 100;
  const second = (cents(product.price) - 125) / 100;

  await signInStaff(desk, 'catalogo@sporta.example', '/banco/offerte');
  await desk.getByRole('link', { name: 'Nuova offerta' }).click();
  await desk.getByRole('radio', { name: 'Prezzo a quantità' }).check({ force: true });
  await desk.getByRole('textbox', { name: 'Nome' }).fill('Scorta d’olio');
  await desk.getByLabel('Scaglione 1: a pezzo').fill(euro(product.price + 1).replace(' €', ''));
  await button(desk, 'Aggiungi uno scaglione').click();
  await desk.getByLabel('Scaglione 2: a pezzo').fill(euro(second).replace(' €', ''));
  await desk.locator('.promo-ed').getByRole('button', { name: 'Aggiungi', exact: true }).click();
  const finder = desk.getByRole('dialog', { name: 'Aggiungi prodotti' });
  await finder.getByLabel('Nome, codice o EAN').fill(product.name);
  await finder
    .getByRole('button', { name: `Aggiungi ${product.name}`, exact: true })
    .first()
    .click();
  await desk.keyboard.press('Escape');
  // above the shelf price: said, and not published
  await expect.poll(() => desk.getByText(/il primo scaglione deve costare meno/).count()).toBeGreaterThan(0);
  await desk.getByLabel('Scaglione 1: a pezzo').fill(euro(first).replace(' €', ''));
  await expect.poll(() => desk.getByText(/il primo scaglione deve costare meno/).count()).toBe(0);
  await expect.poll(() => desk.locator('.promo-line').textContent()).toContain('Da 12 pezzi');
  await expectAccessible(desk);
  await expectNoWider(desk);
  if (process.env.SHOTS) await desk.screenshot({ path: `${process.env.SHOTS}/quantity-desk.png`, fullPage: true });
  await desk.getByLabel('Dal', { exact: true }).fill(new Date().toISOString().slice(0, 10));
  await button(desk, 'Pubblica ora').click();
  await expect.poll(() => desk.locator('.promo-ed').getByText('In corso', { exact: true }).count()).toBe(1);

  const { page, context } = await visit('desk');
  await logIn(context);
  await clearPurchase(context);
  await callShop(context, 'cart/add-item', { product_id: product.productId, quantity: 5 });
  // without a slot the cart asks for one first
  await holdFreeSlot(context);
  await page.goto(`/product/${product.slug}`);
  const table = page.getByRole('table', { name: 'Più ne prendi, meno costa' });
  const current = table.locator('tr[aria-current]');
  await expect.poll(() => current.count()).toBe(1);
  const rows = (await table.locator('tbody tr').allTextContents()).map((text) => text.replaceAll('\u00a0', ' '));
  expect(rows).toEqual([
    `Da 1 a 5 pezziNel carrello${euro(product.price)} l’uno`,
    `Da 6 a 11 pezzi${euro(first)} l’uno`,
    `Da 12 pezzi in su${euro(second)} l’uno`,
  ]);
  await expectAccessible(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoWider(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/quantity-page-${width}.png` });
  }
  await page.locator('.buy').getByRole('button', { name: 'Uno in più' }).click();
  await expect.poll(() => current.textContent()).toContain('Da 6 a 11 pezzi');
  const paid = async () => (await callShop<Cart>(context, 'cart/view')).cartItems[0];
  await expect.poll(async () => (await paid())?.grossTotal).toBe((cents(first) * 6) / 100);

  await page
    .getByRole('button', { name: /^Carrello/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  const hint = drawer.getByRole('button', { name: /^Ancora 6 per pagare/ });
  await hint.waitFor();
  await expectAccessible(page);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/quantity-drawer.png` });
  await hint.click();
  await expect.poll(async () => (await paid())?.grossTotal).toBe((cents(second) * 12) / 100);
  await expect.poll(() => hint.count()).toBe(0);

  await page.goto('/checkout');
  await page
    .getByRole('link', { name: 'Concludi ordine' })
    .or(page.getByRole('button', { name: 'Concludi ordine' }))
    .first()
    .click();
  await page.waitForURL(/\/payment/);
  await page.getByRole('button', { name: /^Paga \d/ }).click();
  await payAtTheBank(page, cards.approved);
  const orderId = await expectCompleted(page);
  const { order } = await callShop<{ order: { state: string; lines: { promotion?: string }[] } }>(
    context,
    `order/detail?order_id=${orderId}`,
  );
  expect(order.state).toBe('confirmed');
  expect(order.lines[0]?.promotion?.replaceAll('\u00a0', ' ')).toBe(`Da 12 pezzi ${euro(second)} l’uno, su 12 pezzi`);

  // nobody after this test meets the price
  await button(desk, 'Ferma ora').click();
  await expect.poll(() => desk.locator('.promo-ed').getByText('Finita', { exact: true }).count()).toBe(1);
});

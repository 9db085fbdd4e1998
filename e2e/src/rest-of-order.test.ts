import type { BrowserContext, Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, logIn, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { prepare } from './support/preparing.ts';
import { cards, clearPurchase, expectCompleted, fillCart, payAtTheBank } from './support/purchase.ts';
import { signInStaff } from './support/staff.ts';
import { stripeFields, typeCard } from './support/stripe-fields.ts';
import { smallTargets } from './support/targets.ts';
import { whatMoved } from './support/what-moved.ts';

/*
 * An order weighs more than was held for it: its customer allows no charges, staff try in vain, and then the customer does.
 * Twelve kilos of apples: a card is not charged less than 50 cents.
 */

const visit = visits();
const METHODS = '/profile/payment-method';
const allows = (page: Page) => page.getByRole('switch', { name: 'Permetti gli addebiti' });

async function saveCard(page: Page): Promise<void> {
  await page.goto('/payment/stripe/card');
  await stripeFields(page).getByLabel('Numero della carta').waitFor();
  await typeCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Salva la carta' }).click();
  await page.waitForURL((address) => address.pathname === METHODS);
}

/** Presses the switch, and sees that the shop has kept it. */
async function allow(page: Page, wanted: boolean): Promise<void> {
  await page.goto(METHODS, { waitUntil: 'networkidle' });
  await allows(page).click();
  await page.getByText(wanted ? 'Addebiti permessi' : 'Da adesso paghi sempre tu').waitFor();
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => allows(page).isChecked()).toBe(wanted);
}

/** Buys with a card that is not kept, apples among it. */
async function buyApples(page: Page, context: BrowserContext): Promise<number> {
  await fillCart(context);
  const { products } = await callShop<{
    products: { productId: number; available: number; productInfos: { TIPOLOGIA?: string } }[];
  }>(context, 'products?page_size=60&q=mele');
  const loose = products.filter(({ productInfos }) => productInfos.TIPOLOGIA === 'Sfuso');
  const [most] = loose.sort((a, b) => b.available - a.available);
  await callShop(context, 'cart/add-item', { product_id: most?.productId, quantity: 12 });
  await page.goto('/payment', { waitUntil: 'networkidle' });
  await page.locator('label').filter({ hasText: 'Usa una nuova carta' }).click();
  await page
    .getByRole('button', { name: /^Paga \d/ })
    .filter({ visible: true })
    .click();
  await payAtTheBank(page, cards.approved);
  return expectCompleted(page);
}

it('what an order weighs more is charged once its customer allows it, and not before, though staff try', async () => {
  const customer = await visit('phone');
  await logIn(customer.context);
  await clearPurchase(customer.context);
  await callShop(customer.context, 'payment-type/set-later-charges', { allowed: true });
  await saveCard(customer.page);
  await allow(customer.page, false);
  await expectAccessible(customer.page);
  const orderId = await buyApples(customer.page, customer.context);

  const { page, context } = await visit('desk');
  await signInStaff(page, 'responsabile@sporta.example');
  await prepare(context, orderId, { heavy: true, until: 'picked' });
  await page.goto(`/banco/ordini/${orderId}`);
  const note = page.getByText(/^Mancano \d+,\d\d\s€: gli addebiti alle carte salvate non sono permessi/);
  await note.waitFor();
  await expectAccessible(page);
  const cents = Number(
    /(\d+),(\d\d)/
      .exec((await note.textContent()) ?? '')
      ?.slice(1)
      .join(''),
  );
  await page.getByRole('button', { name: 'Riprova l’addebito' }).click();
  await page.getByText('Addebito avviato').waitFor();
  await note.waitFor();

  // the customer is asked for it, in every way that needs no plan
  await customer.page.goto(`/profile/orders/${orderId}`, { waitUntil: 'networkidle' });
  await customer.page.getByRole('heading', { name: 'Paga la differenza' }).waitFor();
  await customer.page.getByRole('button', { name: 'Satispay' }).waitFor();
  await expectAccessible(customer.page);
  await expectNoWider(customer.page);
  expect(await smallTargets(customer.page)).toEqual([]);

  // nobody at the Banco has to press again
  await allow(customer.page, true);
  await expect.poll(() => note.count(), { timeout: 30_000 }).toBe(0);
  const { order } = await callShop<{ order: { orderNumber: string } }>(context, `staff/order?order_id=${orderId}`);
  expect(await whatMoved(order.orderNumber)).toMatchObject({ stripe: cents });
  await customer.page.reload({ waitUntil: 'networkidle' });
  expect(await customer.page.getByRole('heading', { name: 'Paga la differenza' }).count()).toBe(0);
});

it('who keeps the books ends it by hand: the order leaves, nobody is charged, and what was decided stays to be read', async () => {
  const customer = await visit('desk');
  await logIn(customer.context);
  await clearPurchase(customer.context);
  await callShop(customer.context, 'payment-type/set-later-charges', { allowed: false });
  const orderId = await buyApples(customer.page, customer.context);
  const manager = await visit('desk');
  await signInStaff(manager.page, 'responsabile@sporta.example');
  await prepare(manager.context, orderId, { heavy: true, until: 'picked' });
  await manager.page.goto(`/banco/ordini/${orderId}`);
  await manager.page.getByText(/^Mancano \d+,\d\d\s€: /).waitFor();
  expect(await manager.page.getByRole('button', { name: 'Chiudi a mano…' }).count()).toBe(0);

  const { page, context } = await visit('desk');
  await signInStaff(page, 'amministrazione@sporta.example', '/banco/pagamenti');
  const row = page
    .getByRole('table', { name: 'Pagamenti e lavori fermi' })
    .getByRole('row')
    .filter({ has: page.locator(`a[href$="/ordini/${orderId}"]`) });
  await row.getByText(/supera l’importo autorizzato; gli addebiti alle carte salvate non sono permessi/).waitFor();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoWider(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await row.getByRole('button', { name: 'Chiudi a mano…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chiudere a mano?' });
  expect(await dialog.getByRole('button', { name: 'Chiudi a mano' }).isDisabled()).toBe(true);
  await dialog.getByLabel(/Motivo/).fill('Ha pagato con un bonifico');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Chiudi a mano' }).click();
  await expect.poll(() => row.count()).toBe(0);

  await page.goto(`/banco/ordini/${orderId}`);
  await page.getByText(/^Mancavano \d+,\d\d\s€: chiuso a mano da Davide/).waitFor();
  await page.getByText('“Ha pagato con un bonifico”').waitFor();
  await expectAccessible(page);
  const { order } = await callShop<{ order: { orderNumber: string } }>(context, `staff/order?order_id=${orderId}`);
  expect(await whatMoved(order.orderNumber)).toMatchObject({ stripe: 0 });
  await customer.page.goto(`/profile/orders/${orderId}`, { waitUntil: 'networkidle' });
  expect(await customer.page.getByRole('heading', { name: 'Paga la differenza' }).count()).toBe(0);
  await manager.page.goto(`/banco/ordini/${orderId}`);
  await manager.page.getByText(/^Mancavano \d+,\d\d\s€/).waitFor();
});

import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { callShop, logIn } from './browser.ts';

/** A card the gateway approves, and one it refuses for lack of funds. */
export const cards = { approved: '4970100100000005', refused: '4970100200000004' };

interface Listed {
  products: {
    productId: number;
    slug: string;
    /** Its brand. */
    shortDescr: string;
    name: string;
    /** Euro. */
    price: number;
    productInfos: { TIPOLOGIA?: string; QTY_MULT?: string; MAXACQ?: string };
    warehousePromo?: { promoType: string };
    breadCrumbs: { categoryId: number; slug: string }[];
    available: number;
  }[];
}

/** Products that can be bought one by one, the best sellers first. */
export async function buyable(context: BrowserContext, query: string): Promise<Listed['products']> {
  const { products } = await callShop<Listed>(context, `products?page_size=60&${query}`);
  return products.filter(
    ({ available, productInfos }) =>
      available > 20 && productInfos.QTY_MULT === undefined && productInfos.MAXACQ === undefined,
  );
}

interface Named {
  /** Its brand. */
  shortDescr: string;
  name: string;
}

/** As buttons of a product name it. */
export const fullName = ({ shortDescr, name }: Named): string => `${shortDescr} ${name}`;

/** Of products that are called alike, as spaghetti of two sizes, only the first. */
export const unlike = <T extends Named>(products: T[]): T[] =>
  [...Map.groupBy(products, fullName).values()].flatMap((alike) => alike.slice(0, 1));

/** Removes what an earlier test left to the customer. */
export async function clearPurchase(context: BrowserContext): Promise<void> {
  const { payment } = await callShop<{ payment?: { orderId: number } }>(context, 'order/unfinished-payment');
  if (payment) await callShop(context, 'order/give-up-payment', { order_id: payment.orderId });
  await callShop(context, 'cart/unlock', {});
  await callShop(context, 'cart/empty', {});
  await callShop(context, 'timeslot/release', {});
  const { auths } = await callShop<{ auths: { paymentAuthId: number }[] }>(context, 'payment-type/list-auth');
  for (const { paymentAuthId } of auths) {
    await callShop(context, 'payment-type/delete-auth', { payment_auth_id: paymentAuthId });
  }
}

/** A customer who is logged in, with goods over the minimum in the cart, and a slot. */
export async function readyToPay(context: BrowserContext): Promise<void> {
  await logIn(context);
  await clearPurchase(context);
  await fillCart(context);
}

/**
 * The first goods that come to the minimum of an order, or the dearest: tests before may have bought the usual ones. Goods on offer
 * come last: two of them may cost less than twice one.
 * @param kinds how many products
 * @param quantity of each
 * @param minimum euro; a delivery to the door asks more than a locker
 */
export function overMinimum(
  goods: Listed['products'],
  kinds: number,
  quantity: number,
  minimum = 40,
): Listed['products'] {
  const sum = (chosen: Listed['products']) => chosen.reduce((euro, { price }) => euro + price * quantity, 0);
  const atFullPrice = goods.filter(({ warehousePromo }) => warehousePromo === undefined);
  const usual = atFullPrice.slice(0, kinds);
  const chosen = sum(usual) > minimum + 1 ? usual : atFullPrice.toSorted((a, b) => b.price - a.price).slice(0, kinds);
  if (sum(chosen) < minimum) throw new Error(`the dearest goods left come to ${sum(chosen)} € of ${minimum}`);
  return chosen;
}

/** The same goods each time, and the first slot whose cut-off comes after the last test. */
export async function fillCart(context: BrowserContext): Promise<void> {
  for (const { productId } of overMinimum(await buyable(context, 'q=olio'), 3, 4)) {
    await callShop(context, 'cart/add-item', { product_id: productId, quantity: 4 });
  }
  await holdFreeSlot(context);
}

/**
 * Holds the first free slot that closes in four hours at the earliest: a hold ends at the cut-off, in mid-test otherwise.
 * @param hours instead of four
 */
export async function holdFreeSlot(context: BrowserContext, hours = 4): Promise<void> {
  interface Slot {
    timeslotId: number;
    date: string;
    status: string;
    cutoff: string;
  }
  const { days } = await callShop<{ days: { slots: Slot[] }[] }>(context, 'timeslot/list?days=14');
  const earliest = Date.now() + hours * 3_600_000;
  const free = days
    .flatMap(({ slots }) => slots)
    .find(({ status, cutoff }) => status === 'available' && Date.parse(cutoff) > earliest);
  if (!free) throw new Error('no slot is free');
  await callShop(context, 'timeslot/hold', { timeslot_id: free.timeslotId, date: free.date });
}

/** On the bank's page: types the card and pays; presses another button to stay there. */
export async function payAtTheBank(page: Page, card: string, button: string | RegExp = /^Paga \d/): Promise<void> {
  await page.locator('input[name=numero]').fill(card);
  await page.locator('input[name=titolare]').fill('Giulia Riva');
  await page.locator('input[name=scadenza]').fill('12/29');
  await page.locator('input[name=cvv]').fill('123');
  await page.getByRole('button', { name: button }).click();
}

/** The page that says the order is placed. @returns the order's id */
export async function expectCompleted(page: Page): Promise<number> {
  await page.waitForURL(/\/cart\/payment-completed\/\d+/, { timeout: 30_000 });
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent(), { timeout: 20_000 })
    .toMatch(/ordine|grazie|fatto/i);
  return Number(/(\d+)$/.exec(new URL(page.url()).pathname)?.[1]);
}

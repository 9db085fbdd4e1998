import type { BrowserContext, Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, type Device, logIn, visits } from './support/browser.ts';
import { mailAbout } from './support/mailbox.ts';
import { buyable, clearPurchase, expectCompleted, holdFreeSlot, overMinimum } from './support/purchase.ts';
import { buyVoucher } from './support/vouchers.ts';

/*
 * An order that a gift voucher pays whole, goods by weight among it: every page says the same cents, and no card is asked for. At the
 * desk through the page of payment, on the phone through the fast payment.
 */

const enter = visits();

interface Sums {
  /** Euro. */
  grossTotal: number;
  giftCertificates: { kind: string; total: number }[];
  cartItems: { cartItemId: number; product: { productId: number } }[];
}

const NOTE = 'Bottiglie intere';

/** Apples by weight, a line with a note, a voucher that pays more than all. @returns cents of "TOTALE" */
async function fillCovered(context: BrowserContext, code: string): Promise<number> {
  const { products } = await callShop<{ products: { productId: number; productInfos: { TIPOLOGIA?: string } }[] }>(
    context,
    'products?page_size=60&q=mele',
  );
  const weighed = products.find(({ productInfos }) => productInfos.TIPOLOGIA === 'Sfuso')!;
  await callShop(context, 'cart/add-item', { product_id: weighed.productId, quantity: 2 });
  const goods = overMinimum(await buyable(context, 'q=olio'), 3, 3);
  for (const { productId } of goods) await callShop(context, 'cart/add-item', { product_id: productId, quantity: 3 });
  await holdFreeSlot(context);
  await callShop(context, 'cart/add-gift-certificate', { code });
  const { grossTotal, giftCertificates, cartItems } = await callShop<Sums>(context, 'cart/view');
  const noted = cartItems.find(({ product }) => product.productId === goods[0]?.productId)!;
  await callShop(context, 'cart/set-item-info', { cart_item_id: noted.cartItemId, user_notes: NOTE });
  expect(grossTotal).toBe(0);
  expect(giftCertificates.map(({ kind }) => kind)).toEqual(['prepaid']);
  return Math.round(giftCertificates[0]!.total * 100);
}

/** "50,40 €" as text says it, whatever the space. */
const euro = (cents: number) => new RegExp(`${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}\\s?€`);
const textOf = async (within: Locator) => (await within.allInnerTexts()).join(' ').replaceAll('\n', ' ');
/** Large figures stand in parts. */
const compact = (text: string) => text.replace(/\s+(?=,\d\d)/g, '');

describe.each<Device>(['desk', 'phone'])('an order a gift voucher pays whole (%s)', (device) => {
  it('asks for no card, and says the same cents everywhere', async () => {
    const { page, context } = await enter(device);
    await logIn(context);
    await clearPurchase(context);
    const cents = await fillCovered(context, await buyVoucher(page, 250));

    await page.goto('/checkout', { waitUntil: 'networkidle' });
    const summary = page.locator('.co-summary');
    expect(compact(await textOf(summary))).toMatch(euro(cents));
    expect(await textOf(summary)).toMatch(/Resta da pagare 0,00\s€/);
    if (device === 'phone') {
      await page.getByRole('button', { name: /^Rapido/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Pagamento rapido' });
      await dialog.getByText('Non resta niente da pagare.').waitFor();
      expect(compact(await textOf(dialog))).toMatch(euro(cents));
      expect(await dialog.getByRole('radio').count()).toBe(0);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Conferma' }).click();
    } else {
      await page.goto('/payment', { waitUntil: 'networkidle' });
      await page.getByText('Non resta niente da pagare.').waitFor();
      expect(await page.getByRole('radio').count()).toBe(0);
      await expectAccessible(page);
      const pay = page.getByRole('button', { name: /^Paga \d/ }).filter({ visible: true });
      expect(await pay.textContent()).toMatch(euro(cents));
      await pay.click();
    }
    const orderId = await expectCompleted(page);
    expect(compact(await textOf(page.locator('main')))).toMatch(euro(cents));
    const { order } = await callShop<{
      order: {
        orderNumber: string;
        totals: { grossTotal: number };
        tenders: { kind: string; amount: number; state: string }[];
      };
    }>(context, `order/detail?order_id=${orderId}`);
    expect(order.totals.grossTotal).toBe(cents / 100);
    expect(order.tenders).toMatchObject([{ kind: 'gift-certificate', amount: cents / 100, state: 'paid' }]);

    await page.goto(`/profile/orders/${orderId}`, { waitUntil: 'networkidle' });
    expect(await textOf(page.locator('.tenders'))).toMatch(euro(cents));
    await page.getByText(`La tua nota: ${NOTE}`).waitFor();
    await expectAccessible(page);
    const { text } = await mailAbout(`Ordine ${order.orderNumber} confermato`);
    const [above = '', tenders = ''] = text.split('Paghi con');
    expect(/^TOTALE: (.*)$/m.exec(above)?.[1]).toMatch(euro(cents));
    expect(/^Buono regalo: (.*)$/m.exec(tenders)?.[1]).toMatch(euro(cents));
    await callShop(context, 'order/cancel', { order_id: orderId });
    await clearPurchase(context);
  });
});

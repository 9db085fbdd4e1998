import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, type Device, logIn, visits } from './support/browser.ts';
import { cards, clearPurchase, expectCompleted, payAtTheBank, readyToPay } from './support/purchase.ts';

const enter = visits();

interface ChangedCart {
  cartItems: { cartItemId: number; quantity: number; product: { productId: number } }[];
  change?: { orderNumber: string; toAuthorise: number };
}

describe.each<Device>(['desk', 'phone'])('changing an order (%s)', (device) => {
  it('asks for the difference only, and for nothing when there is none', async () => {
    const { page, context } = await enter(device);
    await logIn(context);
    await readyToPay(context);
    await page.goto('/payment', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Paga \d/ }).click();
    await payAtTheBank(page, cards.approved);
    const first = await expectCompleted(page);

    // dearer: two more of something
    const reopened = await callShop<ChangedCart>(context, 'order/modify', { order_id: Number(first) });
    const [line] = reopened.cartItems;
    await callShop(context, 'cart/update-item', {
      cart_item_id: line?.cartItemId,
      quantity: (line?.quantity ?? 0) + 2,
    });
    const { change } = await callShop<ChangedCart>(context, 'cart/view');
    await page.goto('/checkout', { waitUntil: 'networkidle' });
    await page.getByText(`Stai modificando l’ordine ${change?.orderNumber}.`).waitFor();
    await expectAccessible(page);
    await page.goto('/payment', { waitUntil: 'networkidle' });
    await page.getByText('Da pagare ora: differenza').waitFor();
    const difference = change?.toAuthorise.toFixed(2).replace('.', ',');
    const pay = page.getByRole('button', { name: `Paga ${difference}` });
    await pay.waitFor();
    await expectAccessible(page);
    await pay.click();
    await payAtTheBank(page, cards.approved);
    const second = await expectCompleted(page);

    // the old address leads to the order as it is now
    await page.goto(`/profile/orders/${first}`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: `Ordine ${change?.orderNumber}` }).waitFor();
    await page.getByText('modificato una volta').waitFor();
    await expectAccessible(page);

    // the same again: nothing to pay
    await callShop(context, 'order/modify', { order_id: Number(second) });
    await page.goto('/payment', { waitUntil: 'networkidle' });
    await page.getByText('Non devi pagare nulla.').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Conferma le modifiche' }).click();
    const third = await expectCompleted(page);
    expect(third).not.toBe(second);
    await callShop(context, 'order/cancel', { order_id: Number(first) });
    await clearPurchase(context);
  });

  it('keeps the goods of the cart apart while an order is changed, and gives them back', async () => {
    const { page, context } = await enter(device);
    await logIn(context);
    await readyToPay(context);
    await page.goto('/payment', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Paga \d/ }).click();
    await payAtTheBank(page, cards.approved);
    const order = await expectCompleted(page);
    const { products } = await callShop<{ products: { productId: number }[] }>(
      context,
      'products?q=spaghetti&page_size=1',
    );
    await callShop(context, 'cart/add-item', { product_id: products[0]?.productId, quantity: 3 });

    await page.goto(`/profile/orders/${order}`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Modifica l’ordine' }).click();
    await page.getByText('resta da parte e torna quando hai finito').waitFor();
    await page.getByRole('button', { name: 'Si', exact: true }).click();
    await page.getByText('Il prodotto che avevi nel carrello è da parte').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Lascia l’ordine com’era' }).click();
    await page.getByText(/Stai modificando/).waitFor({ state: 'detached' });
    const cart = await callShop<ChangedCart>(context, 'cart/view');
    expect(cart.cartItems).toMatchObject([{ quantity: 3, product: { productId: products[0]?.productId } }]);
    await callShop(context, 'order/cancel', { order_id: Number(order) });
    await clearPurchase(context);
  });
});

import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, type Device, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { buyable, cards, clearPurchase, expectCompleted, payAtTheBank, readyToPay } from './support/purchase.ts';
import { smallTargets } from './support/targets.ts';

/* "Se manca: questo": chosen in the cart, carried by the order, changed on its page until the cut-off. */

const enter = visits();

interface CartWithWanted {
  cartItems: {
    cartItemInfo: { accept_alternatives: string };
    wantedSubstitute?: { productId: number; name: string };
  }[];
}

describe.each<Device>(['desk', 'phone'])('a substitute chosen beforehand (%s)', (device) => {
  it('is chosen in the cart, stays with the order, and is changed there', async () => {
    const { page, context } = await enter(device);
    await readyToPay(context);
    const [goods] = await buyable(context, 'q=spaghetti');
    await callShop(context, 'cart/add-item', { product_id: goods?.productId, quantity: 1 });

    await page.goto('/checkout', { waitUntil: 'networkidle' });
    const line = page.locator('.cline', { hasText: 'Spaghetti' });
    await line.getByRole('button', { name: /^Nota e sostituti per/ }).click();
    await page.locator('label', { hasText: 'Quello che scelgo io' }).click();
    const first = page
      .locator('.offers')
      .getByRole('button', { name: /^Scegli / })
      .first();
    await first.waitFor();
    await expectAccessible(page);
    await expectNoWider(page);
    // searched by words, too
    await page.getByRole('searchbox', { name: 'Cerca un altro prodotto' }).fill('penne');
    await page.getByText(/prodott[oi] trovat[oi]\. Nessuno ha allergeni in più/).waitFor();
    const found = page
      .locator('.offers')
      .getByRole('button', { name: /^Scegli .*Penne/ })
      .first();
    const name = (await found.getAttribute('aria-label'))?.replace('Scegli ', '') ?? '';
    await found.click();
    await line.getByText(`Se manca: ${name}`).waitFor();
    const { cartItems } = await callShop<CartWithWanted>(context, 'cart/view');
    expect(name).toContain(cartItems.find((each) => each.wantedSubstitute)?.wantedSubstitute?.name);
    // refused for the whole order, and accepted again: the chosen one comes back
    const all = page.getByRole('switch', { name: 'Accetto sostituzioni su tutto' });
    const label = page.locator('label', { hasText: 'Accetto sostituzioni su tutto' });
    expect(await all.isChecked()).toBe(true);
    await label.click();
    await expect.poll(() => all.isChecked()).toBe(false);
    await line.getByText('Senza sostituti', { exact: true }).waitFor();
    await label.click();
    await expect.poll(() => all.isChecked()).toBe(true);
    await line.getByText(`Se manca: ${name}`).waitFor();

    // taken out, and put back with what was chosen for it
    await line.getByRole('button', { name: /^Togli / }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Si', exact: true }).click();
    await expect.poll(() => line.count()).toBe(0);
    await page.locator('.toast').getByRole('button', { name: 'Annulla' }).click();
    await line.getByText(`Se manca: ${name}`).waitFor();

    await page.goto('/payment', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Paga \d/ }).click();
    await payAtTheBank(page, cards.approved);
    const orderId = await expectCompleted(page);
    await page.goto(`/profile/orders/${orderId}`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: `Se manca: ${name}` }).click();
    await page.getByRole('radio', { name: 'Niente, meglio senza' }).waitFor();
    await expectAccessible(page);
    await expectNoWider(page);
    if (device === 'phone') expect(await smallTargets(page)).toEqual([]);
    await page.locator('label', { hasText: 'Niente, meglio senza' }).click();
    await page.getByText('Scelta salvata').waitFor();
    await page.getByRole('button', { name: /^Senza sostituti/ }).waitFor();
    await callShop(context, 'order/cancel', { order_id: Number(orderId) });
    await clearPurchase(context);
  });
});

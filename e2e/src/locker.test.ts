import type { LockerStation, OrderLocker } from '@sporta/contract';
import type { BrowserContext } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, logIn, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { prepare, stateOfOrder } from './support/preparing.ts';
import { buyable, cards, clearPurchase, expectCompleted, overMinimum, payAtTheBank } from './support/purchase.ts';
import { scanCode, signInStaff } from './support/staff.ts';
import { smallTargets } from './support/targets.ts';

/* An order through a locker: chosen and paid by its customer, put in by who prepared it, fetched with its code. */

const visit = visits();

/** The station of the store the customer chose, as the Banco has it. */
async function stationAt(context: BrowserContext, name: string): Promise<LockerStation> {
  const { stations } = await callShop<{ stations: LockerStation[] }>(context, 'staff/lockers');
  const found = stations.find(({ station }) => station?.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

describe.each(['phone', 'desk'] as const)('a locker, on the %s', (device) => {
  it('is chosen, told what it cannot take, filled, and opened with the code', async () => {
    const { page, context } = await visit(device);
    await logIn(context);
    await clearPurchase(context);
    const [oil] = overMinimum(await buyable(context, 'q=olio'), 1, 4, 20);
    const [wine] = await buyable(context, 'q=montepulciano');
    for (const [productId, quantity] of [
      [oil?.productId, 4],
      [wine?.productId, 1],
    ]) {
      await callShop(context, 'cart/add-item', { product_id: productId, quantity });
    }

    await page.goto('/checkout', { waitUntil: 'networkidle' });
    await page
      .getByRole('button', { name: device === 'desk' ? /indirizzo/i : /^Via / })
      .first()
      .click();
    const window = page.getByRole('dialog');
    await window.getByText('Locker', { exact: true }).first().click();
    await window.locator('label', { hasText: 'Locker Porta Genova' }).click();
    await expect
      .poll(
        async () =>
          (await callShop<{ shippingAddress?: { addressName: string } }>(context, 'cart/view')).shippingAddress
            ?.addressName,
      )
      .toBe('Locker Porta Genova');
    await expectAccessible(page);
    await page.goto('/checkout', { waitUntil: 'networkidle' });
    await page.getByText('Gli alcolici non si ritirano al locker').first().waitFor();
    const { cartItems } = await callShop<{ cartItems: { cartItemId: number; product: { productId: number } }[] }>(
      context,
      'cart/view',
    );
    const bottle = cartItems.find(({ product }) => product.productId === wine?.productId);
    await callShop(context, 'cart/remove-item', { cart_item_id: bottle?.cartItemId });
    const { days } = await callShop<{
      days: { slots: { timeslotId: number; date: string; status: string; cutoff: string }[] }[];
    }>(context, 'timeslot/list?days=7');
    const slot = days
      .flatMap(({ slots }) => slots)
      .find(
        ({ status, cutoff }) =>
          status !== 'full' && status !== 'closed' && Date.parse(cutoff) > Date.now() + 4 * 3_600_000,
      );
    await callShop(context, 'timeslot/hold', { timeslot_id: slot?.timeslotId, date: slot?.date });
    await page.goto('/payment', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Paga \d/ }).click();
    await payAtTheBank(page, cards.approved);
    const orderId = await expectCompleted(page);
    await page.getByText('Locker Porta Genova').first().waitFor();

    const manager = await visit(device);
    await signInStaff(manager.page, 'responsabile@sporta.example');
    await prepare(manager.context, orderId);
    await manager.page.goto('/banco/locker', { waitUntil: 'networkidle' });
    const { visits: waiting } = await stationAt(manager.context, 'Locker Porta Genova');
    const mine = waiting.find((each) => each.orderId === orderId);
    if (!mine) throw new Error('the order is not at its station');
    await expectAccessible(manager.page);
    expect(await smallTargets(manager.page)).toEqual([]);
    await expectNoWider(manager.page);
    await manager.page.getByRole('button', { name: `Riempi per ${mine.orderNumber}` }).click();
    const filling = manager.page.getByRole('dialog');
    await filling.getByText('Codice da impostare sui vani').waitFor();
    await expectAccessible(manager.page);
    const { visit: plan, code } = await callShop<{ visit: typeof mine; code: string }>(
      manager.context,
      'staff/locker/begin',
      {
        order_id: orderId,
      },
    );
    const rooms = plan.doors.flatMap((door) => Array.from({ length: door.crates }, () => door));
    for (const crate of plan.crates) {
      const at = rooms.findIndex(({ zone }) => zone === crate.zone);
      const [door] = rooms.splice(at, 1);
      await scanCode(manager.page, crate.code);
      await filling.getByText('in mano').waitFor();
      await scanCode(manager.page, `VANO-${door?.label}`);
      await filling.getByText(`vano ${door?.label}`, { exact: true }).first().waitFor();
    }
    await filling.getByRole('button', { name: 'La spesa è dentro' }).click();
    await expect.poll(() => stateOfOrder(manager.context, orderId)).toBe('in-locker');

    await page.goto(`/profile/orders/${orderId}`, { waitUntil: 'networkidle' });
    await page.getByText(`${code.slice(0, 3)} ${code.slice(3)}`).waitFor();
    await page.getByRole('img', { name: `Codice a barre di ${code}` }).waitFor();
    await expectAccessible(page);
    await expectNoWider(page);
    await page.getByRole('button', { name: 'Ho ritirato la spesa' }).click();
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button').last().click();
    await expect.poll(() => stateOfOrder(manager.context, orderId)).toBe('delivered');
    const { locker } = await callShop<{ locker: OrderLocker }>(context, `order/locker?order_id=${orderId}`);
    expect([locker.state, locker.code]).toEqual(['collected', undefined]);
  }, 180_000);
});

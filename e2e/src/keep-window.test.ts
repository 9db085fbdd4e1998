import type { BrowserContext } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, type Device, go, logIn, visits } from './support/browser.ts';
import { ordersOf } from './support/customer.ts';
import { expectNoWider } from './support/fits.ts';
import { clearPurchase, readyToPay } from './support/purchase.ts';

/* "Tieni questa fascia": a window kept every week from the slot that was just chosen, and from an order that was just placed. */

const enter = visits();

const endAll = async (context: BrowserContext) => {
  const { weeklySlots } = await callShop<{ weeklySlots: { weeklySlotId: number }[] }>(context, 'weekly-slot/list');
  for (const { weeklySlotId } of weeklySlots) {
    await callShop(context, 'weekly-slot/end', { weekly_slot_id: weeklySlotId });
  }
};

interface HomeOrder {
  orderId: number;
  shippingAddress: { userAddressId?: number };
  timeslot: { date: string; beginTime: string };
}

interface Window {
  weekday: number;
  beginTime: string;
}

/** Whose slot there is every week, too: on some days a shop has other hours, and offers nothing for those it does not have. */
async function homeOrder(context: BrowserContext): Promise<{ order: HomeOrder; other: Window }> {
  const orders = await ordersOf(context);
  for (const { orderId } of orders.filter((each) => each.state === 'delivered' && each.deliveryServiceId === 1)) {
    const { order } = await callShop<{ order: HomeOrder }>(context, `order/detail?order_id=${orderId}`);
    const { windows } = await callShop<{ windows: Window[] }>(
      context,
      `weekly-slot/choices?user_address_id=${order.shippingAddress.userAddressId}`,
    );
    const { beginTime, date } = order.timeslot;
    const weekday = new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
    const other = windows.find((each) => each.beginTime !== beginTime);
    if (other && windows.some((each) => each.weekday === weekday && each.beginTime === beginTime)) {
      return { order, other };
    }
  }
  throw new Error('the customer of the demo shop has no order in hours of every week');
}

describe.each<Device>(['desk', 'phone'])('a slot kept every week with one press (%s)', (device) => {
  it('from where it is chosen', async () => {
    const { page, context } = await enter(device);
    await readyToPay(context);
    await endAll(context);
    await go(page, '/');
    const hours = page.getByRole('banner').locator('.dlv').getByRole('button').last();
    await (device === 'phone' ? page.getByRole('button', { name: / · Via / }) : hours).click();
    const window = page.getByRole('dialog', { name: device === 'phone' ? 'Quando arriviamo?' : /^Dove e quando/ });
    const offer = window.getByRole('region', { name: 'Fascia settimanale' });
    await offer.getByText('Non compriamo né addebitiamo niente da soli').waitFor();
    await offer.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await expectNoWider(page);
    await offer.getByRole('button', { name: /^Tieni questa fascia ogni \p{L}+, \d+–\d+$/u }).click();
    await offer.getByRole('heading', { name: /^La teniamo ogni / }).waitFor();
    // the button that was pressed is gone: the keyboard goes on from here
    expect(await offer.evaluate((section) => section === document.activeElement)).toBe(true);
    await expectAccessible(page);
    const { weeklySlots } = await callShop<{ weeklySlots: { label: string }[] }>(context, 'weekly-slot/list');
    expect(weeklySlots).toHaveLength(1);
    await endAll(context);
    await clearPurchase(context);
  });

  it('from the order that was placed, in the place of the window it had', async () => {
    const { page, context } = await enter(device);
    await logIn(context);
    await endAll(context);
    const { order, other } = await homeOrder(context);
    await go(page, `/cart/payment-completed/${order.orderId}`);
    const offer = page.getByRole('region', { name: 'Fascia settimanale' });
    await offer.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await expectNoWider(page);
    // another tab keeps another window meanwhile: this page has not seen it, and does not replace it
    await callShop(context, 'weekly-slot/keep', {
      user_address_id: order.shippingAddress.userAddressId,
      weekday: other.weekday,
      begin_time: other.beginTime,
    });
    await offer.getByRole('button', { name: /^Tieni questa fascia/ }).click();
    await offer.getByText(/^Per questo indirizzo teniamo già ogni /).waitFor();
    await offer.getByText(/Prende il posto di quella che tieni per questo indirizzo: ogni /).waitFor();
    await offer.getByRole('button', { name: /^Tieni questa fascia/ }).click();
    await offer.getByRole('heading', { name: /^La teniamo ogni / }).waitFor();
    const { weeklySlots } = await callShop<{ weeklySlots: { beginTime: string }[] }>(context, 'weekly-slot/list');
    expect(weeklySlots.map(({ beginTime }) => beginTime)).toEqual([order.timeslot.beginTime]);
    await endAll(context);
  });
});

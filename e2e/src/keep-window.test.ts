import type { BrowserContext } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, type Device, go, visits } from './support/browser.ts';
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

describe.each<Device>(['desk', 'phone'])('a slot kept every week with one press (%s)', (device) => {
  it('from where it is chosen', async () => {
    const { page, context } = await enter(device);
    await readyToPay(context);
    await endAll(context);
    await go(page, '/');
    await page
      .getByRole('button', { name: / · Via |^Consegna il / })
      .first()
      .click();
    const window = page.getByRole('dialog', { name: device === 'phone' ? 'Quando arriviamo?' : /^Dove e quando/ });
    const offer = window.getByRole('region', { name: 'Fascia settimanale' });
    await offer.getByText('Non compriamo né addebitiamo niente da soli').waitFor();
    await offer.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await expectNoWider(page);
    await offer.getByRole('button', { name: /^Tieni questa fascia ogni \p{L}+, \d+:\d\d–\d+:\d\d$/u }).click();
    await offer.getByRole('heading', { name: /^È tua ogni / }).waitFor();
    // the button that was pressed is gone: the keyboard goes on from here
    expect(await offer.evaluate((section) => section === document.activeElement)).toBe(true);
    await expectAccessible(page);
    const { weeklySlots } = await callShop<{ weeklySlots: { label: string }[] }>(context, 'weekly-slot/list');
    expect(weeklySlots).toHaveLength(1);
    await endAll(context);
    await clearPurchase(context);
  });
});

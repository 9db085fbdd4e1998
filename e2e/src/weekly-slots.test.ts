import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, type Device, logIn, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { smallTargets } from './support/targets.ts';

/* "Tieni per me ogni settimana": asked for, one week left out and taken back, ended. */

const enter = visits();

/** The weekday in three days, whose slots customers may choose already. */
const soon = () => {
  const name = new Intl.DateTimeFormat('it-IT', { weekday: 'long', timeZone: 'Europe/Rome' }).format(
    Date.now() + 3 * 86_400_000,
  );
  return name.charAt(0).toUpperCase() + name.slice(1);
};

describe.each<Device>(['desk', 'phone'])('a window kept every week (%s)', (device) => {
  it('is asked for, left out for a week, and ended', async () => {
    const { page, context } = await enter(device);
    await logIn(context);
    const before = await callShop<{ weeklySlots: { weeklySlotId: number }[] }>(context, 'weekly-slot/list');
    for (const { weeklySlotId } of before.weeklySlots) {
      await callShop(context, 'weekly-slot/end', { weekly_slot_id: weeklySlotId });
    }
    await page.goto('/profile/weekly', { waitUntil: 'networkidle' });
    await page.getByText('Non compriamo né addebitiamo niente da soli').waitFor();
    const ask = page.getByRole('form', { name: 'Tieni per me ogni settimana' });
    await ask.getByLabel('Giorno').selectOption({ label: soon() });
    await expectAccessible(page);
    await expectNoWider(page);
    await ask.getByRole('button', { name: 'Tieni per me' }).click();
    const card = page.getByRole('region', { name: new RegExp(`^Ogni ${soon().toLowerCase()}, `) });
    await card.waitFor();
    // with a list of its own, the shop of the first open day comes into the cart with one press
    await callShop(context, 'cart/empty', {});
    await card.getByLabel('La spesa di ogni settimana').selectOption({ label: 'Lista «Colazione»' });
    await page.getByText('Ogni settimana te la proponiamo').waitFor();
    await card
      .getByRole('button', { name: /^Metti la spesa nel carrello \(La lista «Colazione», 9 prodotti, / })
      .first()
      .click();
    await page.getByText('La spesa è nel carrello').waitFor();
    await card.getByText('Nel carrello').first().waitFor();
    const { totalItems, timeslot } = await callShop<{ totalItems: number; timeslot?: object }>(context, 'cart/view');
    expect(totalItems).toBeGreaterThan(5);
    expect(timeslot).toBeDefined();
    await callShop(context, 'timeslot/release', {});
    await callShop(context, 'cart/empty', {});
    expect(await card.getByRole('listitem').count()).toBe(2);
    await card.getByText('Le settimane dopo').click();
    expect(await card.getByRole('listitem').count()).toBe(5);
    const last = card.getByRole('listitem').last();
    await last.getByRole('button', { name: /^Salta questa settimana/ }).click();
    await last.getByText('In pausa').waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
    await expectNoWider(page);
    // messages lie over what is at the foot of the page
    await expect.poll(() => page.locator('.toast').count()).toBe(0);
    if (device === 'phone') expect(await smallTargets(page)).toEqual([]);
    await last.getByRole('button', { name: /^Riprendi/ }).click();
    await last.getByText('In arrivo').waitFor();
    await card.getByRole('button', { name: 'Non tenerla più' }).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await card.waitFor({ state: 'detached' });
  });
});

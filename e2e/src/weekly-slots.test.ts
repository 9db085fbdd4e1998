import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, type Device, logIn, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { smallTargets } from './support/targets.ts';

/* "Tieni per me ogni settimana": asked for, one week left out and taken back, ended. */

const enter = visits();

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
    await ask.getByLabel('Giorno').selectOption({ label: 'Giovedì' });
    await expectAccessible(page);
    await expectNoWider(page);
    await ask.getByRole('button', { name: 'Tieni per me' }).click();
    const card = page.getByRole('region', { name: /^Ogni giovedì, / });
    await card.waitFor();
    expect(await card.getByRole('listitem').count()).toBe(5);
    const last = card.getByRole('listitem').last();
    await last.getByRole('button', { name: /^Salta questa settimana/ }).click();
    await last.getByText('In pausa').waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
    await expectNoWider(page);
    if (device === 'phone') expect(await smallTargets(page)).toEqual([]);
    await last.getByRole('button', { name: /^Riprendi/ }).click();
    await last.getByText('In arrivo').waitFor();
    await card.getByRole('button', { name: 'Non tenerla più' }).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await card.waitFor({ state: 'detached' });
  });
});

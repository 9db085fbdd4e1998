import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { signInStaff } from './support/staff.ts';
import { smallTargets } from './support/targets.ts';

/** The slots planner as a store manager uses it. */

const visit = visits();

async function openPlanner(page: Page, path = '/banco/fasce'): Promise<void> {
  await signInStaff(page, 'responsabile@sporta.example', path);
  await grid(page).waitFor();
}

const grid = (page: Page) => page.getByRole('table', { name: /Fasce orarie della settimana|Settimana tipo/ });
const open = (page: Page) => grid(page).locator('button.plan-cell:not(.past, .off)');
const side = (page: Page) => page.locator('.plan-side');
const nameOf = (cell: Locator) => cell.locator('.sr').textContent();
const nextWeek = (page: Page) => page.getByRole('button', { name: 'Settimana dopo' }).click();

describe('the slots planner', () => {
  it('gathers changes, publishes them together and takes them back', async () => {
    const { page } = await visit('desk');
    await openPlanner(page);
    await nextWeek(page);
    await page.getByText(/Niente da pubblicare/).waitFor();
    const first = open(page).nth(2);
    const before = await nameOf(first);
    await first.click();
    const capacity = side(page).getByLabel('Capacità');
    const was = Number(await capacity.inputValue());
    await side(page).getByRole('button', { name: 'Un ordine in più' }).click();
    await side(page).getByText(`era ${was}`).waitFor();
    await side(page).getByRole('button', { name: '5,90' }).click();
    await side(page).getByLabel('Fascia eco').check();
    await side(page).getByRole('button', { name: 'Applica' }).click();
    await open(page).nth(3).click();
    await side(page).getByRole('button', { name: 'Gratis' }).click();
    await side(page).getByRole('button', { name: 'Applica' }).click();
    await page.getByRole('button', { name: 'Pubblica 2 modifiche' }).click();
    await page.getByText('2 fasce pubblicate').waitFor();
    await expect.poll(() => nameOf(first)).toContain(`su ${was + 1}, 5,90 euro`);
    await page.reload();
    await expect.poll(() => nameOf(open(page).nth(2))).toContain(`su ${was + 1}, 5,90 euro`);

    // and back: the undo is of the last publishing
    await open(page).nth(2).click();
    await side(page).getByRole('button', { name: 'Un ordine in meno' }).click();
    await side(page).getByLabel('Fascia eco').uncheck();
    await side(page).getByRole('button', { name: '2,90' }).click();
    await side(page).getByRole('button', { name: 'Applica' }).click();
    await page.getByRole('button', { name: 'Pubblica 1 modifica' }).click();
    await page.getByText('Fascia pubblicata').waitFor();
    await page.getByRole('button', { name: 'Annulla' }).last().click();
    await page.getByText('è tornato com’era').waitFor();
    await expect.poll(() => nameOf(open(page).nth(2))).toContain(`su ${was + 1}, 5,90 euro`);
    expect(before).not.toContain('5,90');
  });

  it('moves by arrows, and says what somebody else changed meanwhile', async () => {
    const { page } = await visit('desk');
    await openPlanner(page);
    await nextWeek(page);
    await page.getByText(/Niente da pubblicare/).waitFor();
    await open(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    const focused = await page.evaluate(() => document.activeElement?.querySelector('.sr')?.textContent);
    await page.keyboard.press('Enter');
    await expect.poll(() => side(page).getByRole('heading').textContent()).toBe(focused?.split(':')[0]);
    await side(page).getByRole('button', { name: 'Un ordine in più' }).click();
    await side(page).getByRole('button', { name: 'Applica' }).click();

    // the same change by somebody else, first
    const { week } = await callShop<{
      week: { warehouseId: number; days: { date: string; slots: Record<string, unknown>[] }[] };
    }>(page.context(), `staff/slots/week?day=${new URL(page.url()).searchParams.get('day')}`);
    const title = focused?.split(':')[0] ?? '';
    const day = week.days.find(({ date }) => title.includes(` ${Number(date.slice(8))},`))!;
    const slot = day.slots[1]!;
    const seen = {
      capacity_orders: slot.capacityOrders,
      cost: slot.cost,
      cutoff_minutes: slot.cutoffMinutes,
      eco: slot.eco,
      companies_only: slot.companiesOnly,
      closed: slot.closed,
    };
    await callShop(page.context(), 'staff/slots/publish', {
      warehouse_id: week.warehouseId,
      changes: [{ date: day.date, slot_template_id: slot.slotTemplateId, ...seen, cutoff_minutes: 30, seen }],
    });
    await page.getByRole('button', { name: 'Pubblica 1 modifica' }).click();
    await page.getByText('nel frattempo qualcuno ha cambiato questa fascia').waitFor();
  });

  it('closes a slot and moves who booked', async () => {
    const { page } = await visit('desk');
    await openPlanner(page);
    await expect.poll(() => grid(page).locator('button.plan-cell').count()).toBeGreaterThan(0);
    const booked = grid(page)
      .locator('button.plan-cell:not(.past, .off)')
      .filter({ hasNot: page.locator('b', { hasText: /^0$/ }) });
    if ((await booked.count()) === 0) await nextWeek(page);
    await booked.first().click();
    await side(page).getByRole('button', { name: 'Chiudi subito e sposta gli ordini' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('.plan-moves li').first().waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Motivo').fill('Sciopero dei trasporti');
    await dialog.getByRole('button', { name: 'Chiudi e sposta' }).click();
    await page.getByText(/Fascia chiusa, \d+ ordin/).waitFor();
  });

  it('changes the typical week', async () => {
    const { page } = await visit('desk');
    await openPlanner(page, '/banco/fasce?model=typical');
    await page.getByRole('button', { name: 'Aggiungi una fascia' }).click();
    await side(page).getByLabel('Giorno').selectOption({ label: 'Domenica' });
    await side(page).getByLabel('Dalle', { exact: true }).fill('22:00');
    await side(page).getByLabel('Alle', { exact: true }).fill('21:00');
    await side(page).getByRole('button', { name: 'Aggiungi' }).click();
    await side(page).getByText('La fine viene dopo l’inizio').waitFor();
    await side(page).getByLabel('Alle', { exact: true }).fill('23:00');
    await side(page).getByRole('button', { name: 'Aggiungi' }).click();
    await page.getByText('Domenica 22–23: settimana tipo cambiata').waitFor();
    await grid(page)
      .getByRole('button', { name: /^Domenica, 22–23/ })
      .click();
    await side(page).getByRole('button', { name: 'Togli' }).click();
    await page.getByText('Domenica 22–23: fascia tolta').waitFor();
    await expect
      .poll(() =>
        grid(page)
          .getByRole('button', { name: /^Domenica, 22–23/ })
          .count(),
      )
      .toBe(0);
  });

  it.each([
    ['on a desk', 'desk', 1440],
    ['on a tablet', 'desk', 1024],
    ['on a phone', 'phone', 390],
  ] as const)('has no fault of accessibility %s', async (_, device, width) => {
    const { page } = await visit(device);
    await page.setViewportSize({ width, height: 900 });
    await openPlanner(page);
    await nextWeek(page);
    await page.getByText(/Niente da pubblicare/).waitFor();
    await expectAccessible(page);
    await expectNoWider(page);
    if (device === 'phone') expect(await smallTargets(page)).toEqual([]);
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/fasce-${width}.png`, fullPage: true });
    await page.goto('/banco/fasce?model=typical');
    await grid(page).waitFor();
    await expectAccessible(page);
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/tipo-${width}.png`, fullPage: true });
  });
});

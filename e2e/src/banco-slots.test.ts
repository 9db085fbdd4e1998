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

/** Until the days are there: the week before is shown while they are fetched. */
async function nextWeek(page: Page): Promise<void> {
  const monday = grid(page).getByRole('columnheader').filter({ hasText: 'Lun' });
  const before = await monday.textContent();
  await page.getByRole('button', { name: 'Settimana dopo' }).click();
  await expect.poll(() => monday.textContent()).not.toBe(before);
}

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
    const seenOf = (of: Record<string, unknown>) => ({
      capacity_orders: of.capacityOrders,
      capacity_crates: of.capacityCrates ?? undefined,
      cost: of.cost,
      cutoff_minutes: of.cutoffMinutes,
      eco: of.eco,
      companies_only: of.companiesOnly,
      closed: of.closed,
    });
    const changeOf = (of: Record<string, unknown>, part: object) => ({
      date: day.date,
      slot_template_id: of.slotTemplateId,
      ...seenOf(of),
      ...part,
      seen: seenOf(of),
    });
    await callShop(page.context(), 'staff/slots/publish', {
      warehouse_id: week.warehouseId,
      changes: [changeOf(slot, { cutoff_minutes: 30 }), changeOf(day.slots[2]!, { cost: 7.77 })],
    });
    // it is on the screen without a reload, and what was decided before is still held to what was seen then
    await expect.poll(() => grid(page).textContent()).toContain('7,77');
    await page.getByRole('button', { name: 'Pubblica 1 modifica' }).click();
    await page.getByText('nel frattempo qualcuno ha cambiato questa fascia').waitFor();
  });

  it('limits the crates of a slot by its vans, and says when they are too few', async () => {
    const { page } = await visit('desk');
    await openPlanner(page);
    await nextWeek(page);
    await page.getByText(/Niente da pubblicare/).waitFor();
    const cell = open(page).nth(6);
    await cell.click();
    const crates = side(page).getByLabel('Casse nei furgoni');
    await crates.fill('9999');
    await side(page)
      .getByText(/(Il furgone in uso porta|I \d+ furgoni in uso portano) \d+ casse: con 9999 qualcuna resta a terra/)
      .waitFor();
    await crates.fill('99');
    await side(page).getByRole('button', { name: 'Applica' }).click();
    await page.getByRole('button', { name: 'Pubblica 1 modifica' }).click();
    await page.getByText('Fascia pubblicata').waitFor();
    await page.getByRole('button', { name: /^Vista/ }).click();
    await page.getByRole('menuitemradio', { name: 'Casse nei furgoni' }).click();
    await expect.poll(() => nameOf(cell)).toMatch(/\d+ casse su 99,/);
    await expectAccessible(page);
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/casse-1440.png`, fullPage: true });
    // empty: as the typical week says
    await cell.click();
    await crates.fill('');
    await side(page).getByRole('button', { name: 'Applica' }).click();
    await page.getByRole('button', { name: 'Pubblica 1 modifica' }).click();
    await expect.poll(() => nameOf(cell)).not.toContain('su 99');
    // customers who come to the store need no van
    await page.getByText('Ritiro', { exact: true }).click();
    await expect.poll(() => nameOf(open(page).first())).toContain('prenotati');
    expect(await crates.count()).toBe(0);
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
    // first the slow way, which leaves the orders; then at once: what waited to be published has happened, and waits no more
    await side(page).getByRole('switch', { name: 'Chiusa' }).click();
    await side(page).getByRole('button', { name: 'Applica' }).click();
    await page.getByRole('button', { name: 'Pubblica 1 modifica' }).waitFor();
    await side(page).getByRole('button', { name: 'Chiudi subito e sposta gli ordini' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('.plan-moves li').first().waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Motivo').fill('Sciopero dei trasporti');
    await dialog.getByRole('button', { name: 'Chiudi e sposta' }).click();
    await page.getByText(/Fascia chiusa, \d+ ordin/).waitFor();
    await page.getByRole('button', { name: 'Niente da pubblicare' }).waitFor();
  });

  it('adds a zone whose address the shop then serves, and shows what cannot be read at its field', async () => {
    const { page } = await visit('desk');
    await openPlanner(page);
    await callShop(page.context(), 'user-address/notify-me', { postalcode: '24127' });
    await page.goto('/banco/fasce?model=zones');
    await page.getByRole('button', { name: 'Aggiungi una zona' }).click();
    await side(page)
      .getByRole('button', { name: /Aggiungi 24127 · \d+ client/ })
      .click();
    expect(await side(page).getByLabel('CAP').inputValue()).toBe('24127');
    const name = `Bergamo ${Math.random().toString(36).slice(2)}`;
    await side(page).getByLabel('Nome').fill(name);
    await side(page).getByLabel('CAP').fill('24121-24123, 2412');
    await side(page).getByRole('button', { name: 'Aggiungi la zona' }).click();
    await side(page)
      .getByText(/«2412» non è un CAP/)
      .waitFor();
    await expectAccessible(page);
    await side(page).getByLabel('CAP').fill('24121-24123');
    await side(page).getByRole('button', { name: 'Aggiungi la zona' }).click();
    await page.getByRole('button', { name: new RegExp(`^${name}`), pressed: true }).waitFor();
    const served = async () =>
      (await callShop<{ coverage: { covered: boolean } }>(page.context(), 'user-address/check?postalcode=24122'))
        .coverage.covered;
    expect(await served()).toBe(true);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoWider(page);
    // nobody is served by it any more
    await side(page).getByLabel('CAP').fill('');
    await side(page).getByRole('button', { name: 'Salva la zona' }).click();
    await page.getByRole('button', { name: new RegExp(`^${name}.*non serve nessuno`) }).waitFor();
    expect(await served()).toBe(false);
  });

  it('draws the border of a zone by keys, by pointer and in the list of its corners', async () => {
    const { page } = await visit('desk');
    await openPlanner(page);
    await page.goto('/banco/fasce?model=zones');
    await page.getByRole('button', { name: 'Aggiungi una zona' }).click();
    const name = `Confine ${Math.random().toString(36).slice(2)}`;
    await side(page).getByLabel('Nome').fill(name);
    await side(page).getByLabel('Oltre al prezzo della fascia').fill('900');
    await side(page).getByRole('button', { name: 'Disegna il confine' }).click();
    const dialog = page.getByRole('dialog');
    const corner = (number: number) => dialog.getByRole('button', { name: new RegExp(`^Angolo ${number} di`) });
    const latitude = (number: number) => dialog.getByLabel(`Latitudine dell’angolo ${number}`, { exact: true });
    await corner(4).waitFor();
    await expectAccessible(page);
    // by keys: further north, one more, one less
    const was = await latitude(1).inputValue();
    await corner(1).focus();
    await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(() => latitude(1).inputValue()).not.toBe(was);
    await page.keyboard.press('Enter');
    await expect.poll(() => corner(2).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await dialog.getByRole('listitem').count()).toBe(5);
    await page.keyboard.press('Delete');
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(4);
    // by pointer: a corner follows it, and none is added where it is let go
    const from = (await corner(2).boundingBox())!;
    const centre = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
    const second = await latitude(2).inputValue();
    await page.mouse.move(centre.x, centre.y);
    await page.mouse.down();
    await page.mouse.move(centre.x + 12, centre.y - 12, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => latitude(2).inputValue()).not.toBe(second);
    expect(await dialog.getByRole('listitem').count()).toBe(4);
    // in the list: what is typed counts when left
    const third = await latitude(3).inputValue();
    await latitude(3).fill(await latitude(1).inputValue());
    await latitude(3).press('Enter');
    await latitude(4).fill('40');
    await latitude(4).press('Enter');
    await latitude(3).fill(third);
    await latitude(3).press('Enter');
    await dialog.getByRole('button', { name: 'Togli l’angolo 4' }).click();
    await dialog.getByRole('button', { name: 'Usa questo confine' }).click();
    await side(page).getByText('Confine di 3 angoli').waitFor();
    await side(page).getByRole('button', { name: 'Aggiungi la zona' }).click();
    await page.getByRole('button', { name: new RegExp(`^${name}.*Confine sulla mappa`), pressed: true }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await side(page).getByRole('button', { name: 'Cambia il confine' }).click();
    await corner(3).waitFor();
    await expectNoWider(page);
    await expectAccessible(page);
    // places of other tests are served as before
    await dialog.getByRole('button', { name: 'Senza confine' }).click();
    await side(page).getByRole('button', { name: 'Salva la zona' }).click();
    await page.getByRole('button', { name: new RegExp(`^${name}.*non serve nessuno`) }).waitFor();
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

  it('lets prices follow demand, shows what that makes of a slot, and says what is missing at its field', async () => {
    const { page } = await visit('desk');
    await signInStaff(page, 'staff@sporta.example');
    // a store where no other test buys: its prices move while this one runs
    const { week } = await callShop<{ week: { stores: { warehouseId: number }[] } }>(
      page.context(),
      'staff/slots/week',
    );
    const store = week.stores.at(-1)!.warehouseId;
    expect(store).not.toBe(week.stores[0]!.warehouseId);
    await page.goto(`/banco/fasce?model=prices&store=${store}`);
    const examples = side(page).locator('dl');
    await page.getByRole('heading', { name: 'Prezzi secondo la richiesta' }).waitFor();
    await page.getByLabel('Fasce ancora vuote').check();
    await page.getByLabel('Piene meno del, %').fill('30');
    await page.getByLabel('Ultime ore', { exact: true }).fill('12');
    await page.getByLabel('Sconto, €', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Salva i prezzi' }).click();
    await page.getByText('Serve lo sconto delle fasce vuote').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Sconto, €', { exact: true }).fill('0,70');
    await expect.poll(() => examples.textContent()).toMatch(/ultime ore2,20/);
    await page.getByRole('button', { name: 'Salva i prezzi' }).click();
    await page.getByText('Prezzi salvati').waitFor();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoWider(page);
      if (process.env.PICTURES) {
        await page.screenshot({ path: `${process.env.PICTURES}/prezzi-${width}.png`, fullPage: true });
      }
    }
    await page.reload();
    expect(await page.getByLabel('Ultime ore', { exact: true }).inputValue()).toBe('12');
    await page.getByLabel('Fasce ancora vuote').uncheck();
    await page.getByRole('button', { name: 'Salva i prezzi' }).click();
    await expect.poll(() => examples.textContent()).not.toMatch(/ultime ore/);
    await page.getByText('Prezzi salvati').last().waitFor();

    // somebody else was quicker: the page says so and shows what there is now
    const { prices } = await callShop<{ prices: { version: string } }>(
      page.context(),
      `staff/slot-prices?warehouse_id=${store}`,
    );
    const other = { warehouse_id: store, version: prices.version, eco_discount: 0.5, max: 4.9 };
    await page.getByLabel('Mai sopra, €').fill('7');
    await callShop(page.context(), 'staff/slot-prices/save', other);
    await page.getByRole('button', { name: 'Salva i prezzi' }).click();
    await page.getByText('Nel frattempo qualcuno ha cambiato questi prezzi').waitFor();
    await expect.poll(() => page.getByLabel('Mai sopra, €').inputValue()).toBe('4,90');
    await page.getByLabel('Fasce quasi piene').check();
    await page.getByLabel('Sconto delle fasce eco, €').fill('1');
    await page.getByLabel('Mai sopra, €').fill('5,90');
    await page.getByRole('button', { name: 'Salva i prezzi' }).click();
    await expect.poll(() => examples.textContent()).toMatch(/zona1,90/);
  });

  it('keeps the rules of weekly windows of who was quicker, says so to the other, and lets them try again', async () => {
    const { page } = await visit('phone');
    await signInStaff(page, 'staff@sporta.example');
    // a store where no other test buys
    const { week } = await callShop<{ week: { stores: { warehouseId: number }[] } }>(
      page.context(),
      'staff/slots/week',
    );
    const store = week.stores.at(-1)!.warehouseId;
    const termsNow = async () =>
      (
        await callShop<{ terms: { sharePercent: number; releaseHours: number; version: string } }>(
          page.context(),
          `staff/weekly-slots?warehouse_id=${store}`,
        )
      ).terms;
    const before = await termsNow();
    await page.goto(`/banco/fasce?model=prices&store=${store}`);
    const form = page.getByRole('form', { name: 'Fasce settimanali' });
    const share = form.getByLabel('Quota di ogni fascia, %');
    const hours = form.getByLabel('Ore prima del limite');
    const save = form.getByRole('button', { name: 'Salva le regole' });
    await share.waitFor();
    expect(await save.isEnabled()).toBe(false);
    const wanted = String(before.releaseHours === 36 ? 37 : 36);
    await share.fill('12');
    await hours.fill(wanted);
    const theirs = { share_percent: before.sharePercent === 41 ? 42 : 41, release_hours: before.releaseHours };
    await callShop(page.context(), 'staff/weekly-slots/save', {
      warehouse_id: store,
      version: before.version,
      ...theirs,
    });
    await save.click();
    await page.getByText('Nel frattempo qualcuno ha cambiato queste regole').waitFor();
    // neither what they wrote is lost, nor unseen
    await expect.poll(() => share.inputValue()).toBe(String(theirs.share_percent));
    expect(await termsNow()).toMatchObject({ sharePercent: theirs.share_percent, releaseHours: before.releaseHours });
    await hours.fill(wanted);
    await save.click();
    await expect.poll(termsNow).toMatchObject({ sharePercent: theirs.share_percent, releaseHours: Number(wanted) });
    await expectNoWider(page);
    await expectAccessible(page);
    // as it was found: other tests keep windows of every week
    const { version } = await termsNow();
    await callShop(page.context(), 'staff/weekly-slots/save', {
      warehouse_id: store,
      version,
      share_percent: before.sharePercent,
      release_hours: before.releaseHours,
    });
  });

  it('shows a phone the day that is looked at, with its hours', async () => {
    const { page } = await visit('phone');
    await openPlanner(page);
    const chosen = grid(page).locator('[aria-pressed="true"]');
    // a Sunday night may have nothing left to choose
    if ((await chosen.count()) === 0) return;
    const isSeen = () =>
      chosen.evaluate((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        const hours = cell.closest('tr')!.firstElementChild!.getBoundingClientRect();
        return left >= hours.right && right <= window.innerWidth;
      });
    await expect.poll(isSeen).toBe(true);
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
    const model = page.getByRole('button', { name: /^Modello/ });
    await model.waitFor();
    // a button with nothing to do yet takes no line of a phone
    await expect.poll(() => page.getByText(/Niente da pubblicare/).count()).toBe(device === 'phone' ? 0 : 1);
    await expectAccessible(page);
    await model.press('Enter');
    const items = page.getByRole('menuitemradio');
    await expect.poll(() => items.first().evaluate((item) => item === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => items.nth(1).evaluate((item) => item === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => model.evaluate((button) => button === document.activeElement)).toBe(true);
    await model.press('Enter');
    await items.first().waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => items.count()).toBe(0);
    // nobody stays on what only sends the focus on
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-base-ui-focus-guard'))).toBe(false);
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

import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, type Visit, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { cards, expectCompleted, payAtTheBank, readyToPay } from './support/purchase.ts';
import { signInStaff } from './support/staff.ts';

/* The Banco when something is in the way: a server that is silent, no network, a colleague who was faster. */

const visit = visits();
const LIST = '**/ebsn/api/staff/orders?*';
const rows = (page: Page) => page.getByRole('table', { name: 'Ordini' }).locator('tbody tr[data-row]');
/** What Chromium says on the console of a network or a server that a test broke on purpose. */
const forgetBroken = ({ faults }: Visit) =>
  faults.splice(
    0,
    faults.length,
    ...faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 500/.test(fault)),
  );

/** A paid order whose slot can still change. @returns its id */
async function buy({ page, context }: Visit): Promise<number> {
  await readyToPay(context);
  await page.goto('/payment', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Paga \d/ }).click();
  await payAtTheBank(page, cards.approved);
  return expectCompleted(page);
}

interface SlotChoice {
  timeslotId: number;
  placesLeft: number;
}
const slotsOf = async (context: BrowserContext, orderId: number) =>
  (await callShop<{ slots: SlotChoice[] }>(context, `staff/order/slots?order_id=${orderId}`)).slots.filter(
    ({ placesLeft }) => placesLeft > 0,
  );
const slotOf = async (context: BrowserContext, orderId: number) =>
  (await callShop<{ order: { timeslot: { timeslotId: number } } }>(context, `staff/order?order_id=${orderId}`)).order
    .timeslot.timeslotId;

describe('a server that does not answer', () => {
  it('leaves an older copy of the list, with its hour, until it is back', async () => {
    const visitor = await visit('desk');
    const { page, context } = visitor;
    await signInStaff(page, 'responsabile@sporta.example', '/banco/ordini?day=all');
    await expect.poll(() => rows(page).count()).toBeGreaterThan(0);
    const seen = await rows(page).count();

    await context.route(LIST, (route) => route.abort());
    await page.reload();
    await page.getByRole('heading', { name: 'Non riusciamo a leggere gli ordini' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Mostra quelli delle \d\d:\d\d$/ }).click();
    await expect.poll(() => rows(page).count()).toBe(seen);
    const copy = page.getByText(/^Copia delle \d\d:\d\d\.$/);
    await copy.waitFor();
    await expectAccessible(page);

    // other filters were never read: of those there is no copy
    await page.getByRole('button', { name: /^Annullati/ }).click();
    await page.getByRole('heading', { name: 'Non riusciamo a leggere gli ordini' }).waitFor();
    expect(await page.getByRole('button', { name: /^Mostra quelli/ }).count()).toBe(0);

    await context.unroute(LIST);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect.poll(() => page.getByRole('heading', { name: 'Non riusciamo' }).count()).toBe(0);
    await expect.poll(() => copy.count()).toBe(0);
    forgetBroken(visitor);
  });

  it('names what went wrong as its log does, for who is called', async () => {
    const visitor = await visit('phone');
    const { page, context } = visitor;
    await signInStaff(page, 'responsabile@sporta.example', '/banco');
    await context.route(LIST, (route) =>
      route.fulfill({ status: 500, headers: { 'x-error-id': 'B7-4412' }, contentType: 'text/plain', body: 'no' }),
    );
    await page.goto('/banco/ordini?day=all');
    await page.getByText('Codice da dire all’assistenza: B7-4412').waitFor();
    await expectNoWider(page);
    await expectAccessible(page);
    forgetBroken(visitor);
  });
});

/** Rooms of one thing, which no link of the menu leads to. */
const oneThing = ['ordini/1', 'segnalazioni/1', 'clienti/1', 'clienti/aziende/1', 'clienti/preventivi', 'catalogo/1'];

describe('a room that cannot be read', () => {
  it('has a heading, and the tab says which room it is', async () => {
    const visitor = await visit('desk');
    const { page, context } = visitor;
    await signInStaff(page, 'staff@sporta.example', '/banco');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const paths = await page
      .getByRole('navigation', { name: 'Stanze del Banco' })
      .locator('a[href^="/banco/"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(paths.length).toBeGreaterThan(10);
    await context.route(/\/ebsn\/api\/staff\/(?!me(\?|$))/, (route) =>
      route.fulfill({ status: 500, contentType: 'text/plain', body: 'no' }),
    );
    for (const path of [...new Set(paths), ...oneThing.map((room) => `/banco/${room}`)]) {
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect.poll(() => heading.count(), { message: path }).toBe(1);
      await expect.poll(() => page.title(), { message: path }).toMatch(/^.+ \| Banco$/);
    }
    forgetBroken(visitor);
  });
});

describe('no network', () => {
  it('says since when, and keeps hands off what needs it', async () => {
    const customer = await visit('desk');
    const orderId = await buy(customer);
    const visitor = await visit('desk');
    const { page, context } = visitor;
    await signInStaff(page, 'responsabile@sporta.example', `/banco/ordini/${orderId}`);
    const change = page.getByRole('button', { name: 'Cambia fascia' });
    const cancel = page.getByRole('button', { name: 'Annulla', exact: true });
    await expect.poll(() => change.isEnabled()).toBe(true);
    await context.setOffline(true);
    await page.getByText(/^Senza rete dalle \d\d:\d\d\.$/).waitFor();
    await expect.poll(() => change.isEnabled()).toBe(false);
    expect(await cancel.isEnabled()).toBe(false);
    expect(await page.getByRole('button', { name: 'Stampa' }).isEnabled()).toBe(true);
    await expectAccessible(page);
    await context.setOffline(false);
    await expect.poll(() => change.isEnabled()).toBe(true);
    forgetBroken(visitor);
  });
});

describe('two people and one order', () => {
  it('see both slots side by side, and nobody is overwritten unseen', async () => {
    const customer = await visit('desk');
    const orderId = await buy(customer);
    const { page, context } = await visit('desk');
    await signInStaff(page, 'responsabile@sporta.example', `/banco/ordini/${orderId}`);
    const colleague = await visit('desk');
    await signInStaff(colleague.page, 'assistenza@sporta.example');

    await page.getByRole('button', { name: 'Cambia fascia' }).first().click();
    const choices = page.getByRole('group', { name: 'Nuova fascia' });
    await choices.getByRole('radio').first().waitFor();
    const [mine, , theirs] = await slotsOf(context, orderId);
    await choices.locator('label:has(input:enabled)').first().click();
    await callShop(colleague.context, 'staff/order/change-slot', {
      order_id: orderId,
      timeslot_id: theirs?.timeslotId,
    });

    await page.getByText(/ha cambiato la fascia mentre sceglievi$/).waitFor();
    await expectAccessible(page);
    expect(await slotOf(context, orderId)).toBe(theirs?.timeslotId);
    await page.getByRole('button', { name: 'Metti la mia' }).click();
    await expect.poll(() => slotOf(context, orderId)).toBe(mine?.timeslotId);
  });
});

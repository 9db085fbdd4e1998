import type { ShopStore, StoreDetail, Warehouse } from '@sporta/contract';
import pg from 'pg';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, type Device, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { databaseUrl } from './support/shop.ts';
import { signInStaff } from './support/staff.ts';
import { smallTargets } from './support/targets.ts';

/** The stores as their director opens and changes them. What is changed is put back: other tests buy in the same shop. */

const visit = visits();

const days = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'];

const panelOf = (page: Page) => page.getByRole('region', { name: 'Punti vendita' });

async function openStores(page: Page) {
  await signInStaff(page, 'staff@sporta.example', '/banco/negozio');
  await panelOf(page).getByRole('heading', { level: 3 }).first().waitFor();
}

const storesOf = async (page: Page) => (await callShop<{ stores: ShopStore[] }>(page.context(), 'staff/stores')).stores;
const storeOf = async (page: Page, warehouseId: number) =>
  (await callShop<{ store: StoreDetail }>(page.context(), `staff/store?warehouse_id=${warehouseId}`)).store;

/** Opens the form of the store the fewest tests look at, and says which it is. */
async function changeLast(page: Page) {
  const { name, warehouseId } = (await storesOf(page)).at(-1)!;
  await panelOf(page)
    .getByRole('button', { name: `Cambia ${name}`, exact: true })
    .click();
  const form = panelOf(page).getByRole('form', { name: `Cambia ${name}` });
  await form.waitFor();
  return { form, name, warehouseId };
}

describe('a store of the shop', () => {
  it('gets another telephone, which customers read, and has its own back', async () => {
    const { page } = await visit('desk');
    await openStores(page);
    const { form, name, warehouseId } = await changeLast(page);
    const before = await storeOf(page, warehouseId);
    expect(await form.getByRole('button', { name: 'Salva il punto vendita' }).isDisabled()).toBe(true);
    await expectAccessible(page);
    const phone = form.getByLabel('Telefono (facoltativo)');
    await phone.fill('telefono');
    await form.getByRole('button', { name: 'Salva il punto vendita' }).click();
    await form
      .getByText(/^Telefono.*:/)
      .last()
      .waitFor();
    await expect.poll(() => phone.evaluate((field) => field === document.activeElement)).toBe(true);
    await expectAccessible(page);
    // another one also where an earlier try left its own
    const number = before.phone.endsWith('9876') ? '9877' : '9876';
    await phone.fill(`02 555${number}`);
    await form.getByLabel('Servizi (facoltativo)').fill('Parcheggio di prova');
    await form.getByRole('button', { name: 'Salva il punto vendita' }).click();
    await page.getByText('Salvato: i clienti lo vedono da subito').waitFor();
    await form.waitFor({ state: 'detached' });

    const shop = await page.context().newPage();
    await shop.goto(`/store-locator/${warehouseId}`);
    await shop
      .getByText(new RegExp(`555\\s?${number}`))
      .first()
      .waitFor();
    await shop.getByText('Parcheggio di prova').first().waitFor();
    await shop.close();

    // nothing else is different
    const { version, ...now } = await storeOf(page, warehouseId);
    expect(now).toMatchObject({ name, latitude: before.latitude, week: before.week });
    const again = await changeLast(page);
    await again.form.getByLabel('Telefono (facoltativo)').fill(before.phone);
    await again.form.getByLabel('Servizi (facoltativo)').fill(before.services.join(', '));
    await again.form.getByRole('button', { name: 'Salva il punto vendita' }).click();
    await again.form.waitFor({ state: 'detached' });
    const digits = (text: string) => text.replace(/\D/g, '').replace(/^39/, '');
    expect(digits((await storeOf(page, warehouseId)).phone)).toBe(digits(before.phone));
    expect((await storeOf(page, warehouseId)).version).not.toBe(version);
  });

  it('keeps what was typed while a colleague saved something else, and says so', async () => {
    const { page } = await visit('desk');
    await openStores(page);
    const { form, warehouseId } = await changeLast(page);
    const before = await storeOf(page, warehouseId);
    const answers = (store: StoreDetail) => ({
      warehouse_id: warehouseId,
      version: store.version,
      name: store.name,
      street: store.street,
      street_number: store.streetNumber,
      postal_code: store.postalCode,
      city: store.city,
      province: store.province,
      position: `${store.latitude.toFixed(6)}, ${store.longitude.toFixed(6)}`,
      phone: store.phone,
      email: store.email,
      services: store.services.join(', '),
      hours: store.week.map(({ weekday, opens, closes }) => `${days[weekday - 1]} ${opens}-${closes}`).join('; '),
    });
    await form.getByLabel('Telefono (facoltativo)').fill('02 5551111');
    const email = `di-passaggio-${Date.now()}@sporta.example`;
    await callShop(page.context(), 'staff/stores/change', { ...answers(before), email });
    await form.getByRole('button', { name: 'Salva il punto vendita' }).click();
    await form.getByText('Nel frattempo qualcuno ha cambiato questo punto vendita').waitFor();
    await expect.poll(() => form.getByLabel('E-mail (facoltativo)').inputValue()).toBe(email);
    expect(await form.getByLabel('Telefono (facoltativo)').inputValue()).toBe('02 5551111');
    await form.getByRole('button', { name: 'Salva il punto vendita' }).click();
    await form.waitFor({ state: 'detached' });
    const after = await storeOf(page, warehouseId);
    expect([after.email, after.phone.replace(/\D/g, '')]).toEqual([email, '025551111']);
    await callShop(page.context(), 'staff/stores/change', { ...answers(before), version: after.version });
  });

  it('stands where its pin is put by keys, and the form is left without a trace', async () => {
    const { page } = await visit('phone');
    await openStores(page);
    const { form, warehouseId } = await changeLast(page);
    await expectNoWider(page);
    expect(await smallTargets(page)).toEqual([]);
    const before = await storeOf(page, warehouseId);
    const pin = form.getByRole('button', { name: /^Punto del negozio/ });
    await pin.focus();
    await pin.press('Shift+ArrowUp');
    await pin.press('ArrowRight');
    await form.getByText('Scrivi le coordinate').click();
    const typed = form.getByLabel('Latitudine e longitudine');
    const [latitude, longitude] = (await typed.inputValue()).split(', ').map(Number);
    expect(latitude! - before.latitude).toBeGreaterThan(0);
    expect(latitude! - before.latitude).toBeLessThan(0.01);
    expect(longitude! - before.longitude).toBeGreaterThan(0);
    await expectAccessible(page);
    expect(await form.getByRole('button', { name: 'Salva il punto vendita' }).isEnabled()).toBe(true);
    // typed by who has them from another map
    await typed.fill('12');
    await form.getByText('Non si legge: si scrive come 45.0677, 7.6934').waitFor();
    await typed.fill(`${before.latitude.toFixed(6)}, ${before.longitude.toFixed(6)}`);
    await typed.press('Enter');
    await expect.poll(() => form.getByRole('button', { name: 'Salva il punto vendita' }).isDisabled()).toBe(true);
    await form.getByRole('button', { name: 'Lascia stare' }).click();
    await form.waitFor({ state: 'detached' });
    expect((await storeOf(page, warehouseId)).version).toBe(before.version);
  });
});

describe('one more store', () => {
  it('is found on the map by its address, with its week ready, and says all that is missing', async () => {
    const { page } = await visit('desk');
    await openStores(page);
    const before = (await storesOf(page)).length;
    await panelOf(page).getByRole('button', { name: 'Apri un altro punto vendita' }).click();
    const form = panelOf(page).getByRole('form', { name: 'Un altro punto vendita' });
    await form.getByLabel('Nome', { exact: true }).fill('Bottega di passaggio');
    await form.getByRole('button', { name: 'Apri il punto vendita' }).click();
    await form.getByText('CAP: manca').waitFor();
    await form.getByText('Manca il punto sulla mappa').waitFor();
    await expect
      .poll(() => form.getByLabel('Via', { exact: true }).evaluate((field) => field === document.activeElement))
      .toBe(true);
    await expectAccessible(page);
    await form.getByLabel('Via', { exact: true }).fill('Via Po');
    await form.getByLabel('Città', { exact: true }).fill('Torino');
    await form.getByLabel('CAP', { exact: true }).fill('10124');
    await form.getByLabel('Provincia', { exact: true }).fill('TO');
    await form.getByLabel('Telefono (facoltativo)').focus();
    await form.getByText(/^Trovat[ao] /).waitFor();
    await form.getByRole('button', { name: /^Punto del negozio/ }).waitFor();
    // windows outside of the hours are refused by their own week
    const pickup = form.getByRole('group', { name: 'Ritiro in negozio' });
    await pickup.getByLabel('Lunedì, 2ª apertura, alle').fill('22:00');
    await pickup.getByRole('button', { name: 'Ripeti il lunedì fino a sabato' }).click();
    expect(await pickup.getByLabel('Sabato, 2ª apertura, alle').inputValue()).toBe('22:00');
    await form.getByRole('switch', { name: /Consegna a domicilio/ }).check();
    await form.getByRole('button', { name: 'Apri il punto vendita' }).click();
    await pickup.getByText(/il lunedì 15:00-22:00 il negozio è chiuso/).waitFor();
    await form.getByText(/chi consegna dice anche dove/).waitFor();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Lascia stare' }).click();
    await form.waitFor({ state: 'detached' });
    expect(await storesOf(page)).toHaveLength(before);
  });
});

describe('a store that closes', () => {
  it('says what it owes, takes no orders from that day on, and is open again as it was', async () => {
    const { page } = await visit('desk');
    await openStores(page);
    const { name, warehouseId } = (await storesOf(page)).at(-1)!;
    const open = async () => (await storesOf(page)).find((store) => store.warehouseId === warehouseId)!;
    // another run may have been stopped halfway
    if ((await open()).closesOn) await callShop(page.context(), 'staff/stores/reopen', { warehouse_id: warehouseId });
    await page.reload();
    await panelOf(page)
      .getByRole('button', { name: `Chiudi ${name}`, exact: true })
      .click();
    const dialog = page.getByRole('dialog', { name: `Chiudere ${name}?` });
    await dialog.getByText('Ordini', { exact: true }).waitFor();
    await dialog.getByText('Personale', { exact: true }).waitFor();
    await expectAccessible(page);
    // in half a year: orders of other tests stay possible
    const day = new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10);
    await dialog.getByLabel('Chiude da').fill('');
    await dialog.getByText('Serve un giorno').waitFor();
    expect(await dialog.getByRole('button', { name: /^Chiudi il negozio/ }).isDisabled()).toBe(true);
    await dialog.getByLabel('Chiude da').fill(day);
    await dialog
      .getByText('Nessuno da servire')
      .or(dialog.getByText(/si serv(e|ono) prima/))
      .waitFor();
    await dialog.getByRole('button', { name: 'Chiudi il negozio' }).click();
    await dialog.waitFor({ state: 'detached' });
    await panelOf(page)
      .getByText(/^Chiude da .*: da quel giorno non prende ordini/)
      .waitFor();
    expect((await open()).closesOn).toBe(day);
    await expectAccessible(page);
    await panelOf(page)
      .getByRole('button', { name: `Riapri ${name}`, exact: true })
      .click();
    await page.getByText(`${name} è aperto: i clienti lo trovano da subito`).waitFor();
    expect((await open()).closesOn).toBeUndefined();
  });

  it.each<Device>(['desk', 'phone'])(
    'is named once it is closed, with the others, at its old address (%s)',
    async (device) => {
      const { page } = await visit(device);
      const { warehouses } = await callShop<{ warehouses: Warehouse[] }>(page.context(), 'warehouse-locator/search');
      const gone = warehouses.at(-1)!;
      const others = warehouses.filter((each) => each !== gone);
      const db = new pg.Client({ connectionString: databaseUrl() });
      await db.connect();
      const close = (day: string | null) =>
        db.query('update warehouse set closes_on = $1 where warehouse_id = $2', [day, gone.warehouseId]);
      await close('2000-01-01');
      try {
        // not a page kept from before
        const answer = await page.goto(`/store-locator/${gone.warehouseId}?da=${device}`, { waitUntil: 'networkidle' });
        expect(answer?.status()).toBe(404);
        expect(await page.title()).toBe(`${gone.name} ha chiuso | Sporta`);
        await page.getByRole('heading', { level: 1, name: gone.name }).waitFor();
        await page.getByText('Questo punto vendita ha chiuso.').waitFor();
        for (const { name } of others) await page.getByRole('button', { name, exact: true }).waitFor();
        await expectAccessible(page);
        await expectNoWider(page);
        if (device === 'phone') expect(await smallTargets(page)).toEqual([]);
        await page.getByRole('link', { name: `Dettagli di ${others[0]!.name}` }).click();
        await page.getByRole('heading', { level: 1, name: others[0]!.name }).waitFor();
      } finally {
        await close(null);
        await db.end();
      }
    },
  );

  it('reads on a phone, and is left without a trace', async () => {
    const { page } = await visit('phone');
    await openStores(page);
    const { name, warehouseId } = (await storesOf(page)).at(-1)!;
    await panelOf(page)
      .getByRole('button', { name: `Chiudi ${name}`, exact: true })
      .click();
    const dialog = page.getByRole('dialog', { name: `Chiudere ${name}?` });
    await dialog.getByText('Personale', { exact: true }).waitFor();
    await expectNoWider(page);
    expect(await smallTargets(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Torna indietro' }).click();
    await dialog.waitFor({ state: 'detached' });
    const { closesOn } = (await storesOf(page)).find((store) => store.warehouseId === warehouseId)!;
    expect(closesOn).toBeUndefined();
  });
});

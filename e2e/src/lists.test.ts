import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, closeBrowser, type Device, devices, logIn, type Visit, visit } from './support/browser.ts';
import { buyable, fullName, unlike } from './support/purchase.ts';

/** Lists put in order by dragging, and lists that propose themselves, on a desk and on a phone. */

const open: Visit[] = [];
afterEach(async () => {
  const faults = open.flatMap((each) => each.faults);
  await Promise.all(open.splice(0).map(({ context }) => context.close()));
  expect(faults).toEqual([]);
});
afterAll(closeBrowser);

interface List {
  listId: number;
  name: string;
  recurrence?: { everyDays: number; nextDate: string; due: boolean };
  items: { quantity: number; product: { shortDescr: string; name: string } }[];
}

async function customer(device: Device): Promise<Visit> {
  const visitor = await visit(device);
  open.push(visitor);
  await logIn(visitor.context, 'cliente@sporta.example');
  return visitor;
}

const detail = async ({ context }: Visit, listId: number) =>
  (await callShop<{ list: List }>(context, `list/detail?list_id=${listId}`)).list;
const namesOf = async (visitor: Visit, listId: number) =>
  (await detail(visitor, listId)).items.map(({ product }) => fullName(product));

/** A list of four products that are not called alike. */
async function listOfFour({ context }: Visit, name: string): Promise<number> {
  const products = [
    ...unlike(await buyable(context, 'q=pasta')).slice(0, 2),
    ...unlike(await buyable(context, 'q=olio')).slice(0, 2),
  ];
  const items = products.map(({ productId }, index) => ({ product_id: productId, quantity: index + 1 }));
  return (await callShop<{ list: List }>(context, 'list/insert', { name, items })).list.listId;
}

/** Carries a row by its grip a little beyond the place of another one. */
async function carry(visitor: Visit, device: Device, from: Locator, to: Locator): Promise<void> {
  const { page, context } = visitor;
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const way = end.y - start.y + Math.sign(end.y - start.y) * 12;
  const path = [0.25, 0.5, 0.75, 1].map((part) => ({ x: start.x, y: start.y + way * part }));
  if (device === 'desk') {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const { x, y } of path) await page.mouse.move(x, y);
    await page.mouse.up();
    return;
  }
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [start]);
  for (const point of path) await touch('touchMove', [point]);
  await touch('touchEnd', []);
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The rows of the list, in the middle of the window, where the page does not scroll under what is carried. */
async function openRows(page: Page, listId: number): Promise<Locator> {
  await page.goto(`/profile/lists/${listId}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Quantità e ordine' }).click();
  const rows = page.locator('.list-row');
  await expect.poll(() => rows.count()).toBe(4);
  await rows.first().evaluate((row) => window.scrollTo(0, row.getBoundingClientRect().top + window.scrollY - 220));
  return rows;
}

describe.each(Object.keys(devices) as Device[])('a list on a %s', (device) => {
  it('is put in order by dragging, and gives back what was taken out', async () => {
    const visitor = await customer(device);
    const { page, context } = visitor;
    const listId = await listOfFour(visitor, `Trascinata ${device}`);
    const [first = '', second = '', third = '', fourth = ''] = await namesOf(visitor, listId);
    const rows = await openRows(page, listId);
    const grips = rows.locator('.list-grip');
    await carry(visitor, device, grips.nth(0), grips.nth(2));
    await expect.poll(() => namesOf(visitor, listId)).toEqual([second, third, first, fourth]);
    await expect.poll(() => rows.nth(2).textContent()).toContain(first);
    await carry(visitor, device, grips.nth(1), grips.nth(0));
    await expect.poll(() => namesOf(visitor, listId)).toEqual([third, second, first, fourth]);
    await expectAccessible(page);

    // what was taken out comes back to its place, with its quantity
    const { items } = await detail(visitor, listId);
    await page.getByRole('button', { name: `Togli ${second} dalla lista` }).click();
    await expect.poll(() => namesOf(visitor, listId)).toEqual([third, first, fourth]);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(`Togli ${first} dalla lista`);
    await page.getByRole('button', { name: 'Annulla' }).click();
    await expect.poll(() => namesOf(visitor, listId)).toEqual([third, second, first, fourth]);
    expect((await detail(visitor, listId)).items[1]?.quantity).toBe(items[1]?.quantity);
    await callShop(context, 'list/delete', { list_id: listId });
  });

  it('is filled by searching inside it, and shows what somebody else writes', async () => {
    const visitor = await customer(device);
    const { page, context } = visitor;
    const listId = (await callShop<{ list: List }>(context, 'list/insert', { name: `Cercata ${device}` })).list.listId;
    const [wanted, other] = await buyable(context, 'q=pasta');
    const name = wanted ? fullName(wanted) : '';
    await page.goto(`/profile/lists/${listId}`, { waitUntil: 'networkidle' });
    const field = page.getByLabel('Cerca un prodotto da mettere in lista');
    await field.fill('pas');
    // as everywhere: from four signs on
    expect(await page.locator('.list-found').count()).toBe(0);
    await field.fill(name);
    const add = page.getByRole('button', { name: `Metti ${name} in lista` }).first();
    await add.waitFor();
    await expectAccessible(page);
    await add.click();
    await expect.poll(() => namesOf(visitor, listId)).toEqual([name]);
    await page.getByText('In lista', { exact: true }).first().waitFor();
    await field.fill('zzzzqqqq');
    await page.getByText('Non abbiamo trovato nulla').waitFor();
    await field.fill('');

    // the other one of the household, on another device
    await callShop(context, 'list/add-product', { list_id: listId, product_id: other?.productId });
    await page.getByText('2 prodotti, circa').waitFor({ timeout: 15_000 });
    await callShop(context, 'list/delete', { list_id: listId });
  });

  it('proposes itself as often as its customer chose, and stops', async () => {
    const visitor = await customer(device);
    const { page, context } = visitor;
    const listId = await listOfFour(visitor, `Ricorrente ${device}`);
    const rhythm = async () => (await detail(visitor, listId)).recurrence?.everyDays;
    await page.goto(`/profile/lists/${listId}`, { waitUntil: 'networkidle' });
    const often = page.getByLabel('Riproponimi questa lista');
    await often.selectOption({ label: 'Ogni settimana' });
    await expect.poll(rhythm).toBe(7);
    await page.getByText(/^La prossima volta /).waitFor();
    await often.selectOption({ label: 'Ogni due settimane' });
    await expect.poll(rhythm).toBe(14);
    await expectAccessible(page);
    await often.selectOption({ label: 'Mai' });
    await expect.poll(rhythm).toBeUndefined();
    await page.getByText(/^La prossima volta /).waitFor({ state: 'detached' });
    await callShop(context, 'list/delete', { list_id: listId });
  });
});

it('lets a list whose day has come be left out once', async () => {
  const visitor = await customer('phone');
  const { page, context } = visitor;
  const { lists } = await callShop<{ lists: List[] }>(context, 'list/list');
  const due = lists.find(({ recurrence }) => recurrence?.due);
  if (!due) throw new Error('the demo has a list whose day has come');
  await page.goto('/profile/lists', { waitUntil: 'networkidle' });
  await page.getByText(`È ora di “${due.name}”.`).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Questa volta no' }).click();
  await page.getByText(`È ora di “${due.name}”.`).waitFor({ state: 'detached' });
  const { recurrence } = await detail(visitor, due.listId);
  expect(recurrence).toMatchObject({ everyDays: due.recurrence?.everyDays, due: false });
});

it('says that an order of somebody else is not there', async () => {
  const stranger = await visit('desk');
  open.push(stranger);
  await logIn(stranger.context, 'azienda@sporta.example');
  const { orders } = await callShop<{ orders: { orderId: number }[] }>(stranger.context, 'order/list');
  const { page } = await customer('phone');
  const answer = await page.goto(`/profile/orders/${orders[0]?.orderId}`, { waitUntil: 'networkidle' });
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Questo ordine non c’è' }).waitFor();
  await expectAccessible(page);
});

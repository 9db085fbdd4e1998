import { insertionTypeIds } from '@sporta/contract/constants.ts';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, closeBrowser, logIn, type Visit } from './support/browser.ts';
import { type Deployment, startDeployment, type Word } from './support/deployment.ts';
import { visitWithWorker, whenKept } from './support/no-network.ts';
import { buyable } from './support/purchase.ts';

/** Changes of a cart that wait for the network, while something else happens to them: an update, another page, a session that ends. */

const open: Visit[] = [];
let deployment: Deployment | undefined;
afterEach(async () => {
  const faults = open.flatMap((each) => each.faults);
  await Promise.all(open.splice(0).map(({ context }) => context.close()));
  await deployment?.close();
  deployment = undefined;
  // 419 is a session that ended on purpose
  expect(faults.filter((fault) => !/status of (50[0-9]|419)|ERR_FAILED/.test(fault))).toEqual([]);
});
afterAll(closeBrowser);

async function customer(): Promise<Visit> {
  const visitor = await visitWithWorker('phone');
  open.push(visitor);
  await logIn(visitor.context);
  await callShop(visitor.context, 'cart/unlock', {});
  await callShop(visitor.context, 'cart/empty', {});
  return visitor;
}

type Bought = Awaited<ReturnType<typeof buyable>>[number];
interface CartItem {
  quantity: number;
  product: Bought;
  cartItemInsertionTypeId: number;
}

/** What was ordered, by product; a gift may come by itself. */
async function pieces(context: BrowserContext): Promise<Record<number, number>> {
  const { cartItems } = await callShop<{ cartItems: CartItem[] }>(context, 'cart/view');
  const ordered = cartItems.filter((each) => each.cartItemInsertionTypeId === insertionTypeIds.ordered);
  return Object.fromEntries(ordered.map(({ quantity, product }) => [product.productId, quantity]));
}

const offlineBar = (page: Page) => page.getByRole('region', { name: 'Rete' });
const waits = (page: Page, words: string) =>
  expect.poll(() => offlineBar(page).textContent(), { timeout: 30_000 }).toContain(words);
const of = (page: Page, { slug }: Bought) => ({ has: page.locator(`a[href$="/${slug}"]`) });
const line = (page: Page, product: Bought) => page.locator('.cline').filter(of(page, product));
const add = (page: Page, product: Bought) =>
  page
    .locator('article.card')
    .filter(of(page, product))
    .getByRole('button', { name: /^Aggiungi/ })
    .first()
    .click();

const away: Word = { status: 503, type: 'text/plain', text: 'upstream connect error' };
const isCall = (path: string) => path.startsWith('/ebsn/') || path === '/version.json';

describe('ten changes that wait while a newer program comes', () => {
  it('outlive the update beside a page of the older one, and are made once, in their order', async () => {
    deployment = await startDeployment();
    const { url } = deployment;
    const { page, context } = await customer();
    const found = (await buyable(context, 'q=olio')).slice(0, 10);
    expect(found).toHaveLength(10);
    const [less, gone, ...added] = found as [Bought, Bought, ...Bought[]];
    await callShop(context, 'cart/add-item', { product_id: less.productId, quantity: 3 });
    await callShop(context, 'cart/add-item', { product_id: gone.productId, quantity: 1 });
    await page.goto(`${url}/search?q=olio`);
    await whenKept(page, 'auth/test', 'cart/view', 'products olio');
    const other = await context.newPage();
    await other.goto(`${url}/search?q=olio`);
    await other.keyboard.press('Shift');
    const program = await page.evaluate(
      () =>
        new URL(document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')?.src ?? '')
          .pathname,
    );

    deployment.standBetween((path) => (isCall(path) ? away : undefined));
    await other.bringToFront();
    await add(other, added[0] as Bought);
    await waits(other, 'Una modifica da mandare');
    // each page knows what the other was told, and its own waits behind it
    await page.bringToFront();
    for (const product of added.slice(1, 4)) await add(page, product);
    await waits(page, '4 modifiche da mandare');
    await other.bringToFront();
    await add(other, added[4] as Bought);
    await waits(other, '5 modifiche da mandare');
    await page.bringToFront();
    for (const product of added.slice(5)) await add(page, product);
    await page.goto(`${url}/checkout`);
    await waits(page, '8 modifiche da mandare');
    await line(page, less).getByRole('button', { name: 'Uno in meno' }).click();
    await line(page, gone)
      .getByRole('button', { name: /^Togli/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Si', exact: true }).click();
    await waits(page, '10 modifiche da mandare');
    await other.bringToFront();
    await waits(other, '10 modifiche da mandare');

    deployment.release(program);
    await page.bringToFront();
    await page.goto(`${url}/search?q=olio`);
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((known) => known?.update()));
    const offer = page.getByRole('dialog', { name: /^C’è una nuova versione|^C’è la versione/ });
    await offer.waitFor({ timeout: 30_000 });
    const loaded = page.waitForEvent('load');
    await offer.getByRole('button', { name: 'Aggiorna adesso' }).click();
    await loaded;
    // the worker of the newer program waits for the other page; the pages of this deployment keep their name, so it is offered again
    await offer.getByRole('button', { name: 'Più tardi' }).click();
    await waits(page, '10 modifiche da mandare');

    const made: { call: string; id: string; product?: number }[] = [];
    context.on('request', (request) => {
      const call = /\/ebsn\/api\/cart\/((?:add|update|remove)-item)$/.exec(request.url())?.[1];
      const { change_id, product_id } = call ? request.postDataJSON() : {};
      if (call) made.push({ call, id: change_id, product: product_id });
    });
    deployment.standBetween(undefined);
    await expect
      .poll(() => pieces(context), { timeout: 60_000 })
      .toEqual({ [less.productId]: 2, ...Object.fromEntries(added.map(({ productId }) => [productId, 1])) });
    expect(new Set(made.map(({ id }) => id)).size).toBe(10);
    expect(made.map(({ call }) => call)).toEqual([...added.map(() => 'add-item'), 'update-item', 'remove-item']);
    expect(made.slice(0, 8).map(({ product }) => product)).toEqual(added.map(({ productId }) => productId));
    for (const each of [page, other]) {
      await each.bringToFront();
      await expect.poll(() => offlineBar(each).count(), { timeout: 30_000 }).toBe(0);
      await expect.poll(() => each.getByText('in attesa').count()).toBe(0);
    }
    await callShop(context, 'cart/empty', {});
  });
});

/** Adds three without a network. */
async function withThree(visitor: Visit): Promise<Bought[]> {
  const { page, context } = visitor;
  const three = (await buyable(context, 'q=olio')).slice(0, 3);
  await page.goto('/search?q=olio');
  await whenKept(page, 'auth/test', 'cart/view', 'products olio');
  await context.setOffline(true);
  await page.goto('/search?q=olio');
  await offlineBar(page).waitFor();
  for (const product of three) await add(page, product);
  await waits(page, '3 modifiche da mandare');
  return three;
}

const keptHere = (page: Page) => page.evaluate(() => localStorage.getItem('sporta.cart-changes') ?? '');

describe('who leaves while changes wait', () => {
  it('is asked first; nothing of theirs is left then, on any page, and nothing is sent for whoever comes next', async () => {
    const visitor = await customer();
    const { page, context } = visitor;
    const [first] = (await withThree(visitor)) as [Bought];
    const other = await context.newPage();
    await other.goto('/checkout');
    await line(other, first).waitFor();
    await page.bringToFront();
    await page.goto('/profile');
    const leave = page.getByRole('button', { name: 'Esci', exact: true }).first();
    const question = page.getByRole('alertdialog', {
      name: '3 modifiche al carrello non sono ancora arrivate al negozio',
    });
    await leave.click();
    await question.waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Resta' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await keptHere(page)).toContain(first.name);

    await leave.click();
    await question.getByRole('button', { name: 'Esci e perdile' }).click();
    await page.getByText('Sei uscito da questo dispositivo').waitFor();
    await page.waitForURL((address) => address.pathname === '/');
    expect(await keptHere(page)).not.toContain(first.name);
    await other.bringToFront();
    await expect.poll(() => line(other, first).count()).toBe(0);
    expect(await other.getByText('Giulia').count()).toBe(0);

    await context.setOffline(false);
    await page.bringToFront();
    await page.goto('/');
    await logIn(context, 'azienda@sporta.example');
    await callShop(context, 'cart/empty', {});
    await page.goto('/checkout');
    await page.getByRole('heading', { name: 'Carrello', exact: true }).waitFor();
    await page.waitForTimeout(2_000);
    expect(await pieces(context)).toEqual({});
    await logIn(context);
    expect(await pieces(context)).toEqual({});
  });
});

describe('a session that ended while changes waited', () => {
  it('says that they wait, and sends them when its customer signs in again', async () => {
    const visitor = await customer();
    const { page, context } = visitor;
    const three = await withThree(visitor);
    // ended from another device: this one has its cookie still
    const { cookies } = await context.storageState();
    await fetch(new URL('/ebsn/api/auth/logout', page.url()), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-ebsn-client': 'web',
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      },
      body: '{}',
    });
    await context.setOffline(false);
    const told = page.getByRole('region', { name: 'Modifiche in attesa' });
    await told.waitFor({ timeout: 40_000 });
    expect(await told.textContent()).toContain('3 modifiche al carrello da mandare');
    await expectAccessible(page);
    if (new URL(page.url()).pathname !== '/login') await told.getByRole('link', { name: 'Accedi' }).click();
    await page.waitForURL((address) => address.pathname === '/login');
    await page.getByLabel('E-mail').first().fill('cliente@sporta.example');
    await page.getByLabel('Password', { exact: true }).first().fill('Spesa-2026!');
    await page.getByRole('button', { name: 'Accedi', exact: true }).last().click();
    await page.waitForURL((address) => address.pathname === '/search');
    await expect
      .poll(() => pieces(context), { timeout: 40_000 })
      .toEqual(Object.fromEntries(three.map(({ productId }) => [productId, 1])));
    await expect.poll(() => told.count()).toBe(0);
    await callShop(context, 'cart/empty', {});
  });
});

describe('a browser that takes away all it keeps while changes wait', () => {
  it('loses none of them as long as the page is open, and the shop goes on', async () => {
    const visitor = await customer();
    const { page, context } = visitor;
    const three = await withThree(visitor);
    const browser = await context.newCDPSession(page);
    await browser.send('Storage.clearDataForOrigin', {
      origin: new URL(page.url()).origin,
      storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
    });
    expect(await keptHere(page)).toBe('');
    await context.setOffline(false);
    await expect
      .poll(() => pieces(context), { timeout: 60_000 })
      .toEqual(Object.fromEntries(three.map(({ productId }) => [productId, 1])));
    await page.goto('/checkout');
    await expect.poll(() => page.locator('.cline').count()).toBe(3);
    await callShop(context, 'cart/empty', {});
  });
});

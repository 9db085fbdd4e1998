import { insertionTypeIds } from '@sporta/contract/constants.ts';
import type { Page } from 'playwright';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, closeBrowser, logIn, type Visit } from './support/browser.ts';
import { type Deployment, startDeployment, type Word } from './support/deployment.ts';
import { keptCalls, visitWithWorker, whenKept } from './support/no-network.ts';
import { buyable, holdFreeSlot } from './support/purchase.ts';

/** Worse than no network: one that lies, a device that keeps nothing, a clock that is wrong, somebody else's hands. */

const open: Visit[] = [];
let deployment: Deployment | undefined;
afterEach(async () => {
  const faults = open.flatMap((each) => each.faults);
  await Promise.all(open.splice(0).map(({ context }) => context.close()));
  await deployment?.close();
  deployment = undefined;
  expect(faults.filter((fault) => !/status of 50[0-9]|ERR_FAILED/.test(fault))).toEqual([]);
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
async function pieces({ context }: Visit): Promise<Record<number, number>> {
  const { cartItems } = await callShop<{ cartItems: CartItem[] }>(context, 'cart/view');
  const ordered = cartItems.filter((each) => each.cartItemInsertionTypeId === insertionTypeIds.ordered);
  return Object.fromEntries(ordered.map(({ quantity, product }) => [product.productId, quantity]));
}

const offlineBar = (page: Page) => page.getByRole('region', { name: 'Rete' });
const card = (page: Page, { slug }: Bought) =>
  page.locator('article.card').filter({ has: page.locator(`a[href$="/${slug}"]`) });
const line = (page: Page, { slug }: Bought) =>
  page.locator('.cline').filter({ has: page.locator(`a[href$="/${slug}"]`) });

async function add(page: Page, product: Bought): Promise<void> {
  await card(page, product)
    .getByRole('button', { name: /^Aggiungi/ })
    .first()
    .click();
}

const wifi: Word = { status: 200, type: 'text/html; charset=utf-8', text: '<title>Wi-Fi dell’albergo</title>' };
const away: Word = { status: 503, type: 'text/plain', text: 'upstream connect error' };
const isCall = (path: string) => path.startsWith('/ebsn/') || path === '/version.json';

describe.each([
  ['the login page of a hotel’s network', wifi],
  ['a proxy whose shop is away', away],
])('answered by %s', (_name, word) => {
  it('the shop shows what was last seen, keeps what is added, and takes no word of it for the shop’s', async () => {
    deployment = await startDeployment();
    const visitor = await customer();
    const { page } = visitor;
    const [first] = (await buyable(visitor.context, 'q=olio')) as [Bought];
    await page.goto(`${deployment.url}/search?q=olio`);
    await whenKept(page, 'auth/test', 'cart/view', 'products olio');

    deployment.standBetween((path) => (isCall(path) ? word : undefined));
    await page.goto(`${deployment.url}/checkout`);
    await page.getByRole('heading', { name: 'Carrello', exact: true }).waitFor();
    await page.goBack();
    await add(page, first);
    await expect.poll(() => offlineBar(page).textContent(), { timeout: 30_000 }).toContain('Una modifica da mandare');
    // who was signed in is signed in, and what was kept is as it was
    const kept = await page.evaluate(async () => {
      const answers = await caches.open('sporta.answers');
      const all = await Promise.all((await answers.keys()).map((key) => answers.match(key)));
      return all.map((answer) => answer?.headers.get('content-type') ?? '').filter((type) => type.includes('html'));
    });
    expect(kept).toEqual([]);
    expect(await keptCalls(page)).toContain('cart/view');

    deployment.standBetween(undefined);
    await expect.poll(() => pieces(visitor), { timeout: 40_000 }).toEqual({ [first.productId]: 1 });
    await expect.poll(() => offlineBar(page).count(), { timeout: 30_000 }).toBe(0);
    await callShop(visitor.context, 'cart/empty', {});
  });
});

describe('a device that keeps nothing', () => {
  it.each([
    [
      'without a database',
      `Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });`,
    ],
    ['with a full disk', `Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));`],
  ])('%s one signs in, buys and leaves as anywhere', async (_name, program) => {
    deployment = await startDeployment();
    deployment.beginWorkerWith(program);
    const { url } = deployment;
    const visitor = await visitWithWorker('phone');
    open.push(visitor);
    const { page, context } = visitor;
    await context.addInitScript(() => {
      const no = () => {
        throw new DOMException('no', 'QuotaExceededError');
      };
      Storage.prototype.setItem = no;
      Object.defineProperty(window, 'indexedDB', { get: no });
    });
    await page.goto(`${url}/search?q=olio`);
    await page.keyboard.press('Shift');
    await page.evaluate(() =>
      Promise.race([navigator.serviceWorker.ready.then(() => undefined), new Promise((go) => setTimeout(go, 8000))]),
    );
    await page.goto(`${url}/login?redirect=%2Fsearch%3Fq%3Dolio`);
    await page.getByLabel('E-mail').first().fill('cliente@sporta.example');
    await page.getByLabel('Password', { exact: true }).first().fill('Spesa-2026!');
    await page.getByRole('button', { name: 'Accedi', exact: true }).last().click();
    await page.waitForURL((address) => address.pathname === '/search');
    await callShop(context, 'cart/empty', {});
    await page.reload();
    const [first] = (await buyable(context, 'q=olio')) as [Bought];
    await add(page, first);
    await expect.poll(() => pieces(visitor)).toEqual({ [first.productId]: 1 });
    await callShop(context, 'cart/empty', {});
    // a page left while it still asks for its parts hears "log in" for them, which is no fault
    await page.goto(`${url}/profile`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Esci' }).first().click();
    await page.waitForURL((address) => address.pathname === '/');
    const { userId } = await session(visitor);
    expect(userId).toBe(0);
  });
});

async function session({ context }: Visit): Promise<{ userId: number }> {
  const answer = await context.request.get(new URL('/ebsn/api/auth/test', open[0]?.page.url()).href);
  return (await answer.json()).user;
}

describe('one device, two people', () => {
  it('who leaves without a network is gone, at once here and at the shop as soon as it hears of it', async () => {
    const visitor = await customer();
    const { page, context } = visitor;
    const [first] = (await buyable(context, 'q=olio')) as [Bought];
    await callShop(context, 'cart/add-item', { product_id: first.productId, quantity: 2 });
    await page.goto('/profile');
    await whenKept(page, 'auth/test', 'cart/view', 'list/list');
    const { cookies } = await context.storageState();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Esci' }).first().click();
    await page.getByText('Sei uscito da questo dispositivo').waitFor();
    await page.waitForURL((address) => address.pathname === '/');
    await expect.poll(() => keptCalls(page)).not.toContain('cart/view');
    // opened again, and again without a network, nobody is there
    await page.goto('/checkout');
    await page
      .getByRole('heading', { name: /Accedi|Ciao|Sei senza/ })
      .first()
      .waitFor();
    expect(await page.getByText('Giulia').count()).toBe(0);

    await context.setOffline(false);
    await page.goto('/');
    await page.getByRole('heading').first().waitFor();
    expect(await page.getByText('Giulia').count()).toBe(0);
    expect((await session(visitor)).userId).toBe(0);
    // the session is over, not only its cookie: whoever copied it has nothing
    const copy = await fetch(new URL('/ebsn/api/auth/test', page.url()), {
      headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    });
    expect(((await copy.json()) as { user: { userId: number } }).user.userId).toBe(0);

    await logIn(context, 'azienda@sporta.example');
    await page.goto('/checkout');
    await page.getByRole('heading', { name: 'Carrello', exact: true }).waitFor();
    expect(await line(page, first).count()).toBe(0);
    await page.waitForTimeout(500);
    expect((await session(visitor)).userId).toBeGreaterThan(0);
  });
});

describe('two devices of a household', () => {
  it('that both changed one line without a network have what both wanted', async () => {
    const [one, other] = [await customer(), await customer()];
    const [oil] = (await buyable(one.context, 'q=olio')) as [Bought];
    await callShop(one.context, 'cart/add-item', { product_id: oil.productId, quantity: 2 });
    for (const visitor of [one, other]) {
      await visitor.page.goto('/checkout');
      await whenKept(visitor.page, 'auth/test', 'cart/view');
      await visitor.context.setOffline(true);
      await visitor.page.goto('/checkout');
      await offlineBar(visitor.page).waitFor();
    }
    const more = ({ page }: Visit) => line(page, oil).getByRole('button', { name: 'Uno in più' });
    await more(one).click();
    await more(other).click();
    await expect.poll(() => line(other.page, oil).textContent()).toContain('da 2');
    await more(other).click();
    await expect.poll(() => line(other.page, oil).textContent()).toMatch(/da 2.*a 4/);
    await Promise.all([one, other].map(({ context }) => context.setOffline(false)));
    await expect.poll(() => pieces(one), { timeout: 40_000 }).toEqual({ [oil.productId]: 5 });
    for (const { page } of [one, other]) await expect.poll(() => page.getByText('in attesa').count()).toBe(0);
    expect(await pieces(one)).toEqual({ [oil.productId]: 5 });
    await callShop(one.context, 'cart/empty', {});
  });
});

describe('a newer program that comes while changes wait', () => {
  it('takes over, and sends them once', async () => {
    deployment = await startDeployment();
    const { url } = deployment;
    const visitor = await customer();
    const { page, context } = visitor;
    const [oil] = (await buyable(context, 'q=olio')) as [Bought];
    await page.goto(`${url}/search?q=olio`);
    await whenKept(page, 'auth/test', 'cart/view', 'products olio');
    const program = await page.evaluate(
      () =>
        new URL(document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')?.src ?? '')
          .pathname,
    );
    deployment.standBetween((path) => (isCall(path) ? away : undefined));
    await add(page, oil);
    await expect.poll(() => offlineBar(page).textContent(), { timeout: 30_000 }).toContain('Una modifica da mandare');
    deployment.release(program);
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()));
    const offer = page.getByRole('dialog', { name: /^C’è una nuova versione|^C’è la versione/ });
    await offer.waitFor({ timeout: 30_000 });
    const loaded = page.waitForEvent('load');
    await offer.getByRole('button', { name: 'Aggiorna adesso' }).click();
    await loaded;
    await expect.poll(() => offlineBar(page).textContent(), { timeout: 30_000 }).toContain('Una modifica da mandare');
    deployment.standBetween(undefined);
    await expect.poll(() => pieces(visitor), { timeout: 40_000 }).toEqual({ [oil.productId]: 1 });
    await callShop(context, 'cart/empty', {});
  });
});

describe('a phone whose clock is a day off', () => {
  it.each([
    ['ahead', 1],
    ['behind', -1],
  ])('%s: the slot that is held is held', async (_name, days) => {
    const visitor = await customer();
    const { page, context } = visitor;
    const [oil] = (await buyable(context, 'q=olio')) as [Bought];
    await callShop(context, 'cart/add-item', { product_id: oil.productId, quantity: 2 });
    await holdFreeSlot(context);
    await context.addInitScript((offMs) => {
      const Right = Date;
      const now = () => Right.now() + offMs;
      class Wrong extends Right {
        constructor(...given: unknown[]) {
          super(...((given.length === 0 ? [now()] : given) as [number]));
        }
        static override now = now;
      }
      globalThis.Date = Wrong as DateConstructor;
      Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + offMs });
    }, days * 86_400_000);
    await page.goto('/checkout');
    await page.getByText(/Ti teniamo la fascia per altri/).waitFor();
    expect(await page.getByText('non è più riservata').count()).toBe(0);
    await expectAccessible(page);
    await callShop(context, 'timeslot/release', {});
    await callShop(context, 'cart/empty', {});
  });
});

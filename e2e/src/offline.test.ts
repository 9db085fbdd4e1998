import { insertionTypeIds } from '@sporta/contract/constants.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, closeBrowser, type Device, logIn, type Visit } from './support/browser.ts';
import { keptCalls, visitWithWorker, whenKept } from './support/no-network.ts';
import { buyable, holdFreeSlot } from './support/purchase.ts';

/** The shop without a network: in a cellar, on a train. */

const open: Visit[] = [];
afterEach(async () => {
  const faults = open.flatMap((each) => each.faults);
  await Promise.all(open.splice(0).map(({ context }) => context.close()));
  expect(faults).toEqual([]);
});
afterAll(closeBrowser);

async function customer(device: Device): Promise<Visit> {
  const visitor = await visitWithWorker(device);
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

const offlineBar = ({ page }: Visit) => page.getByRole('region', { name: 'Rete' });

describe('without a network', () => {
  it('the shop opens with what was last seen: home, a category, a product, the lists and the cart, each with its age', async () => {
    const visitor = await customer('phone');
    const { page, context } = visitor;
    const [product] = await buyable(context, 'q=olio');
    await callShop(context, 'cart/add-item', { product_id: product?.productId, quantity: 2 });
    await page.goto('/');
    await whenKept(page, 'auth/test', 'cart/view', 'category', 'home/view', 'list/list');
    await page.goto('/frutta-e-verdura');
    await whenKept(page, 'category frutta-e-verdura', 'products category');
    const shown = await page.locator('article.card').count();
    expect(shown).toBeGreaterThan(4);

    await context.setOffline(true);
    await page.goto('/');
    await offlineBar(visitor).waitFor();
    expect(await offlineBar(visitor).textContent()).toMatch(/Sei senza rete[.] Visto alle \d\d:\d\d/);
    await page.goto('/frutta-e-verdura');
    await expect.poll(() => page.locator('article.card').count()).toBe(shown);
    await page.goto('/checkout');
    await page.getByRole('heading', { name: 'Carrello', exact: true }).waitFor();
    await expect.poll(() => page.locator('.cline').count()).toBe(1);
    expect(await offlineBar(visitor).textContent()).toMatch(/Il carrello è salvo qui, prezzi delle \d\d:\d\d/);
    await expectAccessible(page);
    await page.goto('/profile/lists');
    await page.getByRole('heading', { name: 'Le tue liste' }).first().waitFor();
    // what was never seen says so instead of the browser's own page
    await page.goto('/product/mai-visto-1');
    await page.getByRole('heading', { name: 'Sei senza connessione' }).waitFor();

    await context.setOffline(false);
    await page.goto('/checkout');
    await expect.poll(() => offlineBar(visitor).count()).toBe(0);
    await callShop(context, 'cart/empty', {});
  });

  it('what is added, changed and removed waits, outlives a reload, and is done once beside what another device did', async () => {
    const visitor = await customer('phone');
    const { page, context } = visitor;
    const [first, second, third] = (await buyable(context, 'q=olio')) as [Bought, Bought, Bought];
    await callShop(context, 'cart/add-item', { product_id: second.productId, quantity: 1 });
    await callShop(context, 'cart/add-item', { product_id: third.productId, quantity: 2 });
    await holdFreeSlot(context);
    await page.goto('/search?q=olio');
    await whenKept(page, 'auth/test', 'cart/view', 'products olio');

    await context.setOffline(true);
    await page.goto('/search?q=olio');
    await offlineBar(visitor).waitFor();
    // by their address: one name may stand in another's
    const of = ({ slug }: Bought) => ({ has: page.locator(`a[href$="/${slug}"]`) });
    await page
      .locator('article.card')
      .filter(of(first))
      .getByRole('button', { name: /^Aggiungi/ })
      .first()
      .click();
    await page.goto('/checkout');
    const line = (product: Bought) => page.locator('.cline').filter(of(product));
    await expect.poll(() => line(first).textContent()).toContain('aggiunto, in attesa');
    await line(second).getByRole('button', { name: 'Uno in più' }).click();
    await expect.poll(() => line(second).textContent()).toMatch(/da 1.pz a 2.pz, in attesa/);
    expect(await page.getByRole('button', { name: 'Per ordinare serve la rete' }).last().isDisabled()).toBe(true);
    await page.getByText(/^La fascia .* è tua fino alle \d\d:\d\d[.]$/).waitFor();
    await page.reload();
    await expect.poll(() => line(first).textContent()).toContain('aggiunto, in attesa');
    await expect.poll(() => offlineBar(visitor).textContent()).toContain('2 modifiche da mandare');
    await expectAccessible(page);

    // the other device, which has a network
    await callShop(context, 'cart/add-item', { product_id: second.productId, quantity: 3 });
    // a gift may come by itself, when what is bought is dear enough
    const pieces = async () => {
      const { cartItems } = await callShop<{ cartItems: CartItem[] }>(context, 'cart/view');
      const ordered = cartItems.filter((each) => each.cartItemInsertionTypeId === insertionTypeIds.ordered);
      return Object.fromEntries(ordered.map(({ quantity, product }) => [product.productId, quantity]));
    };
    await context.setOffline(false);
    await expect
      .poll(pieces, { timeout: 40_000 })
      .toEqual({ [first.productId]: 1, [second.productId]: 5, [third.productId]: 2 });
    await expect.poll(() => page.getByText('in attesa').count()).toBe(0);
    await expect.poll(() => offlineBar(visitor).count()).toBe(0);
    await callShop(context, 'timeslot/release', {});
    await callShop(context, 'cart/empty', {});
  });

  it('nothing of a person is left after leaving', async () => {
    const visitor = await customer('desk');
    const { page, context } = visitor;
    await page.goto('/profile/profile-update');
    await whenKept(page, 'auth/test', 'cart/view', 'list/list');
    await page.getByRole('button', { name: 'Esci' }).first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => keptCalls(page)).not.toContain('cart/view');
    await context.setOffline(true);
    await page.goto('/checkout');
    await page
      .getByRole('heading', { name: /Accedi|Ciao/ })
      .first()
      .waitFor();
    expect(await keptCalls(page)).not.toContain('cart/view');
    expect(await keptCalls(page)).not.toContain('list/list');
  });

  it('keeps nothing of payments, orders and staff, and lets them to the network', async () => {
    const visitor = await customer('desk');
    const { page, context } = visitor;
    await page.goto('/profile/orders');
    await whenKept(page, 'auth/test', 'cart/view');
    const kept = await keptCalls(page);
    expect(kept.filter((path) => /payment|order|staff|registration|giftcertificate/.test(path))).toEqual([]);
    await context.setOffline(true);
    await expect(page.goto('/banco')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  });
});

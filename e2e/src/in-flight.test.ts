import { insertionTypeIds } from '@sporta/contract/constants.ts';
import { startPushService } from '@sporta/simulators';
import pg from 'pg';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, closeBrowser, logIn, type Visit, visit } from './support/browser.ts';
import { visitWithWorker, whenKept } from './support/no-network.ts';
import { mine, startWaves, take } from './support/preparing.ts';
import { buyable, cards, clearPurchase, expectCompleted, holdFreeSlot, payAtTheBank } from './support/purchase.ts';
import { listenForPush } from './support/push.ts';
import { databaseUrl, pushPort, shopUrl } from './support/shop.ts';
import { signInStaff } from './support/staff.ts';

/**
 * The whole way of the app on a phone: installed, opened in flight mode, filled from a list, the network back, paid at a bank that lies on
 * another page, and followed by notifications.
 */

const open: Visit[] = [];
afterEach(async () => {
  const faults = open.flatMap((each) => each.faults);
  await Promise.all(open.splice(0).map(({ context }) => context.close()));
  expect(faults).toEqual([]);
});
afterAll(closeBrowser);

interface Line {
  quantity: number;
  product: { productId: number };
  cartItemInsertionTypeId: number;
}

async function ordered(context: BrowserContext): Promise<Record<number, number>> {
  const { cartItems } = await callShop<{ cartItems: Line[] }>(context, 'cart/view');
  const own = cartItems.filter((each) => each.cartItemInsertionTypeId === insertionTypeIds.ordered);
  return Object.fromEntries(own.map(({ quantity, product }) => [product.productId, quantity]));
}

it('is whole', { timeout: 480_000 }, async () => {
  const visitor = await visitWithWorker('phone');
  open.push(visitor);
  const { page, context } = visitor;
  await logIn(context);
  await clearPurchase(context);
  await holdFreeSlot(context);
  const found = [...(await buyable(context, 'q=olio')), ...(await buyable(context, 'q=pasta'))];
  const ten = [...new Map(found.map((each) => [each.productId, each])).values()].slice(0, 10);
  expect(ten).toHaveLength(10);
  const name = `Per il viaggio ${Date.now()}`;
  const { list } = await callShop<{ list: { listId: number } }>(context, 'list/insert', {
    name,
    items: ten.map(({ productId }) => ({ product_id: productId, quantity: 2 })),
  });

  await page.goto(`/profile/lists/${list.listId}`);
  await whenKept(page, 'auth/test', 'cart/view', 'home/view', 'list/list', 'list/detail');

  await expectInstallable(page, context);

  await context.setOffline(true);
  await page.goto('/');
  const bar = page.getByRole('region', { name: 'Rete' });
  await bar.waitFor();
  await page.goto(`/profile/lists/${list.listId}`);
  await page.getByRole('button', { name: 'Aggiungi 10 al carrello' }).click();
  await expect.poll(() => bar.textContent()).toContain('10 modifiche da mandare');
  await page.goto('/checkout');
  await expect.poll(() => page.locator('.cline').count()).toBe(10);
  await expectAccessible(page);

  // meanwhile somebody else takes the last piece of one of them
  const [gone, ...others] = ten as [(typeof ten)[number], ...typeof ten];
  const giveBack = await takeAll(gone.productId);
  try {
    const elsewhere = await visit('phone');
    open.push(elsewhere);
    await expect
      .poll(async () =>
        (await buyable(elsewhere.context, `q=${encodeURIComponent(gone.name)}`)).map((each) => each.productId),
      )
      .not.toContain(gone.productId);
    await context.setOffline(false);
    await expect
      .poll(() => ordered(context), { timeout: 60_000 })
      .toEqual(Object.fromEntries(others.map(({ productId }) => [productId, 2])));
  } finally {
    await giveBack();
  }
  const unapplied = page.getByRole('region', { name: 'Modifiche non riuscite' });
  await unapplied.waitFor({ timeout: 30_000 });
  expect(await unapplied.getByRole('listitem').allTextContents()).toEqual([expect.stringContaining(gone.name)]);
  await expectAccessible(page);
  await unapplied.getByRole('button', { name: 'Ho capito' }).click();
  await expect.poll(() => bar.count()).toBe(0);

  await page.goto('/payment', { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: /^Paga \d/ })
    .first()
    .click();
  await page.waitForURL((url) => url.origin !== shopUrl(), { timeout: 60_000 });
  await payAtTheBank(page, cards.approved);
  const orderId = await expectCompleted(page);

  await followed(page, context, orderId);
  await callShop(context, 'list/delete', { list_id: list.listId });
});

/** A browser without a screen installs nothing, but says what it would install. */
async function expectInstallable(page: Page, context: BrowserContext): Promise<void> {
  const browser = await context.newCDPSession(page);
  const { data = '{}', errors } = await browser.send('Page.getAppManifest');
  expect(errors.filter(({ critical }) => critical !== 0)).toEqual([]);
  const { icons, ...manifest } = JSON.parse(data) as { icons: { sizes: string }[] };
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  await browser.detach();
}

/** The customer says yes; who prepares puts something else in the place of one product, and the customer is asked. */
async function followed(page: Page, context: BrowserContext, orderId: number): Promise<void> {
  const service = await startPushService({ port: pushPort() });
  try {
    const { publicKey } = await callShop<{ publicKey: string }>(context, 'notification/detail');
    const { endpoint, p256dh, auth, ...device } = service.device(publicKey);
    await callShop(context, 'notification/subscribe', { endpoint, p256dh, auth });
    await callShop(context, 'notification/choose', { kind: 'substitutions', channel: 'push', wanted: true });
    const push = await listenForPush(page, context);
    const manager = await visit('desk');
    open.push(manager);
    await signInStaff(manager.page, 'responsabile@sporta.example');
    await startWaves(manager.context);
    await take(manager.context, orderId);
    await substituteOne(manager.context, orderId).catch(async (error) => {
      await giveBack(manager.context, orderId);
      throw error;
    });
    // other orders of the demo's customer may be on their way as well
    const told = async (title: string) => {
      const ours = () =>
        device.messages.find(({ text }) => {
          const said = JSON.parse(text);
          return said.title === title && said.path === `/profile/orders/${orderId}`;
        });
      await expect.poll(ours, { timeout: 100_000, interval: 1000 }).toBeDefined();
      await push.bring(ours()!.text);
      await expect.poll(async () => (await push.shown()).at(-1)?.title).toBe(title);
      return (await push.shown()).at(-1)!;
    };
    const substituted = await told('Abbiamo sostituito qualcosa');
    expect(substituted.data).toBe(`/profile/orders/${orderId}`);
    await page.goto(substituted.data);
    await page
      .getByRole('button', { name: /rifiut|non lo voglio/i })
      .first()
      .waitFor();

    await giveBack(manager.context, orderId);
    expect(service.refused).toEqual([]);
  } finally {
    await callShop(context, 'notification/choose', { kind: 'substitutions', channel: 'push', wanted: false });
    await service.close();
  }
}

/** Others may go on with it. */
async function giveBack(manager: BrowserContext, orderId: number): Promise<void> {
  const order = (await mine(manager)).orders.find((each) => each.orderId === orderId);
  for (const { zone } of order?.tasks.filter((task) => task.mine) ?? []) {
    await callShop(manager, 'staff/picking/give-back', { order_id: orderId, zone });
  }
}

/** The first line for which something can be given: what tests before have bought may be all there was of another. */
async function substituteOne(manager: BrowserContext, orderId: number): Promise<void> {
  const order = (await mine(manager)).orders.find((each) => each.orderId === orderId);
  const refusals: unknown[] = [];
  for (const line of order?.lines ?? []) {
    if (line.weight !== undefined || line.orderedQuantity !== 2) continue;
    const { proposals } = await callShop<{ proposals: { productId: number }[] }>(
      manager,
      `staff/picking/proposals?order_line_id=${line.orderLineId}`,
    );
    for (const { productId } of proposals) {
      const { results } = await callShop<{ results: { outcome: string }[] }>(manager, 'staff/picking/gestures', {
        device: 'e2e-tablet',
        gestures: [
          {
            id: `e2e-instead-${line.orderLineId}-${productId}`,
            order_id: orderId,
            order_line_id: line.orderLineId,
            revision: line.state.revision,
            at: new Date().toISOString(),
            kind: 'substitute',
            quantity: 2,
            product_id: productId,
          },
        ],
      });
      if (results[0]?.outcome === 'applied') return;
      refusals.push(results[0]);
    }
  }
  throw new Error(`nothing can be substituted: ${JSON.stringify(refusals)}`);
}

/** Somebody else takes all there is of a product. @returns gives it back */
async function takeAll(productId: number): Promise<() => Promise<void>> {
  const before = await query('select warehouse_id, on_hand from stock where product_id = $1', [productId]);
  await query('update stock set on_hand = reserved where product_id = $1', [productId]);
  return async () => {
    for (const { warehouse_id, on_hand } of before) {
      await query('update stock set on_hand = $3 where product_id = $1 and warehouse_id = $2', [
        productId,
        warehouse_id,
        on_hand,
      ]);
    }
  };
}

async function query(text: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  const db = new pg.Client({ connectionString: databaseUrl() });
  await db.connect();
  try {
    return (await db.query(text, values)).rows;
  } finally {
    await db.end();
  }
}

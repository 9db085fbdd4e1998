// @vitest-environment happy-dom
import { ApiError, type ApiErrorKind, type Cart, type Client, type Product } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changesBetween } from '../../lib/testing/changes-between.ts';
import { knownCart, setCart } from './cart-query.ts';
import { flushQuantity, sendWaiting } from './flush-quantity.ts';
import { type KeptCart, keepChanges, type Unapplied } from './keep-changes.ts';
import { forgetKeptChanges } from './kept-changes.ts';
import { wishes } from './wishes.ts';

type Fault = 'before' | 'after' | 'away' | undefined;

/** A shop that makes a change once by its id, and whose network fails before a call or after it. */
function shopOnATrain() {
  const lines = new Map<number, number>();
  const done = new Set<string>();
  const calls: string[] = [];
  const refusals = new Map<number, string>();
  const broken = new Set<number>();
  let revision = 1;
  let fault: () => Fault = () => undefined;
  let answers = Promise.resolve();
  const cart = () =>
    ({
      cartId: 1,
      revision,
      cartItems: [...lines].map(([productId, quantity]) => ({
        cartItemId: 100 + productId,
        quantity,
        product: { productId },
        cartItemInsertionTypeId: 1,
      })),
    }) as unknown as Cart;
  const failure = (kind: ApiErrorKind, error: string) =>
    new ApiError(kind, { status: 0, errors: [{ code: kind === 'network' ? 'network' : error, error }] });
  const make = (path: string, input: Record<string, number>) => {
    const productId = input.product_id ?? (input.cart_item_id ?? 0) - 100;
    const reason = refusals.get(productId);
    if (reason) throw failure('refused', reason);
    if (broken.has(productId)) throw failure('server', 'Qualcosa non ha funzionato');
    const present = lines.get(productId);
    if (path !== 'cart/add-item' && present === undefined) throw failure('refused', 'item-not-found');
    if (path === 'cart/add-item') lines.set(productId, (present ?? 0) + (input.quantity ?? 0));
    else if (path === 'cart/update-item') lines.set(productId, input.quantity ?? 0);
    else lines.delete(productId);
    revision += 1;
  };
  const api = {
    async call({ path }: { path: string }, input: Record<string, never> = {}) {
      const now = fault();
      await answers;
      if (now === 'before') throw failure('network', 'no network');
      if (now === 'away') throw failure('unavailable', 'the shop is away');
      const { change_id } = input as { change_id?: string };
      const before = cart();
      if (path !== 'cart/view' && !done.has(change_id ?? '')) {
        calls.push(path);
        make(path, input);
        done.add(change_id ?? '');
      }
      if (now === 'after') throw failure('network', 'the answer is lost');
      return { data: path === 'cart/view' ? cart() : changesBetween(before, cart()) };
    },
  } as unknown as Client;
  return {
    api,
    cart,
    lines,
    calls,
    refusals,
    broken,
    fails: (how: () => Fault) => (fault = how),
    answersAfter: (moment: Promise<void>) => (answers = moment),
  };
}

const product = (productId: number) => ({ productId, name: `Prodotto ${productId}`, shortDescr: '' }) as Product;

describe('the cart without a network', () => {
  let shop: ReturnType<typeof shopOnATrain>;
  let client: QueryClient;
  let keeper: KeptCart;
  let unapplied: Unapplied[];
  const open = (by = 1) => {
    keeper = keepChanges({
      api: shop.api,
      queryClient: client,
      by,
      onUnapplied: (changes) => unapplied.push(...changes),
    });
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
  const tap = async (productId: number, pieces: number) => {
    wishes.set(productId, { quantity: pieces * 1000, product: product(productId) });
    flushQuantity(shop.api, client, productId);
    await settle();
  };
  beforeEach(() => {
    forgetKeptChanges();
    for (const productId of wishes.all().keys()) wishes.clear(productId);
    shop = shopOnATrain();
    client = new QueryClient();
    unapplied = [];
    setCart(client, shop.cart());
    open();
  });
  afterEach(() => keeper.close());

  it('shows changes at once and makes each once, in order, when the network is back', async () => {
    shop.lines.set(3, 2);
    setCart(client, shop.cart());
    shop.fails(() => 'before');
    await tap(1, 1);
    await tap(2, 1);
    await tap(2, 4);
    await tap(3, 0);
    expect([1, 2, 3].map((id) => wishes.get(id)?.quantity)).toEqual([1000, 4000, 0]);
    expect(shop.calls).toEqual([]);
    shop.fails(() => undefined);
    await keeper.send();
    expect(Object.fromEntries(shop.lines)).toEqual({ 1: 1, 2: 4 });
    expect(shop.calls).toEqual(['cart/add-item', 'cart/add-item', 'cart/remove-item']);
    expect(wishes.all().size).toBe(0);
    expect(keeper.isWaiting()).toBe(false);
    expect(knownCart(client)?.cartItems).toHaveLength(2);
  });

  it('makes a change once when its answer was lost, also on a network that comes and goes', async () => {
    shop.fails(() => 'after');
    await tap(1, 2);
    expect(Object.fromEntries(shop.lines)).toEqual({ 1: 2 });
    const faults: Fault[] = ['before', 'after', undefined, 'after', undefined, 'before', undefined, undefined, 'after'];
    shop.fails(() => faults.shift());
    await tap(2, 3);
    for (let round = 0; round < 12 && keeper.isWaiting(); round += 1) await keeper.send();
    expect(Object.fromEntries(shop.lines)).toEqual({ 1: 2, 2: 3 });
    expect(keeper.isWaiting()).toBe(false);
  });

  it('outlives the page, and is sent by nobody else', async () => {
    shop.fails(() => 'before');
    await tap(1, 2);
    keeper.close();
    expect(wishes.all().size).toBe(0);
    open();
    expect(wishes.get(1)).toMatchObject({ quantity: 2000, keptFrom: 0, product: { name: 'Prodotto 1' } });
    keeper.close();
    open(2);
    expect(keeper.isWaiting()).toBe(false);
    keeper.close();
    open(1);
    expect(keeper.isWaiting()).toBe(false);
  });

  it('adds what was added here to what another device did meanwhile', async () => {
    shop.lines.set(1, 1);
    shop.lines.set(2, 5);
    shop.lines.set(3, 1);
    setCart(client, shop.cart());
    shop.fails(() => 'before');
    await tap(3, 0);
    await tap(1, 2);
    await tap(2, 3);
    shop.lines.set(1, 4);
    shop.lines.set(2, 6);
    shop.lines.delete(3);
    shop.fails(() => undefined);
    await keeper.send();
    expect(Object.fromEntries(shop.lines)).toEqual({ 1: 5, 2: 4 });
    expect(unapplied).toEqual([]);
  });

  it('says line by line what the shop refuses, and goes on with the rest', async () => {
    shop.fails(() => 'before');
    await tap(1, 1);
    await tap(2, 1);
    await tap(3, 1);
    shop.refusals.set(2, 'Questo prodotto è esaurito');
    shop.fails(() => undefined);
    await keeper.send();
    expect(unapplied).toEqual([{ name: 'Prodotto 2', reason: 'Questo prodotto è esaurito' }]);
    expect([...shop.lines.keys()]).toEqual([1, 3]);
    expect(wishes.all().size).toBe(0);
  });

  it('goes on behind a change at which the shop fails, and makes it once when the shop is mended', async () => {
    shop.fails(() => 'before');
    await tap(1, 1);
    await tap(2, 1);
    await tap(3, 1);
    shop.fails(() => undefined);
    shop.broken.add(1);
    await keeper.send();
    expect(Object.fromEntries(shop.lines)).toEqual({ 2: 1, 3: 1 });
    expect(wishes.get(1)).toMatchObject({ quantity: 1000 });
    expect(unapplied).toEqual([]);
    await tap(1, 2);
    shop.broken.clear();
    await keeper.send();
    expect(Object.fromEntries(shop.lines)).toEqual({ 1: 2, 2: 1, 3: 1 });
    expect(keeper.isWaiting()).toBe(false);
  });

  it('gives up at last what the shop never manages, and says so', async () => {
    shop.fails(() => 'before');
    await tap(1, 1);
    shop.fails(() => undefined);
    shop.broken.add(1);
    for (let tries = 1; tries < 20; tries++) await keeper.send();
    expect(unapplied).toEqual([]);
    await keeper.send();
    expect(unapplied).toEqual([{ name: 'Prodotto 1', reason: 'Qualcosa non ha funzionato' }]);
    expect(keeper.isWaiting()).toBe(false);
    expect(wishes.all().size).toBe(0);
  });

  it('forgets a product that came and went', async () => {
    shop.fails(() => 'before');
    await tap(1, 1);
    await tap(2, 1);
    await tap(2, 2);
    await tap(2, 0);
    shop.fails(() => undefined);
    await keeper.send();
    expect(shop.calls).toEqual(['cart/add-item']);
  });

  it('loses nothing on a device that is full, as long as the page stays open, and says so', async () => {
    const said = vi.spyOn(toast, 'warning').mockImplementation(() => {});
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    try {
      shop.fails(() => 'before');
      await tap(1, 2);
      await tap(2, 1);
      expect(said).toHaveBeenCalledTimes(1);
      expect(said.mock.calls[0]?.[0]).toMatch(/Il dispositivo è pieno/);
      shop.fails(() => undefined);
      await keeper.send();
      expect(Object.fromEntries(shop.lines)).toEqual({ 1: 2, 2: 1 });
    } finally {
      full.mockRestore();
      said.mockRestore();
    }
  });

  it('keeps what a shop that is away for a while does not take', async () => {
    shop.fails(() => 'away');
    await tap(1, 2);
    expect(wishes.get(1)).toMatchObject({ quantity: 2000, keptFrom: 0 });
    await keeper.send();
    expect(keeper.isWaiting()).toBe(true);
    shop.fails(() => undefined);
    await keeper.send();
    expect(Object.fromEntries(shop.lines)).toEqual({ 1: 2 });
    expect(unapplied).toEqual([]);
  });

  describe('on two pages of one browser', () => {
    let other: KeptCart;
    const change = (productId: number, pieces: number) => ({
      productId,
      product: product(productId),
      from: 0,
      to: pieces * 1000,
    });
    /** The browser tells the other pages of what one has written. */
    const tell = () => dispatchEvent(new StorageEvent('storage', { key: 'sporta.cart-changes' }));
    beforeEach(() => {
      other = keepChanges({ api: shop.api, queryClient: client, by: 1, onUnapplied: () => {} });
    });
    afterEach(() => {
      other.close();
      localStorage.clear();
    });

    it('keeps what either was told, in its order, and sends it once', async () => {
      keeper.keep(change(1, 1));
      other.keep(change(2, 2));
      tell();
      expect(keeper.isWaiting()).toBe(true);
      keeper.keep(change(3, 3));
      await Promise.all([keeper.send(), other.send()]);
      await Promise.all([keeper.send(), other.send()]);
      expect([...shop.lines]).toEqual([
        [1, 1],
        [2, 2],
        [3, 3],
      ]);
      expect(shop.calls).toHaveLength(3);
      expect([keeper, other].map((each) => each.isWaiting())).toEqual([false, false]);
      expect(wishes.all().size).toBe(0);
    });

    it('loses nothing that one is told while the other sends', async () => {
      keeper.keep(change(1, 1));
      const sent = keeper.send();
      other.keep(change(2, 2));
      await sent;
      await other.send();
      expect(Object.fromEntries(shop.lines)).toEqual({ 1: 1, 2: 2 });
    });

    it('sends nothing again that a page of an older program has sent', async () => {
      localStorage.setItem('sporta.kept-for', '1');
      other.keep(change(1, 1));
      tell();
      localStorage.removeItem('sporta.cart-changes');
      await keeper.send();
      expect(shop.calls).toEqual([]);
    });

    it('keeps nothing and sends nothing of who left on the other', async () => {
      keeper.keep(change(1, 1));
      forgetKeptChanges();
      keeper.keep(change(2, 2));
      await keeper.send();
      expect(shop.calls).toEqual([]);
      expect(localStorage.getItem('sporta.cart-changes')).not.toContain('Prodotto');
      const next = keepChanges({ api: shop.api, queryClient: client, by: 2, onUnapplied: () => {} });
      next.keep(change(3, 3));
      keeper.keep(change(4, 4));
      await keeper.send();
      expect(shop.calls).toEqual([]);
      await next.send();
      expect(Object.fromEntries(shop.lines)).toEqual({ 3: 3 });
      next.close();
    });
  });

  it('keeps what a silent network has not answered when the page is left, and does it once', async () => {
    let answer = () => {};
    shop.answersAfter(new Promise((resolve) => (answer = resolve)));
    await tap(1, 2);
    await tap(2, 1);
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 4_000);
    sendWaiting(shop.api, client);
    now.mockRestore();
    expect(shop.calls).toEqual([]);
    // the request arrives all the same, and the next page knows nothing of it
    answer();
    await settle();
    keeper.close();
    open();
    expect(wishes.get(1)).toMatchObject({ quantity: 2000 });
    await keeper.send();
    expect(Object.fromEntries(shop.lines)).toEqual({ 1: 2, 2: 1 });
    expect(shop.calls).toHaveLength(2);
    expect(keeper.isWaiting()).toBe(false);
  });

  it('says on every page of the browser what the shop refused', async () => {
    const heard: Unapplied[] = [];
    const other = keepChanges({ api: shop.api, queryClient: client, by: 1, onUnapplied: (all) => heard.push(...all) });
    shop.refusals.set(2, 'Questo prodotto è esaurito');
    keeper.keep({ productId: 2, product: product(2), from: 0, to: 1000 });
    await keeper.send();
    await vi.waitFor(() => expect(heard).toEqual(unapplied));
    expect(heard).toHaveLength(1);
    other.close();
  });

  it('loses nothing that waits when the browser takes away what was written, as long as the page stays open', async () => {
    shop.fails(() => 'before');
    await tap(1, 2);
    localStorage.clear();
    await tap(2, 1);
    localStorage.clear();
    shop.fails(() => undefined);
    await keeper.send();
    expect(Object.fromEntries(shop.lines)).toEqual({ 1: 2, 2: 1 });
    expect(unapplied).toEqual([]);
  });
});

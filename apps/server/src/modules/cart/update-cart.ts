import type { Cart, CartChanges, MessageWarning as Warning } from '@sporta/contract';
import { insertionTypeIds } from '@sporta/contract/constants.ts';
import type { FreeItem } from '@sporta/domain';
import { preparing, type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type Answer, answer } from '../../platform/http/envelope.ts';
import type { Account } from '../../platform/session.ts';
import { type Catalogue, catalogueOf, type ShopView } from '../catalogue/index.ts';
import { lockOpenCart, saveLines } from './cart.repo.ts';
import { writeCart, writeChanges } from './cart-json.ts';
import { type CartLineState, type CartState, type ProductFacts, visibleLines } from './cart-state.ts';
import { cartToWire, changesToWire } from './cart-to-wire.ts';
import { CartEditor } from './change-lines.ts';
import { frozen } from './changed-lines.ts';
import { knownFacts } from './known-facts.ts';
import { type FactsAtHand, type LoadedCart, type LoadOptions, loadCart } from './load-cart.repo.ts';
import { refuseWhilePaying } from './payment-in-progress.ts';
import { priceCartState } from './price-cart-state.ts';
import type { PricedCartState } from './priced-cart-state.ts';

/** What every cart use case needs of a call: whose cart, and the moment it happens. */
export interface CartContext {
  deps: Deps;
  account: Account;
  now: Date;
  showSectors?: boolean | undefined;
  /** The answer says what changed (`answerChanges`), so the cart is priced before the change too. */
  onlyChanges?: boolean | undefined;
}

/** What a change works with: the cart in memory, and the facts of the products it asked for. */
export interface CartChange {
  tx: Tx;
  editor: CartEditor;
  products: ReadonlyMap<number, ProductFacts>;
}

export interface UpdateOptions {
  /** Products whose facts the change needs beside those in the cart. */
  productIds?: readonly number[];
  /** A locked cart can be unlocked, nothing else. */
  evenLocked?: boolean;
  /** The change is about how the cart is paid: its page locks the goods, not this. An order being paid keeps it. */
  howPaid?: boolean;
  /** Names the change: under the same id it is made once, however often it arrives. */
  changeId?: string | undefined;
  /**
   * Read the cart again after the change, because it touched more than lines (address, slot, certificates…); asked after it, where
   * only the change tells.
   */
  reload?: boolean | (() => boolean);
}

/**
 * Changes the customer's open cart in one transaction and prices it: lock, load, change in memory, save. Three statements
 * whatever the number of lines (four when a free item comes or goes, or with `reload`).
 */
export function updateCart(
  context: CartContext,
  change: (work: CartChange) => Promise<void> | void,
  options: UpdateOptions = {},
): Promise<PricedCartState> {
  return preparing(() => changeAndPrice(context, change, options));
}

async function changeAndPrice(
  context: CartContext,
  change: (work: CartChange) => Promise<void> | void,
  options: UpdateOptions,
): Promise<PricedCartState> {
  const { deps, account, now } = context;
  const { catalogue } = catalogueOf(deps);
  const freeIds = freeProductsOf(catalogue);
  return withTransaction(deps.db, async (tx) => {
    const locked = await lockOpenCart(tx, account.accountId, now, options.changeId);
    if (locked.locked && !options.evenLocked && !locked.repeated) {
      await refuseWhilePaying(tx, locked.cartId);
      if (!options.howPaid) {
        throw new BusinessError(
          'cart-locked',
          'Stai già pagando questo carrello: finisci o annulla il pagamento per cambiarlo',
        );
      }
    }
    const load = { productIds: [...(options.productIds ?? []), ...freeIds] };
    const loaded = await loadNow(tx, context, load);
    const editorOf = (cart: CartState) => {
      const view = viewOfCart(cart, context);
      return new CartEditor(cart, (productId) => view.priceOf(productId) ?? null);
    };
    const editor = editorOf(loaded.cart);
    const before = context.onlyChanges && priceCartState(frozen(loaded.cart), pricingContext(context));
    if (!locked.repeated) await change({ tx, editor, products: loaded.products });
    const reload = typeof options.reload === 'function' ? options.reload() : options.reload;
    if (reload && editor.changed) await saveLines(tx, loaded.cart.cartId, editor.changes);
    const final = reload ? await loadNow(tx, context, load) : loaded;
    const finalEditor = reload ? editorOf(final.cart) : editor;
    const priced = await priceAndSave(tx, context, finalEditor, final.products);
    return before ? { ...priced, before } : priced;
  });
}

/** Prices the cart, lets free items follow, saves what changed. */
async function priceAndSave(
  tx: Tx,
  context: CartContext,
  editor: CartEditor,
  products: ReadonlyMap<number, ProductFacts>,
): Promise<PricedCartState> {
  const { cart } = editor;
  const price = () => priceCartState(cart, pricingContext(context));
  const priced = price();
  const freeItemsMoved = editor.syncFreeItems(
    promotableOnly(priced.priced.freeItems, catalogueOf(context.deps).catalogue),
    products,
  );
  if (!editor.changed) return priced;
  const ids = await saveLines(tx, cart.cartId, editor.changes);
  const added = cart.lines.filter((line) => line.cartItemId < 0);
  for (const line of added) line.cartItemId = ids.get(line.cartItemId) ?? line.cartItemId;
  // Amounts are kept by line id, and new lines have just received theirs.
  return freeItemsMoved || added.length > 0 ? price() : priced;
}

/** The cart as it is, priced; without an open cart an empty one is made. */
export async function readCart(context: CartContext): Promise<PricedCartState> {
  const { deps, account, now } = context;
  const loaded = await loadCart(deps.db, account.accountId, now, { atHand: factsAtHand(context) });
  if (!loaded) return updateCart(context, () => {});
  const state = priceCartState(loaded.cart, pricingContext(context));
  // a promotion ended while its gift lay here: the cart is put right before anybody counts on it
  if (state.cart.locked || giftsNotGiven(state, context).length === 0) return state;
  return updateCart(context, () => {}).catch((error: unknown) => {
    // somebody began to pay meanwhile: the cart is left to that, and can be read all the same
    if (error instanceof BusinessError) return state;
    throw error;
  });
}

/** Free lines of a cart that no promotion gives any more, or gives less of. */
export function giftsNotGiven({ cart, priced }: PricedCartState, { deps }: CartContext): CartLineState[] {
  const given = promotableOnly(priced.freeItems, catalogueOf(deps).catalogue);
  const quantityOf = (productId: number) =>
    given.reduce((sum, each) => (each.productId === productId ? sum + each.quantity : sum), 0);
  return visibleLines(cart).filter(
    (line) => line.insertionTypeId === insertionTypeIds.free && line.quantity > quantityOf(line.productId),
  );
}

export function pricingContext({ deps, account, now }: CartContext) {
  return {
    account,
    promotions: catalogueOf(deps).catalogue.promotionIndex,
    now,
    marginPercent: deps.config.orders.authorisationMarginPercent,
  };
}

/** A priced cart as the calls answer it. */
export function toWire(state: PricedCartState, context: CartContext): Cart {
  return cartToWire(state, viewOfCart(state.cart, context), {
    showSectors: context.showSectors ?? false,
    maxExtensions: context.deps.config.slots.maxExtends,
  });
}

/** The catalogue as the customer of the cart sees it. */
export function viewOfCart({ warehouseId }: Pick<CartState, 'warehouseId'>, { account, deps }: CartContext): ShopView {
  return catalogueOf(deps).shop(warehouseId ?? 0, {
    priceListId: account.priceListId,
    segment: account.segment,
    member: account.isMember,
  }).view;
}

/** The answer of a call that gives the whole cart. */
export function answerCart(state: PricedCartState, context: CartContext, warnings: Warning[] = []): Answer<Cart> {
  const cart = toWire(state, context);
  return answer(cart, { warnings }, (writer) => writeCart(cart, writer));
}

/** The answer of a call that gives what changed; its context has asked for that. */
export function answerChanges(
  state: PricedCartState,
  context: CartContext,
  warnings: Warning[] = [],
): Answer<CartChanges> {
  if (!state.before) throw new Error('the cart was not priced before its change');
  const options = { maxExtensions: context.deps.config.slots.maxExtends };
  const changes = changesToWire(state.before, state, viewOfCart(state.cart, context), options);
  return answer(changes, { warnings }, (writer) => writeChanges(changes, writer));
}

/** The customer's cart as `cart/view` answers it; for modules that answer with the cart. */
export async function viewCart(context: CartContext): Promise<Cart> {
  return toWire(await readCart(context), context);
}

async function loadNow(tx: Tx, context: CartContext, options: LoadOptions): Promise<LoadedCart> {
  const { account, now } = context;
  const loaded = await loadCart(tx, account.accountId, now, { ...options, atHand: factsAtHand(context) });
  if (!loaded) throw new Error('the open cart has vanished under its lock');
  return loaded;
}

/** The catalogue in memory, for products the database has no later change of. */
function factsAtHand({ deps, account }: CartContext): FactsAtHand {
  const store = catalogueOf(deps);
  return {
    ...store.position,
    of: (productId, warehouseId) => knownFacts(store, productId, warehouseId, account.priceListId),
  };
}

/** What may not be promoted is not given away either. */
function promotableOnly(items: readonly FreeItem[], catalogue: Catalogue): FreeItem[] {
  return items.filter(({ productId }) => catalogue.product(productId)?.promotable !== false);
}

/** Products some promotion adds for nothing. */
function freeProductsOf(catalogue: Catalogue): number[] {
  return catalogue.promotionIndex.all.flatMap((promotion) =>
    promotion.kind === 'threshold-gift' ? [promotion.freeProductId] : [],
  );
}

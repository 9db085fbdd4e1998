import { insertionTypeIds } from '@sporta/contract/constants.ts';
import { workUnits } from '@sporta/domain';
import { sql } from 'kysely';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import {
  type CartContext,
  loadCart,
  lockOpenCart,
  type PricedCartState,
  priceCartState,
  pricingContext,
  refuseWhilePaying,
  toWire,
  visibleLines,
} from '../cart/index.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { approvalTexts, type OverLimit, overLimitOf, requestApproval, useApproval } from '../company/index.ts';
import { type ConfirmOutcome, confirmHold } from '../delivery/index.ts';
import { findInvoiceHolder } from '../invoicing/index.ts';
import {
  findOrder,
  findOrderByKey,
  type InvoiceHolder,
  type OrderRow,
  reserveStock,
  transitionOrder,
  writeOrder,
} from '../order-book/index.ts';
import { createPayment, listPaymentTypes, type PaymentRow, providersOf, usableCard } from '../payments/index.ts';
import { missingRequirements } from './requirements.ts';

export interface BuyInput {
  paymentTypeId: number;
  paymentAuthId?: number | undefined;
  saveAuth: boolean;
  /** What the customer saw, in cents. */
  expectedCents: number;
  idempotencyKey: string;
}

export interface Prepared {
  order: OrderRow;
  /** Absent when certificates, or what the version it replaces holds, cover everything. */
  payment?: PaymentRow;
  /** Token of the saved card chosen. */
  authToken?: string;
}

/** Above the limit of the person: nothing was taken, the master of the company was asked. */
export interface WaitingForApproval {
  /** For the customer. */
  approvalNeeded: string;
}

/** How long the customer may stay on the provider's page before reconciliation asks after the payment. */
const firstCheckMinutes = 5;

/**
 * First phase of buying, one transaction: lock the cart, reckon it anew, compare with what the customer saw, check every
 * requirement, take the slot and the stock, write the order and its payment. Nothing is kept when anything is missing.
 * The same idempotency key gives the order it gave before.
 */
export async function prepareOrder(request: CartContext, input: BuyInput): Promise<Prepared | WaitingForApproval> {
  const { deps, account, now } = request;
  // promotions are read from memory: make sure they are those of the database
  await catalogueOf(deps).refresh();
  return withTransaction(deps.db, async (tx) => {
    const { cartId } = await lockOpenCart(tx, account.accountId, now);
    const known = await findOrderByKey(tx, account.accountId, cartId, input.idempotencyKey);
    if (known?.cartId === cartId) return { order: known };
    await refuseWhilePaying(tx, cartId);
    const loaded = await loadCart(tx, account.accountId, now);
    if (!loaded) throw new Error('the open cart has vanished under its lock');
    const state = priceCartState(loaded.cart, pricingContext(request));
    // The answer got lost after the order had taken its cart with it. With goods in the new cart it is another purchase,
    // whatever key its sender gave it.
    if (known && visibleLines(state.cart).length === 0) return { order: known };

    const { overLimit, invoiceHolder } = await checkRequirements(tx, request, state);
    refuseOtherTotal(request, state, input);
    if (overLimit?.kind === 'needed') return askMaster(tx, request, state);
    const { modifiedOrderId } = state.cart;
    const replaced = modifiedOrderId === null ? undefined : await findOrder(tx, modifiedOrderId);
    if (replaced && replaced.cutoffAt <= now)
      throw new BusinessError('cutoff-passed', 'È tardi per modificare: stiamo già preparando la spesa');
    const method = await chosenMethod(tx, request, input, state.toAuthoriseCents);

    const order = await writeOrder(tx, {
      state,
      account,
      catalogue: catalogueOf(deps).catalogue,
      idempotencyKey: input.idempotencyKey,
      invoiceHolder,
      replaced,
      now,
    });
    if (overLimit?.kind === 'approved') await useApproval(tx, overLimit.approvalId, order.orderId);
    await takeSlot(tx, request, state, order);
    const short = await reserveStock(tx, order, quantitiesOf(state));
    if (short.length > 0) throw notAvailable(request, short);
    await useGifts(tx, order, state, request);

    if (!method) {
      return { order };
    }
    await transitionOrder(tx, order, 'awaiting-payment', { actor: 'customer', now });
    const payment = await createPayment(tx, {
      orderId: order.orderId,
      orderVersion: order.version,
      paymentTypeId: input.paymentTypeId,
      provider: method.provider,
      refOf: (paymentId) =>
        providersOf(deps)
          .get(method.provider)!
          .referenceFor({ orderNumber: order.orderNumber, paymentId: String(paymentId) }),
      amountCents: state.toAuthoriseCents,
      paymentAuthId: input.paymentAuthId ?? null,
      saveAuth: input.saveAuth,
      nextCheckAt: new Date(now.getTime() + firstCheckMinutes * 60_000),
    });
    return { order, payment, ...(method.authToken === undefined ? {} : { authToken: method.authToken }) };
  });
}

/**
 * Whether the cart could be bought anew, if the payment under way were given up for it. Asked before that is done, so that
 * whoever is refused still has the payment they began. Takes nothing.
 * @throws BusinessError as `prepareOrder`; `payment-in-progress` when the order would not come out as the one being paid
 */
export async function rehearseOrder(request: CartContext, input: BuyInput, earlier: OrderRow): Promise<void> {
  const { deps, account, now } = request;
  await catalogueOf(deps).refresh();
  await withTransaction(deps.db, async (tx) => {
    const loaded = await loadCart(tx, account.accountId, now);
    // decided at this very moment: there is nothing left to give up
    if (loaded?.cart.beingPaid?.orderId !== earlier.orderId) return;
    refuseOtherTotal(request, priceCartState(loaded.cart, pricingContext(request)), input);
    const anew = priceCartState({ ...loaded.cart, beingPaid: null }, pricingContext(request));
    const { overLimit } = await checkRequirements(tx, request, anew, earlier.orderId);
    await chosenMethod(tx, request, input, anew.toAuthoriseCents);
    const same = anew.totalCents === earlier.payableCents && overLimit?.kind !== 'needed';
    if (!same || (await losesPlace(tx, earlier.orderId, now))) await refuseWhilePaying(tx, earlier.cartId);
  });
}

/** The place an order being paid has goes back to its cart for the rest of the hold only, which may be over. */
async function losesPlace(tx: Tx, orderId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`select 1 from slot_booking
    where order_id = ${orderId} and state = 'confirmed' and hold_expires_at <= ${now}`.execute(tx);
  return rows.length > 0;
}

/**
 * What must be there to buy, but for what races decide.
 * @param approvedAs the order whose approval is good for this one too
 * @throws BusinessError with every missing requirement
 */
async function checkRequirements(
  tx: Tx,
  request: CartContext,
  state: PricedCartState,
  approvedAs: number | null = state.cart.modifiedOrderId,
): Promise<{ overLimit: OverLimit | undefined; invoiceHolder: InvoiceHolder | undefined }> {
  const { account, now } = request;
  const { cart } = state;
  const overLimit = await limitOf(tx, request, state, approvedAs);
  const invoiceHolder = cart.invoiceRequested ? await findInvoiceHolder(tx, account) : undefined;
  const missing = missingRequirements(state, account, now, {
    hadSlot: cart.slot === null && (await hadSlot(tx, cart.cartId)),
    overLimit,
    lacksInvoiceHolder: cart.invoiceRequested && !invoiceHolder,
  });
  refuseIfAny(missing, request, state);
  return { overLimit, invoiceHolder };
}

function refuseOtherTotal(request: CartContext, state: PricedCartState, { expectedCents }: BuyInput): void {
  if (state.totalCents === expectedCents) return;
  throw new BusinessError('total-changed', 'Il totale è cambiato: controlla il carrello e conferma di nuovo', {
    data: toWire(state, request),
  });
}

/** How an order above the person's limit stands; undefined = within the limit. */
async function limitOf(
  tx: Tx,
  { account, now }: CartContext,
  state: PricedCartState,
  modifiedOrderId: number | null,
): Promise<OverLimit | undefined> {
  const { spendingLimitCents } = state.cart;
  const totalCents = state.beforeGiftsCents;
  if (spendingLimitCents === null || totalCents <= spendingLimitCents) return undefined;
  return overLimitOf(tx, { account, totalCents, modifiedOrderId, now });
}

/** Keeps what was asked for (the transaction is committed), and takes nothing else. */
async function askMaster(
  tx: Tx,
  { deps, account, now }: CartContext,
  state: PricedCartState,
): Promise<WaitingForApproval> {
  const { catalogue } = catalogueOf(deps);
  const { spendingLimitCents, modifiedOrderId } = state.cart;
  const lines = visibleLines(state.cart)
    .filter((line) => line.insertionTypeId === insertionTypeIds.ordered)
    .map((line) => ({
      name: catalogue.product(line.productId)?.name ?? 'Prodotto',
      quantity: line.quantity,
      unit: line.mode === 'loose' ? 'kg' : 'pz',
      cents: state.lineOf.get(line.cartItemId)?.totalCents ?? 0,
    }));
  await requestApproval(tx, { account, totalCents: state.beforeGiftsCents, modifiedOrderId, lines, now });
  return { approvalNeeded: approvalTexts.needed(spendingLimitCents ?? 0) };
}

function refuseIfAny(
  missing: readonly { code: string; error: string }[],
  request: CartContext,
  state: PricedCartState,
): void {
  const [first, ...others] = missing;
  if (!first) return;
  throw new BusinessError(first.code, first.error, { others, data: toWire(state, request) });
}

/** The payment method, checked; undefined when nothing is left to be authorised. */
async function chosenMethod(
  tx: Tx,
  { deps, account, now }: CartContext,
  input: BuyInput,
  toAuthoriseCents: number,
): Promise<{ provider: string; authToken?: string } | undefined> {
  if (toAuthoriseCents === 0) return undefined;
  const types = await listPaymentTypes(deps, account, now, tx);
  const type = types.find((each) => each.paymentTypeId === input.paymentTypeId);
  if (!type?.enabled) {
    throw new BusinessError(
      'payment-type-not-available',
      'Questo metodo di pagamento non è disponibile: scegline un altro',
      { field: 'payment_type_id' },
    );
  }
  if (type.kind !== 'saved-card') return { provider: type.provider };
  if (input.paymentAuthId === undefined) {
    throw new BusinessError('payment-auth-not-found', 'Scegli una delle carte salvate', { field: 'payment_auth_id' });
  }
  const { token } = await usableCard(tx, account.accountId, input.paymentAuthId, now);
  return { provider: type.provider, authToken: token };
}

/** Whether this cart held a slot that ran out: the customer is then told why it is missing. */
async function hadSlot(tx: Tx, cartId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from slot_booking where cart_id = ${cartId} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Thousandths of each product the order takes, gifts included. */
function quantitiesOf(state: PricedCartState): Map<number, number> {
  const wanted = new Map<number, number>();
  for (const line of visibleLines(state.cart)) {
    wanted.set(line.productId, (wanted.get(line.productId) ?? 0) + line.quantity);
  }
  return wanted;
}

const slotMessages: Record<Exclude<ConfirmOutcome, 'confirmed'>, string> = {
  lost: 'La fascia oraria non è più tua: scegline un’altra, il carrello è salvo',
  closed: 'Per questa fascia gli ordini sono chiusi: scegline un’altra, il carrello è salvo',
  full: 'In questa fascia non c’è più posto per una spesa così grande: scegline un’altra, il carrello è salvo',
};

/**
 * Takes the place in the slot. An order that replaces another in the same slot leaves the place to the old one until it is
 * paid itself: if the payment fails, the old order stands as it was.
 */
async function takeSlot(tx: Tx, { now }: CartContext, state: PricedCartState, order: OrderRow): Promise<void> {
  const { cart } = state;
  const slot = cart.slot!;
  const units = workUnits(visibleLines(cart));
  // it counts the larger of the two until that is decided (replace-order.ts)
  const keepsPlaceOf = slot.holdExpiresAt === null ? cart.modifiedOrderId : null;
  const outcome = await confirmHold(tx, {
    bookingId: slot.bookingId,
    orderId: keepsPlaceOf ?? order.orderId,
    units,
    now,
  });
  if (outcome !== 'confirmed') throw new BusinessError('slot-lost', slotMessages[outcome]);
}

function notAvailable({ deps }: CartContext, productIds: readonly number[]): BusinessError {
  const { catalogue } = catalogueOf(deps);
  const names = productIds.map((id) => catalogue.product(id)?.name ?? 'un prodotto');
  return new BusinessError(
    'not-available',
    `Nel frattempo è finito: ${names.join(', ')}. Il carrello è salvo: cambia la quantità o toglilo.`,
  );
}

/**
 * Takes what each certificate covers off its balance, less what the order being changed has taken of it already; one that
 * was spent meanwhile in another cart is refused.
 */
async function useGifts(tx: Tx, order: OrderRow, state: PricedCartState, request: CartContext): Promise<void> {
  for (const gift of [...state.gifts].sort((a, b) => a.giftCertificateId - b.giftCertificateId)) {
    if (gift.cents === 0) continue;
    const takenCents = Math.max(0, gift.cents - gift.heldCents);
    const { numAffectedRows } = await sql`
      update gift_certificate set balance_cents = balance_cents - ${takenCents}
      where gift_certificate_id = ${gift.giftCertificateId} and balance_cents >= ${takenCents}
        and (account_id is null or account_id = ${request.account.accountId})`.execute(tx);
    if (numAffectedRows === 0n) {
      throw new BusinessError(
        'gift-certificate-not-valid',
        `Il buono "${gift.description}" è appena stato usato: toglilo per continuare`,
      );
    }
    await sql`insert into order_gift_certificate (order_id, gift_certificate_id, description, amount_cents, taken_cents)
      values (${order.orderId}, ${gift.giftCertificateId}, ${gift.description}, ${gift.cents}, ${takenCents})`.execute(
      tx,
    );
  }
}

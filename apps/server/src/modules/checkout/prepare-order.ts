import { ownTicketsText } from '@sporta/contract/acting-words.ts';
import { insertionTypeIds } from '@sporta/contract/constants.ts';
import type { PlaceSize } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import {
  type CartContext,
  giftsNotGiven,
  loadCart,
  lockOpenCart,
  type PricedCartState,
  paymentInProgress,
  priceCartState,
  pricingContext,
  toWire,
  visibleLines,
} from '../cart/index.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { approvalTexts, type Excess, requestApproval, useApproval } from '../company/index.ts';
import { type ConfirmOutcome, confirmHold } from '../delivery/index.ts';
import {
  findOrder,
  findOrderByKey,
  moveOrder,
  type OrderRow,
  reserveStock,
  takeCertificate,
  writeOrder,
} from '../order-book/index.ts';
import { askToPayByLink } from '../orders/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import { quotedUse, takeQuoted } from '../quoted-prices/index.ts';
import type { BuyInput } from './buy-input.ts';
import { checkRequirements, isOnAccount, refuseOtherPlace, refuseOtherTotal } from './check-cart.ts';
import { notePlacedBy } from './note-placed-by.ts';
import { openTenders } from './open-tenders.ts';
import { chosenMethod } from './payment-method.ts';

export interface Prepared {
  order: OrderRow;
  /** Its payments, when they were opened just now. */
  tenders?: PaymentRow[];
}

/** Above the limit of the person: nothing was taken, and the masters of the company were asked. */
export interface WaitingForApproval {
  /** For the customer. */
  approvalNeeded: string;
}

/**
 * First phase of buying, one transaction: lock the cart, price it again, compare with what the customer saw, check every
 * requirement, take the slot and the stock, write the order and its payment. Nothing is kept when anything is missing.
 * The same idempotency key gives the order it gave before.
 */
export async function prepareOrder(request: CartContext, input: BuyInput): Promise<Prepared | WaitingForApproval> {
  const { deps, account, now } = request;
  // promotions are read from memory: the refresh makes them those of the database
  await catalogueOf(deps).refresh();
  return withTransaction(deps.db, async (tx) => {
    const { cartId } = await lockOpenCart(tx, account.accountId, now);
    const known = await findOrderByKey(tx, account.accountId, cartId, input.idempotencyKey);
    if (known?.cartId === cartId) return { order: known };
    const loaded = await loadCart(tx, account.accountId, now);
    if (!loaded) throw new Error('the open cart has vanished under its lock');
    if (loaded.cart.beingPaid) throw paymentInProgress(loaded.cart.beingPaid);
    const state = priceCartState(loaded.cart, pricingContext(request));
    // The answer was lost after the order had taken its cart with it. With goods in the new cart it is another purchase,
    // whatever key its sender gave it.
    if (known && visibleLines(state.cart).length === 0) return { order: known };

    refuseGoneGifts(request, state);
    const { overLimit, invoiceHolder } = await checkRequirements(tx, request, state, {
      onAccount: isOnAccount(account, input),
    });
    refuseOtherPlace(request, state, input);
    refuseOtherTotal(request, state, input);
    if (overLimit?.kind === 'needed') return askMaster(tx, request, state, overLimit.excess);
    if (account.actedBy && state.mealTickets.some(({ cents }) => cents > 0)) throw ownTickets();
    const { modifiedOrderId } = state.cart;
    const replaced = modifiedOrderId === null ? undefined : await findOrder(tx, modifiedOrderId);
    if (replaced && replaced.cutoffAt <= now)
      throw new BusinessError('cutoff-passed', 'È tardi per modificare: stiamo già preparando la spesa');
    const method = await chosenMethod(tx, request, input, state);

    const { order, size } = await writeOrder(tx, {
      state,
      account,
      catalogue: catalogueOf(deps).catalogue,
      idempotencyKey: input.idempotencyKey,
      invoiceHolder,
      replaced,
      now,
    });
    if (overLimit?.kind === 'approved') await useApproval(tx, overLimit.approvalId, order.orderId);
    await takeSlot(tx, request, state, { order, size });
    const short = await reserveStock(tx, order, quantitiesOf(state));
    if (short.length > 0) throw notAvailable(request, short);
    await useQuotedPrices(tx, order, state, now);
    await useCertificates(tx, order, state);

    const byLink = method?.kind === 'pay-link';
    if (byLink) await askToPayByLink(tx, order, now);
    if (account.actedBy) await notePlacedBy(tx, order, account, now);
    const tenders = await openTenders(tx, request, { order, state, input, method: byLink ? undefined : method });
    if (tenders.length > 0) await moveOrder(tx, order, 'awaiting-payment', { actor: 'customer', now });
    return { order, tenders };
  });
}

/** The cart lets gifts go when it is read; one that was read before its promotion ended says so, instead of losing them without a word. */
function refuseGoneGifts(request: CartContext, state: PricedCartState): void {
  const [gone] = giftsNotGiven(state, request);
  if (!gone) return;
  const name = catalogueOf(request.deps).catalogue.product(gone.productId)?.name ?? 'in più';
  throw new BusinessError(
    'not-available',
    `L’omaggio «${name}» non c’è più: la sua offerta è finita. Controlla il carrello e conferma di nuovo.`,
    { data: toWire(state, request) },
  );
}

const ownTickets = () =>
  new BusinessError('payment-type-not-available', `${ownTicketsText.lead} ${ownTicketsText.body}`);

/** Asks the company's masters: the transaction commits the request, and takes nothing else. */
async function askMaster(
  tx: Tx,
  { deps, account, now }: CartContext,
  state: PricedCartState,
  excess: Excess,
): Promise<WaitingForApproval> {
  const { catalogue } = catalogueOf(deps);
  const { modifiedOrderId } = state.cart;
  const lines = visibleLines(state.cart)
    .filter((line) => line.insertionTypeId === insertionTypeIds.ordered)
    .map((line) => ({
      name: catalogue.everSold(line.productId)?.name ?? 'Prodotto',
      quantity: line.quantity,
      unit: line.mode === 'loose' ? 'kg' : 'pz',
      cents: state.lineOf.get(line.cartItemId)?.totalCents ?? 0,
    }));
  await requestApproval(tx, { account, totalCents: state.beforeCertificatesCents, modifiedOrderId, lines, now });
  return { approvalNeeded: approvalTexts.needed(excess, account.actedBy !== undefined) };
}

/** Thousandths of each product the order takes, free items included. */
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
 * paid itself: if the payment fails, the old order remains as it was.
 */
async function takeSlot(
  tx: Tx,
  { now }: CartContext,
  state: PricedCartState,
  { order, size }: { order: OrderRow; size: PlaceSize },
): Promise<void> {
  const { cart } = state;
  const slot = cart.slot!;
  // the place counts the larger of the two orders until that is decided (replace-order.ts)
  const keepsPlaceOf = slot.holdExpiresAt === null ? cart.modifiedOrderId : null;
  const outcome = await confirmHold(tx, {
    bookingId: slot.bookingId,
    orderId: keepsPlaceOf ?? order.orderId,
    goodsOf: order.orderId,
    ...size,
    now,
  });
  if (outcome !== 'confirmed') throw new BusinessError('slot-lost', slotMessages[outcome]);
}

function notAvailable({ deps }: CartContext, productIds: readonly number[]): BusinessError {
  const { catalogue } = catalogueOf(deps);
  const names = productIds.map((id) => catalogue.everSold(id)?.name ?? 'un prodotto');
  return new BusinessError(
    'not-available',
    `Nel frattempo è finito: ${names.join(', ')}. Il carrello è salvo: cambia la quantità o toglilo.`,
  );
}

/** Takes what the order buys at quoted prices; what a colleague has taken meanwhile has its usual price again. */
async function useQuotedPrices(tx: Tx, order: OrderRow, state: PricedCartState, now: Date): Promise<void> {
  if (await takeQuoted(tx, order, quotedUse(state.priced.lines), now)) return;
  throw new BusinessError(
    'cart-changed',
    'Il prezzo da preventivo è appena stato usato da un altro ordine della tua azienda: controlla il totale e conferma di nuovo',
  );
}

/**
 * Takes what each certificate covers off its balance, less what the order being changed has taken of it already; one that
 * was spent meanwhile in another cart is refused.
 */
async function useCertificates(tx: Tx, order: OrderRow, state: PricedCartState): Promise<void> {
  for (const certificate of [...state.giftCertificates].sort((a, b) => a.giftCertificateId - b.giftCertificateId)) {
    if (certificate.cents === 0) continue;
    const takenCents = Math.max(0, certificate.cents - certificate.heldCents);
    if (await takeCertificate(tx, order, { ...certificate, amountCents: certificate.cents, takenCents })) continue;
    throw new BusinessError(
      'gift-certificate-not-valid',
      `Il buono "${certificate.description}" è appena stato usato: toglilo per continuare`,
    );
  }
}

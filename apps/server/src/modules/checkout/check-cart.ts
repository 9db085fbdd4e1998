import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import type { Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type CartContext, type PricedCartState, toWire } from '../cart/index.ts';
import { type Exceeding, excessOf, overLimitOf } from '../company/index.ts';
import { findInvoiceHolder } from '../invoicing/index.ts';
import type { InvoiceHolder } from '../order-book/index.ts';
import type { BuyInput } from './buy-input.ts';
import { missingRequirements } from './requirements.ts';
import { cartHadSlot } from './slot-places.repo.ts';

/**
 * Everything a purchase needs, except what races decide.
 * @param approvedAs the order whose approval is good for this one too
 * @param onAccount it is paid with its invoice, so it has one whatever was asked for
 * @throws BusinessError with every missing requirement
 */
export async function checkRequirements(
  tx: Tx,
  request: CartContext,
  state: PricedCartState,
  {
    approvedAs = state.cart.modifiedOrderId,
    onAccount = false,
  }: { approvedAs?: number | null; onAccount?: boolean } = {},
): Promise<{ overLimit: Exceeding | undefined; invoiceHolder: InvoiceHolder | undefined }> {
  const { account, now } = request;
  const { cart } = state;
  const overLimit = await limitOf(tx, request, state, approvedAs);
  const invoiced = cart.invoiceRequested || onAccount;
  const invoiceHolder = invoiced ? await findInvoiceHolder(tx, account, cart.invoiceHolderId) : undefined;
  const missing = missingRequirements(state, account, now, {
    hadSlot: cart.slot === null && (await cartHadSlot(tx, cart.cartId)),
    overLimit,
    lacksInvoiceHolder: invoiced && !invoiceHolder,
  });
  refuseIfAny(missing, request, state);
  return { overLimit, invoiceHolder };
}

/** The payment type of companies that pay their invoices when they are due (migration 0063). */
const onAccountTypeId = 41;

export const isOnAccount = (
  { company }: CartContext['account'],
  { paymentTypeId }: Pick<BuyInput, 'paymentTypeId'>,
): boolean => company !== null && paymentTypeId === onAccountTypeId;

/** @throws BusinessError `total-changed`, with the cart as it is now */
export function refuseOtherTotal(request: CartContext, state: PricedCartState, { expectedCents }: BuyInput): void {
  if (state.totalCents === expectedCents) return;
  throw new BusinessError('total-changed', 'Il totale è cambiato: controlla il carrello e conferma di nuovo', {
    data: toWire(state, request),
  });
}

/**
 * What was chosen on another page or device meanwhile may cost the same, and be far away.
 * @throws BusinessError `place-changed`, with the cart as it is now
 */
export function refuseOtherPlace(
  request: CartContext,
  state: PricedCartState,
  { expectedTimeslotId, expectedAddressId }: BuyInput,
): void {
  const { slot, addressId, deliveryServiceId } = state.cart;
  const isHome = deliveryServiceId === deliveryServiceIds.home;
  const sameSlot = expectedTimeslotId === undefined || expectedTimeslotId === slot?.timeslotId;
  const sameAddress = expectedAddressId === undefined || (isHome && expectedAddressId === addressId);
  if (sameSlot && sameAddress) return;
  throw new BusinessError(
    'place-changed',
    'Nel frattempo è cambiato dove o quando arriva la spesa: guarda e conferma di nuovo',
    {
      data: toWire(state, request),
    },
  );
}

/** What the company has said of an order above the person's limits; undefined = within them. */
async function limitOf(
  tx: Tx,
  { account, now }: CartContext,
  state: PricedCartState,
  modifiedOrderId: number | null,
): Promise<Exceeding | undefined> {
  const { spendingLimitCents, costCentre } = state.cart;
  const ordering = { account, totalCents: state.beforeCertificatesCents, modifiedOrderId, now };
  const excess = await excessOf(tx, { ...ordering, spendingLimitCents, costCentre });
  return excess && { ...(await overLimitOf(tx, ordering)), excess };
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

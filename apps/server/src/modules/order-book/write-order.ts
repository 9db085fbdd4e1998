import { randomInt } from 'node:crypto';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import {
  type GoodsToCarry,
  ORDER_NUMBER_LIMIT,
  orderIds,
  orderNumber,
  type PlaceSize,
  placeSize,
} from '@sporta/domain';
import type { Tx } from '../../platform/db/database.ts';
import type { Account } from '../../platform/session.ts';
import { lockerAddress, type PricedCartState } from '../cart/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { insertWholeOrder, type LineToInsert, type OrderToInsert } from './new-orders.repo.ts';
import { linesOf } from './order-lines.ts';
import type { OrderRow } from './order-row.ts';
import type { InvoiceHolder } from './order-view.ts';
import { findOrder } from './orders.repo.ts';

export interface NewOrder {
  state: PricedCartState;
  account: Account;
  catalogue: Catalogue;
  idempotencyKey: string;
  /** The version of the order it is to replace. */
  replaced: OrderRow | undefined;
  /** Set when the customer wants an invoice. */
  invoiceHolder: InvoiceHolder | undefined;
  now: Date;
}

/**
 * Writes the order with its lines as they are now: a later change of the catalogue never alters it.
 * @returns the order, and what it takes of its slot
 */
export async function writeOrder(tx: Tx, input: NewOrder): Promise<{ order: OrderRow; size: PlaceSize }> {
  const lines = linesOf(input);
  const size = placeSize(goodsOf(input.state, lines));
  for (;;) {
    const whole = { order: orderRow(drawnId(), input), lines, packages: input.state.packages };
    const order = await insertWholeOrder(tx, whole);
    if (order) return { order, size };
  }
}

/** What `neededSize` would read of the lines once they are written. */
function goodsOf({ cart }: PricedCartState, lines: readonly LineToInsert[]): GoodsToCarry[] {
  const gramsOf = new Map(cart.lines.map(({ productId, grossGrams }) => [productId, grossGrams]));
  return lines.map((line) => ({
    mode: line.selling_mode as GoodsToCarry['mode'],
    quantity: line.quantity,
    perishable: line.perishable,
    sectorTint: line.sector_tint ?? null,
    grossGrams: gramsOf.get(line.product_id!) ?? null,
  }));
}

/** A number nobody can guess by counting; the rare one that is taken is drawn again. */
const drawnId = () => randomInt(orderIds.min, orderIds.limit);

export async function freeOrderId(tx: Tx): Promise<number> {
  for (;;) {
    const candidate = drawnId();
    if (!(await findOrder(tx, candidate))) return candidate;
  }
}

function orderRow(orderId: number, input: NewOrder): OrderToInsert {
  const { state, account, replaced, invoiceHolder, now } = input;
  const { cart } = state;
  const slot = cart.slot!;
  return {
    order_id: orderId,
    order_number: replaced?.orderNumber ?? orderNumberOf(orderId),
    version: (replaced?.version ?? 0) + 1,
    replaces_order_id: replaced?.orderId ?? null,
    state: 'draft',
    account_id: account.accountId,
    company_id: account.company?.companyId ?? null,
    cart_id: cart.cartId,
    idempotency_key: input.idempotencyKey,
    warehouse_id: cart.warehouseId!,
    delivery_service_id: cart.deliveryServiceId,
    timeslot_id: slot.timeslotId,
    slot_begin_at: slot.beginAt,
    slot_end_at: slot.endAt,
    cutoff_at: slot.cutoffAt,
    address: JSON.stringify(addressOf(cart, input.catalogue)),
    order_comment: cart.orderComment,
    accept_alternatives: cart.acceptAlternatives,
    price_list_id: account.priceListId,
    items_cents: state.goodsCents,
    discount_cents: state.priced.basketDiscountCents,
    packages_cents: state.packagesCents,
    delivery_cents: state.deliveryCents,
    delivery_pass_order_id: state.passSavedCents > 0 ? cart.deliveryPass!.orderId : null,
    pass_saved_cents: state.passSavedCents,
    tax_cents: state.vatCents,
    total_cents: state.beforeCertificatesCents,
    gift_cents: state.certificateCents,
    payable_cents: state.totalCents,
    authorise_cents: state.authoriseCents,
    meal_ticket_cents: state.mealTicketCents,
    promotions: JSON.stringify(state.priced.promotions),
    invoice_requested: invoiceHolder ? JSON.stringify(invoiceHolder) : null,
    purchase_order: cart.purchaseOrder,
    cost_centre: cart.costCentre,
    created_at: now,
    updated_at: now,
  };
}

/** The readable form of an order id. */
export function orderNumberOf(orderId: number): string {
  return orderNumber(orderId % ORDER_NUMBER_LIMIT);
}

/** Where the order goes, as the contract's `shippingAddress`; a snapshot, so that a later change of address does not move it. */
function addressOf(cart: PricedCartState['cart'], catalogue: Catalogue): object {
  const { address, deliveryServiceId, addressId } = cart;
  if (deliveryServiceId === deliveryServiceIds.home && address) {
    const known = Object.entries(address).filter(([, value]) => value !== null && value !== '');
    return {
      ...Object.fromEntries(known),
      addressNumber: address.addressNumber,
      deliveryServiceId,
      userAddressId: addressId,
    };
  }
  if (cart.locker && cart.warehouseId !== null) return lockerAddress(cart.locker, cart.warehouseId);
  const warehouse = catalogue.warehouses.find((each) => each.warehouseId === cart.warehouseId);
  return {
    deliveryServiceId,
    warehouseId: cart.warehouseId,
    addressName: warehouse?.name ?? '',
    address1: warehouse?.address1 ?? '',
    addressNumber: warehouse?.addressNumber ?? '',
    city: warehouse?.city ?? '',
    province: warehouse?.province ?? '',
    postalcode: warehouse?.postalcode ?? '',
  };
}

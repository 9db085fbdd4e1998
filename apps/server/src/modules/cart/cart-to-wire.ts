import type { Cart, CartChanges } from '@sporta/contract';
import type { ShopView } from '../catalogue/index.ts';
import { visibleLines } from './cart-state.ts';
import { changedLines } from './changed-lines.ts';
import { itemsToWire, ordered } from './items-to-wire.ts';
import type { PricedCartState } from './priced-cart-state.ts';
import { sectorsOf } from './sectors-of.ts';
import { shippingToWire } from './shipping-to-wire.ts';
import { whyPlaceLost, whySlotLost } from './why-no-place.ts';

export interface WireOptions {
  showSectors: boolean;
  /** How often a slot hold may be extended. */
  maxExtensions: number;
}

const euro = (cents: number) => cents / 100;

/** The cart as every cart call answers it (contract section 6). */
export function cartToWire(state: PricedCartState, view: ShopView, options: WireOptions): Cart {
  const cartItems = itemsToWire(ordered(visibleLines(state.cart)), state, view);
  return {
    ...aboutWhole(state, view, options),
    cartItems,
    ...(options.showSectors ? { sectors: sectorsOf(cartItems, view) } : {}),
  };
}

/** What a change made of the cart, for who had it before (`only=changes`). Both states are priced at the same moment. */
export function changesToWire(
  before: PricedCartState,
  state: PricedCartState,
  view: ShopView,
  options: Pick<WireOptions, 'maxExtensions'>,
): CartChanges {
  const { changed, removed, sum } = changedLines(before, state);
  return {
    ...aboutWhole(state, view, options),
    // each change raises the revision by one, under the lock of the cart
    since: state.cart.revision - 1,
    changedItems: itemsToWire(ordered(changed), state, view),
    removedItemIds: removed,
    itemsSum: sum,
  };
}

/** Everything but the lines. */
function aboutWhole(
  state: PricedCartState,
  view: ShopView,
  options: Pick<WireOptions, 'maxExtensions'>,
): Omit<Cart, 'cartItems' | 'sectors'> {
  const { cart, fee } = state;
  const editable = !cart.locked;
  const placeLost = whyPlaceLost(cart);
  const slotLost = placeLost === undefined ? whySlotLost(cart) : undefined;
  return {
    cartId: cart.cartId,
    totalItems: state.totalItems,
    totalPrice: euro(state.goodsCents),
    grossTotal: euro(state.totalCents),
    taxTotal: euro(state.vatCents),
    cartInfos: {
      ...(cart.orderComment ? { order_comment: cart.orderComment } : {}),
      accept_alternatives: cart.acceptAlternatives ? 'true' : 'false',
      invoice_requested: cart.invoiceRequested ? 'true' : 'false',
      ...(cart.invoiceHolderId === null ? {} : { invoice_holder_id: String(cart.invoiceHolderId) }),
      ...(cart.purchaseOrder ? { purchase_order: cart.purchaseOrder } : {}),
      ...(cart.costCentre ? { cost_centre: cart.costCentre } : {}),
    },
    giftCertificates: state.giftCertificates.map(({ giftCertificateId, description, kind, cents, note, partly }) => ({
      giftCertificateId,
      description,
      kind,
      total: euro(cents),
      ...(note === undefined ? {} : { note }),
      ...(partly === undefined ? {} : { partly }),
    })),
    orderPackages: state.packages.map(({ type, quantity, cents }) => ({
      orderPackageId: type.orderPackageTypeId,
      quantity,
      totalPrice: euro(cents),
      package: { descr: type.descr, cost: euro(type.costCents) },
    })),
    giftCertificatesToGenerate: state.earnedVoucher
      ? [{ description: state.earnedVoucher.description, giftTotal: euro(state.earnedVoucher.amountCents) }]
      : [],
    ...(placeLost === undefined ? shippingToWire(cart, view) : { placeLost }),
    ...(cart.slot && placeLost === undefined
      ? {
          timeslot: {
            timeslotId: cart.slot.timeslotId,
            date: cart.slot.day,
            beginTime: cart.slot.beginTime,
            endTime: cart.slot.endTime,
            holdExpires: new Date(cart.slot.holdExpiresAt ?? cart.slot.cutoffAt).toISOString(),
            cutoff: new Date(cart.slot.cutoffAt).toISOString(),
            cost: euro(cart.slot.costCents),
            extensionsLeft: Math.max(0, options.maxExtensions - cart.slot.extensions),
          },
        }
      : {}),
    ...(slotLost === undefined ? {} : { slotLost }),
    deliveryCost: euro(state.deliveryCents),
    ...(fee && fee.minimum.surchargeCents > 0 ? { belowMinimumSurcharge: euro(fee.minimum.surchargeCents) } : {}),
    ...(fee && cart.zone
      ? { minimumOrder: { amount: euro(cart.zone.minimumOrderCents), missing: euro(fee.minimum.missingCents) } }
      : {}),
    ...(fee?.freeDelivery
      ? {
          freeDelivery: {
            threshold: euro(fee.freeDelivery.thresholdCents),
            // nothing is missing when a promotion has made it free already
            missing: state.priced.deliveryCents === 0 && fee.cents > 0 ? 0 : euro(fee.freeDelivery.missingCents),
          },
        }
      : {}),
    ...(cart.deliveryPass
      ? {
          deliveryPass: {
            freeFrom: euro(cart.deliveryPass.fromCents),
            saved: euro(state.passSavedCents),
            endsOn: cart.deliveryPass.endsOn,
          },
        }
      : {}),
    mealTicketEligible: euro(state.ticketableCents),
    mealTickets: state.mealTickets.map(({ paymentTypeId, tickets, cents }) => ({
      paymentTypeId,
      tickets: tickets.map(({ faceCents, count }) => ({ value: euro(faceCents), quantity: count })),
      amount: euro(cents),
    })),
    lastTenderTotal: euro(state.totalCents - state.mealTicketCents),
    promotions: state.priced.promotions.map(({ name, amountCents }) => ({ name, amount: euro(amountCents) })),
    ...(state.earnedPoints > 0 ? { userPoints: state.earnedPoints } : {}),
    authorisationTotal: euro(state.authoriseCents),
    locked: cart.locked,
    editable,
    ...(cart.modifiedOrderId === null ? {} : { modifiedOrderId: cart.modifiedOrderId }),
    ...(cart.change
      ? {
          change: {
            orderNumber: cart.change.orderNumber,
            previousTotal: euro(cart.change.payableCents),
            held: euro(cart.change.heldCents),
            toAuthorise: euro(state.toAuthoriseCents),
            ...(cart.change.parkedItems > 0 ? { parkedItems: cart.change.parkedItems } : {}),
          },
        }
      : {}),
    revision: cart.revision,
  };
}

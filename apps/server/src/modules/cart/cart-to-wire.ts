import type { Cart, CartItem, CartSector, Product } from '@sporta/contract';
import { deliveryServiceIds, insertionTypeIds } from '@sporta/contract/constants.ts';
import type { ShopView } from '../catalogue/index.ts';
import { type CartLineState, type CartState, visibleLines } from './cart-state.ts';
import { lineProblems } from './line-problems.ts';
import { isEstimated } from './price-cart-state.ts';
import type { PricedCartState } from './priced-cart-state.ts';

export interface WireOptions {
  showSectors: boolean;
  /** How often a slot hold may be extended. */
  maxExtensions: number;
}

const euro = (cents: number) => cents / 100;

/** The cart as every cart call answers it (contract section 6). */
export function cartToWire(state: PricedCartState, view: ShopView, options: WireOptions): Cart {
  const { cart } = state;
  const problems = lineProblems(cart);
  const items = ordered(visibleLines(cart)).map((line) => itemToWire(line, state, view, problems.get(line.cartItemId)));
  const { fee } = state;
  const editable = !cart.locked;
  return {
    cartId: cart.cartId,
    cartItems: items,
    totalItems: state.totalItems,
    totalPrice: euro(state.goodsCents),
    grossTotal: euro(state.totalCents),
    taxTotal: euro(state.vatCents),
    ...(options.showSectors ? { sectors: sectorsOf(items, view) } : {}),
    cartInfos: {
      ...(cart.orderComment ? { order_comment: cart.orderComment } : {}),
      accept_alternatives: cart.acceptAlternatives ? 'true' : 'false',
      invoice_requested: cart.invoiceRequested ? 'true' : 'false',
      ...(cart.purchaseOrder ? { purchase_order: cart.purchaseOrder } : {}),
      ...(cart.costCentre ? { cost_centre: cart.costCentre } : {}),
    },
    giftCertificates: state.giftCertificates.map(({ giftCertificateId, description, kind, cents, note }) => ({
      giftCertificateId,
      description,
      kind,
      total: euro(cents),
      ...(note === undefined ? {} : { note }),
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
    ...shippingOf(cart, view),
    ...(cart.slot
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
          },
        }
      : {}),
    revision: cart.revision,
  };
}

/** In the order they were added, free items last (specification section 4). */
function ordered(lines: CartLineState[]): CartLineState[] {
  return lines.toSorted((a, b) => a.insertionTypeId - b.insertionTypeId || idOrder(a) - idOrder(b));
}

/** A line that is not saved yet comes after those that are. */
function idOrder(line: CartLineState): number {
  return line.cartItemId > 0 ? line.cartItemId : 2 ** 40 - line.cartItemId;
}

function itemToWire(
  line: CartLineState,
  state: PricedCartState,
  view: ShopView,
  errors: { code: string; error: string }[] | undefined,
): CartItem {
  const priced = state.lineOf.get(line.cartItemId);
  const free = line.insertionTypeId === insertionTypeIds.free;
  const total = priced?.totalCents ?? 0;
  return {
    cartItemId: line.cartItemId,
    product: productOf(line, view),
    quantity: line.quantity / 1000,
    weightUnitSelling: line.mode === 'loose' ? 'kg' : 'pz',
    price: euro(free ? 0 : sellingUnit(line, priced?.unitCents ?? line.unitCents ?? 0)),
    grossTotal: euro(total),
    ...(priced && priced.listTotalCents > total ? { standardTotal: euro(priced.listTotalCents) } : {}),
    estimated: isEstimated(line),
    editable: !free && !state.cart.locked,
    cartItemInsertionTypeId: line.insertionTypeId,
    cartItemInfo: {
      ...(line.size ? { size: line.size } : {}),
      is_package: line.isPackage ? 'true' : 'false',
      accept_alternatives: line.acceptAlternatives ? 'true' : 'false',
      ...(line.userNotes ? { user_notes: line.userNotes } : {}),
    },
    ...(priced && priced.applied.length > 0
      ? { promotions: priced.applied.map(({ text, amountCents }) => ({ name: text, amount: euro(amountCents) })) }
      : {}),
    ...(errors ? { errors } : {}),
  };
}

function sellingUnit(line: CartLineState, cents: number): number {
  return line.mode === 'weighed' ? Math.floor((cents * (line.averageGrams ?? 1000) + 500) / 1000) : cents;
}

/** The product as the catalogue of this shop shows it; what is not sold here (any more) is shown as sold out. */
function productOf(line: CartLineState, view: ShopView): Product {
  const slot = view.catalogue.slotOf(line.productId);
  const shown = slot === undefined ? undefined : view.object(slot);
  if (shown) return shown;
  return view.unsold(line.productId, line.unitCents ?? 0);
}

function sectorsOf(items: CartItem[], view: ShopView): CartSector[] {
  const sectors = new Map<number, CartSector>();
  const position = new Map(view.catalogue.tree.roots.map((root, index) => [root.categoryId, index]));
  for (const item of items) {
    const free = item.cartItemInsertionTypeId === insertionTypeIds.free;
    const root = item.product.breadCrumbs[0];
    const sectorId = free ? 0 : (root?.categoryId ?? 1);
    let sector = sectors.get(sectorId);
    if (!sector) {
      sector = {
        name: free ? 'Omaggi' : (root?.name ?? 'Altro'),
        sectorId,
        ...(!free && item.product.tint ? { tint: item.product.tint } : {}),
        cartItems: [],
      };
      sectors.set(sectorId, sector);
    }
    sector.cartItems.push(item);
  }
  const rank = (sector: CartSector) => (sector.sectorId === 0 ? 10_000 : (position.get(sector.sectorId) ?? 9_999));
  return [...sectors.values()].sort((a, b) => rank(a) - rank(b));
}

function shippingOf(cart: CartState, view: ShopView): Pick<Cart, 'shippingAddress'> {
  const { address, deliveryServiceId } = cart;
  if (deliveryServiceId === deliveryServiceIds.home) {
    if (!address || cart.warehouseId === null || !cart.zone) return {};
    const optional = {
      recipient: address.recipient || undefined,
      doorbell: address.doorbell ?? undefined,
      stairway: address.stairway ?? undefined,
      floor: address.floor ?? undefined,
      hasLift: address.hasLift ?? undefined,
      phone: address.phone ?? undefined,
      notes: address.notes ?? undefined,
      latitude: address.latitude ?? undefined,
      longitude: address.longitude ?? undefined,
    };
    return {
      shippingAddress: {
        deliveryServiceId,
        userAddressId: cart.addressId ?? undefined,
        warehouseId: cart.warehouseId,
        addressName: address.addressName,
        address1: address.address1,
        addressNumber: address.addressNumber,
        city: address.city,
        province: address.province,
        postalcode: address.postalcode,
        ...(Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)) as typeof optional),
      },
    };
  }
  const warehouse = view.catalogue.warehouses.find((each) => each.warehouseId === cart.warehouseId);
  if (!warehouse) return {};
  return {
    shippingAddress: {
      deliveryServiceId,
      warehouseId: warehouse.warehouseId,
      addressName: warehouse.name,
      address1: warehouse.address1,
      addressNumber: warehouse.addressNumber,
      city: warehouse.city,
      province: warehouse.province,
      postalcode: warehouse.postalcode,
      latitude: warehouse.latitude,
      longitude: warehouse.longitude,
    },
  };
}

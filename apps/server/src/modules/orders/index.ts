import type { Module } from '../../platform/module.ts';
import type { PayableOrders } from '../payments/index.ts';
import { chargeRestsOf } from './charge-rest-again.ts';
import { chargeRestOfOrder } from './charge-rest-of-order.ts';
import { collectShare, finishSettlement, type ShareOfSettlement } from './collect-settlement.ts';
import { sendOrderDelivered } from './delivered-mail.ts';
import {
  type SlotChange,
  type StoreMove,
  sendOrderNotDelivered,
  sendSlotChanged,
  sendStoreMoved,
  tellOfPickup,
} from './delivery-mails.ts';
import { sendPaymentAsked } from './late/payment-asked-mail.ts';
import { sendOrderCancelled, sendOrderConfirmed } from './order-mails.ts';
import { orderJobs } from './orders.jobs.ts';
import { registerOrderRoutes } from './orders.routes.ts';

export { advanceLocked, advanceOrder, lockForStaff, orderNotFound } from './advance-order.ts';
export { costAsPicked } from './amounts-that-came.ts';
export { applyPaymentsToOrder } from './apply-payments.ts';
export { cancelLocked } from './cancel-order.ts';
export { chargeRestAgain, chargeRestLocked } from './charge-rest-again.ts';
export { closeRestLocked } from './close-rest.ts';
export { closedPickups, tellOfClosedPickups } from './closed-pickups.ts';
export { giveUpShare } from './collect-settlement.ts';
export { askToPayByLink } from './late/pay-by-link.ts';
export { missingOf } from './missing-money.ts';
export { lockOrderOfStore } from './order-of-store.ts';
export { tendersOf } from './order-tenders.ts';
export { pickupPlaceActor } from './order-timeline.ts';
export { orderToWire, redeliveriesToWire } from './order-to-wire.ts';
export { orderFor } from './orders.routes.ts';
export { payableOrders } from './payable-orders.ts';
export { settleLocked, settleOrder } from './settle-order.ts';
export { clearWhatCame, closedRestOf, findSettlement as settlementOf, writeWhatCame } from './settlements.repo.ts';
export { type DeliveredLine, type LineResult, resultOf } from './what-came.ts';

/** The life of an order: confirmed by its payments, shown, changed, cancelled. @param payables all that payments pay */
export const ordersFor = (payables: PayableOrders): Module => ({
  name: 'orders',
  register: (app) => registerOrderRoutes(app),
  jobs: orderJobs(payables),
  outbox: {
    'settlement.collect': {
      lane: 'money',
      handle: (share: ShareOfSettlement, deps) => collectShare(deps, share),
    },
    'settlement.finish': {
      lane: 'money',
      handle: ({ settlementId }: { settlementId: number }, deps) => finishSettlement(deps, settlementId),
    },
    'settlement.charge-rest': {
      lane: 'money',
      handle: ({ settlementId }: { settlementId: number }, deps) => chargeRestOfOrder(deps, settlementId),
    },
    'card.saved': {
      lane: 'other',
      handle: ({ accountId }: { accountId: number }, deps) => chargeRestsOf(deps, accountId),
    },
    'charges.allowed': {
      lane: 'other',
      handle: ({ accountId }: { accountId: number }, deps) => chargeRestsOf(deps, accountId),
    },
    'order.confirmed': {
      lane: 'mail',
      handle: ({ orderId }: { orderId: number }, deps) => sendOrderConfirmed(deps, orderId),
    },
    'order.delivered': {
      lane: 'mail',
      handle: ({ orderId }: { orderId: number }, deps) => sendOrderDelivered(deps, orderId),
    },
    'order.not-delivered': {
      lane: 'mail',
      handle: ({ orderId }: { orderId: number }, deps) => sendOrderNotDelivered(deps, orderId),
    },
    'order.slot-changed': {
      lane: 'mail',
      handle: (change: SlotChange, deps) => sendSlotChanged(deps, change),
    },
    'order.store-moved': {
      lane: 'mail',
      handle: (move: StoreMove, deps) => sendStoreMoved(deps, move),
    },
    'order.pickup-closed': {
      lane: 'mail',
      handle: ({ orderId }: { orderId: number }, deps) => tellOfPickup(deps, orderId),
    },
    'order.pickup-open': {
      lane: 'mail',
      handle: ({ orderId }: { orderId: number }, deps) => tellOfPickup(deps, orderId),
    },
    'order.payment-asked': {
      lane: 'mail',
      handle: ({ orderId }: { orderId: number }, deps) => sendPaymentAsked(deps, orderId),
    },
    'order.cancelled': {
      lane: 'mail',
      handle: ({ orderId }: { orderId: number }, deps) => sendOrderCancelled(deps, orderId),
    },
  },
});

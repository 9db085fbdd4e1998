/** The book of orders: how they are written, read, moved from state to state, and what stock they hold. No calls of its own. */
export { bagsCharged } from './bags.ts';
export { keptInYear, totalOf, wasBought, wasKept, wasUndone, wentAhead } from './bought-orders.ts';
export {
  releaseCertificates,
  reservedCertificates,
  takeCertificate,
  takeRestOfCertificates,
  useCertificate,
} from './certificates.repo.ts';
export { goodsOf, lineName, lineTitle } from './line-names.ts';
export { certificateOf, type MoneyBack, moneyBackOf, moneyBackText } from './money-back.ts';
export { neededSize } from './needed-size.repo.ts';
export {
  insertOrder,
  insertOrderLines,
  type LineToInsert,
  type OrderToInsert,
} from './new-orders.repo.ts';
export { orderCosts } from './order-costs.ts';
export { datedText, instantText, type Letter, sendOrderLetter } from './order-letter.ts';
export { referencesOf } from './order-references.ts';
export type { OrderRow } from './order-row.ts';
export type {
  BagsView,
  Charge,
  InvoiceHolder,
  IssuedCreditNote,
  IssuedInvoice,
  LineView,
  OrderView,
  ProblemView,
  RedeliveryView,
  ReportedLine,
  SubstituteView,
  WithdrawalView,
} from './order-view.ts';
export {
  type OrdersFilter,
  readNewestVersion,
  readOrder,
  readOrderChoices,
  readOrders,
  readOrdersByIds,
  sumOrders,
} from './order-views.repo.ts';
export {
  findOrder,
  findOrderBeingPaidBy,
  findOrderByKey,
  isVersionOf,
  lockCartRow,
  lockCartsOf,
  lockOrder,
  moveOrder,
  newestVersionOf,
  noteInHistory,
  noteOnceInHistory,
  OrderTransitionError,
  setPlacedBy,
} from './orders.repo.ts';
export { lockOwnOrder, ownOrder } from './own-order.ts';
export { paidWith, tenderLabel } from './paid-with.ts';
export {
  lowerStock,
  moveReservations,
  releaseStock,
  reserveStock,
  takeFromShelves,
} from './stock-reservations.repo.ts';
export { storeSells } from './store-sells.ts';
export { visibleOrder } from './visible-order.ts';
export { freeOrderId, orderNumberOf, writeOrder } from './write-order.ts';

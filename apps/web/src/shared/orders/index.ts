export { ApprovalNote } from './approval-note.tsx';
export { approvalsKey } from './approvals.ts';
export { arrivalDay, cutoffText, momentText } from './cutoff.ts';
export {
  arrivalText,
  byArrival,
  changesText,
  differenceText,
  eventTime,
  goodsOf,
  groupLines,
  isOpenOrder,
  lineQuantity,
  momentLong,
  orderDay,
  PROBLEMS,
  packagesOf,
  receivedQuantity,
  refundText,
  tenderStateText,
  weighedText,
} from './order-texts.ts';
export { loadOrder, type OrderFilter, orderQuery, ordersQuery } from './orders.ts';
export { centreOf, leftText } from './own-limits.ts';
export { useOwnApprovals } from './use-own-approvals.ts';

export { CancelDialog } from './CancelDialog.tsx';
export { CloseRestDialog } from './CloseRestDialog.tsx';
export { type OrderActs, useOrderActs } from './calls.ts';
export { eachInTurn, type Outcome } from './each-in-turn.ts';
export { RedeliveryLinks } from './RedeliveryLinks.tsx';
export { type RefundShare, RefundShares } from './RefundShares.tsx';
export { SlotChange } from './SlotChange.tsx';
export type { LatestSlot } from './SlotClash.tsx';
export { slotName, slotsQuery } from './slots-query.ts';

export { CancelDialog } from './CancelDialog.tsx';
export { type OrderActs, useOrderActs } from './calls.ts';
export { eachInTurn, type Outcome } from './each-in-turn.ts';
export { slotName, slotsQuery } from './slots-query.ts';

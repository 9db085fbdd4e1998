export { invoiceKeys, orderKeys, pickingKeys, productKeys, roundKeys } from './keys.ts';
export { todayQuery } from './today.ts';
export { useLive } from './use-live.ts';

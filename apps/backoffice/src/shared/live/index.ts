export {
  caseKeys,
  contentKeys,
  customerKeys,
  invoiceKeys,
  lockerKeys,
  orderKeys,
  pickingKeys,
  productKeys,
  promotionKeys,
  roundKeys,
  slotKeys,
} from './keys.ts';
export { todayQuery } from './today.ts';
export { useLive } from './use-live.ts';

export { DeliveryBlock, useOpenDelivery } from './delivery-block.tsx';
export {
  costText,
  isPickup,
  longDay,
  nextSlot,
  placeLine,
  shortAddress,
  shortSlot,
  slotHours,
  slotSentence,
  storesOffering,
  street,
  streetLine,
  whereLabel,
  whereName,
} from './delivery-texts.ts';
export { finishDelivery, leaveDelivery, openDelivery } from './delivery-window.ts';
export { addressWords, bookedHours, cutoffWords, slotDay } from './delivery-words.ts';
export { HoldNote } from './hold-note.tsx';
export { deliveryServicesQuery, storesQuery, timeslotsKey, timeslotsQuery } from './slots.ts';
export { type Place, useHoldSlot, useSetPlace } from './use-delivery-actions.ts';
export { useLostSlot } from './use-hold.ts';

export { CardMark, CardOption } from './card-option.tsx';
export { brandOf, cardName, expiryText, lastDigits, proposedCard, tenderName, ticketsText } from './card-texts.ts';
export { addressOfForm, readFormAddress } from './form-address.ts';
export { heldText } from './held-text.ts';
export { type LeaveStep, leaveBy, leaveFor, nextStep } from './leave-for.ts';
export { schemesOf, usePaymentMarks, useTakesTickets } from './marks.ts';
export { readMarks, useMarksOfPage } from './marks-query.ts';
export {
  allCardsQuery,
  cardsKey,
  orderPaymentTypesQuery,
  paymentStatusQuery,
  paymentTypesQuery,
  prebilledQuery,
  savedCardsQuery,
  unfinishedPaymentQuery,
} from './payments.ts';
export { TenderMark } from './tender-mark.tsx';
export { useAddCard } from './use-add-card.ts';
export { useDeleteCard } from './use-delete-card.ts';

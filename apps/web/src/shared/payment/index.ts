export { CardMark, CardOption } from './card-option.tsx';
export { cardName, expiryText, proposedCard, tenderName } from './card-texts.ts';
export { cardsKey, paymentStatusQuery, paymentTypesQuery, savedCardsQuery } from './payments.ts';
export { useDeleteCard } from './use-delete-card.ts';

export { type IssuerState, issuerState, purseText, shortfallText } from './issuer-texts.ts';
export { LinkIssuer } from './link-issuer.tsx';
export { type MealTickets, mealTicketsKey, mealTicketsQuery } from './meal-tickets.ts';
export { canAddTicket, nextFaceCents, ticketTotals, usedTickets } from './ticket-sums.ts';
export { useFreshMealTickets } from './use-fresh-meal-tickets.ts';
export { useLinkOutcome } from './use-link-outcome.ts';
export { type TicketChoice, useTicketChoice } from './use-ticket-choice.ts';
export { useUnlinkIssuer } from './use-unlink-issuer.ts';

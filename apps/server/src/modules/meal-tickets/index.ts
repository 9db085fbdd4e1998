import type { Module } from '../../platform/module.ts';
import { registerMealTicketPages } from './browser.routes.ts';
import { REVOKE_TOPIC, type RevokeMessage, revokeAtIssuer } from './links.ts';
import { registerMealTicketRoutes } from './meal-tickets.routes.ts';

export { type Asked, type IssuerName, type RefusalCode, refused, type Ticket } from './issuer.ts';
export { callPayment } from './issuers/edenred.client.ts';
export { readSecret } from './issuers/edenred-accounts.ts';
export { WireClient } from './issuers/wire.client.ts';
export {
  type Authorisation,
  authorisation,
  authorisations,
  type MovementOfDay,
  movementsOfDay,
} from './issuers/wire.messages.ts';
export { revokeAllLater } from './links.ts';
export { type TicketAccess, ticketAccess } from './ticket-access.ts';

/** Customers' accounts at issuers of meal tickets, and which tickets a cart uses. */
export const mealTicketsModule: Module = {
  name: 'meal-tickets',
  register(app, deps) {
    registerMealTicketRoutes(app);
    registerMealTicketPages(app, deps);
  },
  outbox: {
    [REVOKE_TOPIC]: { lane: 'other', handle: (message: RevokeMessage, deps) => revokeAtIssuer(deps, message) },
  },
};

export type { PhoneDay, PlayedPhone } from './app-push/phones.ts';
export { type ApplePush, startApplePush } from './app-push/start-apple-push.ts';
export { type Firebase, startFirebase } from './app-push/start-firebase.ts';
export { type CardGatewayOptions, DEMO_MERCHANT, startCardGateway } from './card-gateway/start-card-gateway.ts';
export { DEMO_EDENRED, type Edenred, type EdenredOptions, startEdenred } from './edenred/start-edenred.ts';
export {
  DEMO_EXCHANGE_TOKEN,
  type ExchangeSystemOptions,
  startExchangeSystem,
} from './exchange-system/start-exchange-system.ts';
export { type Geocoder, startGeocoder } from './geocoder/start-geocoder.ts';
export type { Person } from './identity-provider/people.ts';
export {
  DEMO_CLIENT,
  type IdentityProviderOptions,
  startIdentityProvider,
} from './identity-provider/start-identity-provider.ts';
export type { MailboxMessage } from './mailbox/mailbox.routes.ts';
export { type Mailbox, type MailboxOptions, startMailbox } from './mailbox/start-mailbox.ts';
export { DEMO_TOKENS, type MealTicketsOptions, startMealTickets } from './meal-tickets/start-meal-tickets.ts';
export type { Simulator } from './platform/server.ts';
export { type PlayedDevice, type PushService, startPushService } from './push-service/start-push-service.ts';
export { DEMO_ACTIVATION_CODES, type SatispayOptions, startSatispay } from './satispay/start-satispay.ts';
export { DEMO_STRIPE_ACCOUNT, type StripeOptions, startStripe } from './stripe/start-stripe.ts';

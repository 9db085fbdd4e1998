/** Goods brought again, free, because a report of the customer ended so. No calls of its own. */
export { offerRedelivery } from './offer-redelivery.ts';
export { type Redelivery, redeliver } from './redeliver.ts';

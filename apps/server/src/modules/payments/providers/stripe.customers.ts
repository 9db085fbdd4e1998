import type Stripe from 'stripe';
import type { PaymentOrder } from './provider.ts';
import type { Answer, StripeClient } from './stripe.client.ts';

/** Stripe's customer of an account, who keeps its cards: found by our number of the account, else made. @returns its id */
export async function customerOf(
  { sdk, call }: StripeClient,
  { customer: { accountId, email, name } }: PaymentOrder,
): Promise<Answer<string>> {
  const account = String(accountId);
  const known = await call('list', () => sdk.customers.list({ email, limit: 100 }));
  if (known.kind === 'failed') return known;
  const ours = known.value.data.find(({ metadata }) => metadata.account === account);
  if (ours) return { kind: 'answer', value: ours.id };
  const customer: Stripe.CustomerCreateParams = { email, ...(name && { name }), metadata: { account } };
  const made = await call('customer', () => sdk.customers.create(customer, { idempotencyKey: keyOf(customer) }));
  return made.kind === 'failed' ? made : { kind: 'answer', value: made.value.id };
}

/** Two payments of one customer that begin at the same time find the same one; another name is another customer. */
function keyOf({ email, name, metadata }: Stripe.CustomerCreateParams): string {
  return `customer-${Buffer.from(JSON.stringify([metadata, email, name])).toString('base64url')}`.slice(0, 255);
}

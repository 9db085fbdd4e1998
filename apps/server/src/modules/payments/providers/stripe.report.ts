import { addDays, romeInstant, type ShopDay } from '@sporta/domain';
import type Stripe from 'stripe';
import type { ProviderMovement, ReportResult } from './provider.ts';
import type { Answer, StripeClient } from './stripe.client.ts';
import { type ListPage, wholeList } from './whole-list.ts';

const PAGE = 100;

/**
 * All that moved at Stripe on a day: what banks held, by its charges, and what was taken and given back, by the transactions of
 * its balance, which know the instant at which a hold was captured.
 */
export async function stripeReport({ sdk, call }: StripeClient, day: ShopDay): Promise<ReportResult> {
  const created = { gte: secondsOf(day), lt: secondsOf(addDays(day, 1)) };
  const charges = await wholeList<Stripe.Charge>(async (last) =>
    pageOf(await call('list', () => sdk.charges.list({ created, limit: PAGE, ...after(last) }))),
  );
  if (charges.kind === 'failed') return charges;
  const balance = await wholeList<Stripe.BalanceTransaction>(async (last) =>
    pageOf(
      await call('list', () =>
        sdk.balanceTransactions.list({ created, limit: PAGE, expand: ['data.source'], ...after(last) }),
      ),
    ),
  );
  if (balance.kind === 'failed') return balance;
  return { kind: 'report', movements: [...charges.entries.flatMap(held), ...balance.entries.flatMap(moved)] };
}

const secondsOf = (day: ShopDay) => romeInstant(day, '00:00') / 1000;

const after = (last: { id: string } | undefined) => (last ? { starting_after: last.id } : {});

function pageOf<T>(answer: Answer<Stripe.ApiList<T>>): ListPage<T> {
  if (answer.kind === 'failed') return { kind: 'failed', error: answer.error };
  return { kind: 'page', entries: answer.value.data, more: answer.value.has_more };
}

/** A charge made without an intent bears its own name: it is none of ours. */
const nameOf = ({ id, payment_intent }: { id: string; payment_intent: string | { id: string } | null }) =>
  typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? id);

function held(charge: Stripe.Charge): ProviderMovement[] {
  if (charge.status !== 'succeeded') return [];
  return [{ paymentRef: nameOf(charge), kind: 'authorised', amountCents: charge.amount }];
}

/** A refund the customer's bank sends back is negative. Fees, payouts and disputes are no movements of a payment. */
function moved({ source, amount }: Stripe.BalanceTransaction): ProviderMovement[] {
  if (typeof source !== 'object' || source === null) return [];
  if (source.object === 'charge') return [{ paymentRef: nameOf(source), kind: 'captured', amountCents: amount }];
  if (source.object === 'refund') return [{ paymentRef: nameOf(source), kind: 'refunded', amountCents: -amount }];
  return [];
}

import type { Deps } from '../../../platform/deps.ts';
import type { PayableOrders } from '../payable-orders.ts';
import { findPayment, knownAs, type PaymentRow } from '../payments.repo.ts';
import type { PaymentProvider, QueryResult } from '../providers/provider.ts';
import { recordPayment } from '../record-payment.ts';
import type { DifferenceKind, Remedy } from './report.repo.ts';
import { isSame, type Sums } from './sums.ts';

/** What came of asking a provider after a payment of which its books and ours differ. */
export type Verdict =
  /** The books agree after all: nothing was missing. */
  | ({ kind: 'agreed' } & Answered)
  | ({ kind: DifferenceKind; remedy: Remedy; settled: boolean } & Answered)
  /** The provider does not answer. */
  | { kind: 'silent' }
  /** It does, and its answer could not be booked. */
  | { kind: 'failed' };

interface Answered {
  ours: Sums;
  theirs: Sums;
  /** The provider does not say what went back: `theirs` is as the ledger has it. */
  refundsUnnamed?: boolean;
}

type Found = Extract<QueryResult, { kind: 'found' }>;

/**
 * Asks the provider, books what was missing, and gives back what was taken twice. Repeating it moves nothing twice: events count
 * once, and the refund has a name of its own.
 */
async function settleDifference(
  deps: Deps,
  orders: PayableOrders,
  provider: PaymentProvider,
  payment: PaymentRow,
): Promise<Verdict> {
  const asked = await provider.query(knownAs(payment));
  if (asked.kind === 'failed') return { kind: 'silent' };
  const before = standing(payment);
  if (asked.kind === 'not-found') {
    const none = { authorised: 0, captured: 0, refunded: 0 };
    if (isSame(before, none)) return { kind: 'agreed', ours: before, theirs: none };
    return { kind: 'missing-there', remedy: 'staff', settled: false, ours: before, theirs: none };
  }
  await recordPayment(deps, payment.paymentId, asked.events, 'reconciliation');
  await orders.applyPayments(deps, payment.orderId);
  const excess = takenTwice(asked);
  if (excess > 0) return giveBackExcess(deps, provider, payment, asked, { before, excess });
  const ours = standing((await findPayment(deps.db, payment.paymentId))!);
  const theirs = standingThere(asked, ours);
  const refundsUnnamed = asked.refundedCents === undefined;
  if (!isSame(ours, theirs)) return { kind: 'amount-differs', remedy: 'staff', settled: false, ours, theirs };
  if (isSame(before, ours)) return { kind: 'agreed', ours, theirs, refundsUnnamed };
  return { kind: 'missing-notice', remedy: 'ask-provider', settled: true, ours: before, theirs, refundsUnnamed };
}

/** Cents taken beyond the first capture, which is the only one a shop asks for. */
function takenTwice({ events, capturedCents }: Found): number {
  const captures = events.filter(({ type }) => type === 'captured');
  return captures.length > 1 ? capturedCents - captures[0]!.amountCents : 0;
}

/** By itself only where nothing else has gone back: otherwise a person looks which refund was for what. */
async function giveBackExcess(
  deps: Deps,
  provider: PaymentProvider,
  payment: PaymentRow,
  asked: Found,
  { before, excess }: { before: Sums; excess: number },
): Promise<Verdict> {
  const theirs = standingThere(asked, before);
  const found = { kind: 'captured-twice', ours: before, theirs } as const;
  const operationId = `captured-twice-${payment.paymentId}`;
  if (asked.events.some((event) => event.operationId === operationId)) {
    return { ...found, remedy: 'refund', settled: true };
  }
  if (theirs.refunded > 0) return { ...found, remedy: 'staff', settled: false };
  const refunded = await provider.refund(knownAs(payment), excess, operationId);
  if (refunded.kind === 'failed') {
    deps.log.warn({ paymentId: payment.paymentId, error: refunded.error.kind }, 'money taken twice is not given back');
    return { ...found, remedy: 'refund', settled: false };
  }
  await recordPayment(deps, payment.paymentId, refunded.events, 'reconciliation');
  return { ...found, remedy: 'refund', settled: true };
}

/** What is held, was taken and has gone back, all in all. */
function standing({ state, amountCents, capturedCents, refundedCents }: PaymentRow): Sums {
  const held = state === 'authorised' ? amountCents : 0;
  return { authorised: held, captured: capturedCents, refunded: refundedCents };
}

function standingThere({ state, authorisedCents, capturedCents, refundedCents }: Found, ours: Sums): Sums {
  const held = state === 'authorised' ? authorisedCents : 0;
  return { authorised: held, captured: capturedCents, refunded: refundedCents ?? ours.refunded };
}

/** One payment that cannot be settled must not keep the others from it: it is looked at again with the next run. */
export async function trySettling(
  deps: Deps,
  orders: PayableOrders,
  provider: PaymentProvider,
  payment: PaymentRow,
): Promise<Verdict> {
  try {
    return await settleDifference(deps, orders, provider, payment);
  } catch (error) {
    deps.log.error({ err: error, paymentId: payment.paymentId }, 'a difference could not be settled');
    return { kind: 'failed' };
  }
}

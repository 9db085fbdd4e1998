import { isPaid } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { providersOf } from './payment-providers.ts';
import { knownAs, type PaymentRow, type Tickets } from './payments.repo.ts';
import type { OperationResult, PaymentProvider, ProviderError, ProviderState } from './providers/provider.ts';
import { recordHoldEnded, recordPayment } from './record-payment.ts';

/** What a settlement takes of a payment; 0 releases all of it. */
export interface Share {
  amountCents: number;
  tickets: Tickets | null;
  /** The same in every repetition. */
  operationId: string;
}

/** `lost`: the hold had ended, or its provider never takes so much of it: nothing can be taken under this payment any more. */
export type Collected = 'done' | 'lost';

/**
 * Takes a share of what a payment holds and lets the rest of the hold go. Repeating it takes nothing twice: the provider knows
 * the operation by its id, and is asked what happened when it says that it cannot be done.
 * @throws when the provider cannot be asked or does not answer; the caller tries again
 */
export async function collectPayment(deps: Deps, payment: PaymentRow, share: Share): Promise<Collected> {
  const provider = providersOf(deps).get(payment.provider);
  if (!provider) throw new Error(`no provider "${payment.provider}" to collect payment ${payment.paymentId} from`);
  const known = outcomeOf(payment, share);
  if (known) return known;
  if (payment.capturedCents > 0) return giveBackMore(deps, provider, payment, share);
  const name = knownAs(payment);
  const asked = share.amountCents === 0 ? provider.void(name, share.operationId) : capture(provider, name, share);
  return afterAsking(deps, provider, { payment, share, answer: await asked });
}

function capture(provider: PaymentProvider, name: string, { amountCents, operationId, tickets }: Share) {
  return tickets
    ? provider.capture(name, amountCents, operationId, tickets)
    : provider.capture(name, amountCents, operationId);
}

/** Some providers take everything when the customer pays: what came to less is given back. */
async function giveBackMore(
  deps: Deps,
  provider: PaymentProvider,
  payment: PaymentRow,
  share: Share,
): Promise<Collected> {
  const cents = payment.capturedCents - payment.refundedCents - share.amountCents;
  const answer = await provider.refund(knownAs(payment), cents, share.operationId);
  if (answer.kind === 'failed') throw notCollected(payment, answer.error.kind);
  await recordPayment(deps, payment.paymentId, answer.events, 'shop');
  return 'done';
}

async function afterAsking(
  deps: Deps,
  provider: PaymentProvider,
  { payment, share, answer }: { payment: PaymentRow; share: Share; answer: OperationResult },
): Promise<Collected> {
  const { paymentId } = payment;
  if (answer.kind === 'done') {
    const now = await recordPayment(deps, paymentId, answer.events, 'shop');
    return outcomeOf(now, share) ?? fail(payment, 'the answer does not say so');
  }
  const { error } = answer;
  if (error.kind !== 'not-allowed' && error.kind !== 'refused') throw notCollected(payment, error.kind);
  const found = await provider.query(knownAs(payment));
  if (found.kind !== 'found') throw notCollected(payment, found.kind);
  const now = holds.has(found.state)
    ? await recordPayment(deps, paymentId, found.events, 'query')
    : await recordHoldEnded(deps, paymentId, found.events);
  const known = outcomeOf(now, share);
  if (known) return known;
  return isForGood(error) && found.state === 'authorised'
    ? letGo(deps, provider, { payment, share })
    : fail(payment, error.kind);
}

/** What no repetition changes. */
function isForGood(error: ProviderError): boolean {
  return error.kind === 'not-allowed' && (error.code === 'bad-request' || error.code === 'exceeds-authorised');
}

/**
 * The provider never takes this much of what it holds: an issuer that holds amounts may hold tickets of other face values than we
 * chose. The hold is released, and the rest of the order is charged another way.
 */
async function letGo(
  deps: Deps,
  provider: PaymentProvider,
  { payment, share }: { payment: PaymentRow; share: Share },
): Promise<Collected> {
  const released = await provider.void(knownAs(payment), `${share.operationId}-released`);
  if (released.kind === 'failed') throw notCollected(payment, released.error.kind);
  await recordPayment(deps, payment.paymentId, released.events, 'shop');
  return 'lost';
}

/** What a provider still has, or has given us, of a payment. */
const holds: ReadonlySet<ProviderState> = new Set(['authorised', 'captured', 'refunded']);

/** What the ledger says of a share; undefined while it is still to be asked for. */
function outcomeOf({ state, capturedCents, refundedCents }: PaymentRow, { amountCents }: Share): Collected | undefined {
  if (capturedCents > 0) return capturedCents - refundedCents <= amountCents ? 'done' : undefined;
  if (isPaid(state)) return undefined;
  return amountCents === 0 ? 'done' : 'lost';
}

function fail(payment: PaymentRow, why: string): never {
  throw notCollected(payment, why);
}

function notCollected({ paymentId }: PaymentRow, why: string): Error {
  return new Error(`payment ${paymentId} cannot be collected: ${why}`);
}

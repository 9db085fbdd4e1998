import type { PaymentMark, PaymentType } from '@sporta/contract';
import type { Deps } from '../../platform/deps.ts';
import { providersOf } from './payment-providers.ts';
import { activePaymentTypes } from './payment-types.repo.ts';

/** Kinds that have a mark of their own; a saved card has that of its brand. */
const markedKinds: ReadonlySet<PaymentType['kind']> = new Set(['card', 'stripe', 'satispay', 'meal-ticket']);

/** What each process knows of it: the footer of every page asks, and it changes when the shop is set up differently. */
const known = new WeakMap<Deps, Promise<PaymentMark[]>>();

/** What the shop takes, for visitors too: only what is switched on, since nothing else may be advertised. */
export function paymentMarks(deps: Deps): Promise<PaymentMark[]> {
  const kept = known.get(deps);
  if (kept) return kept;
  const marks = readMarks(deps);
  known.set(deps, marks);
  // the next page asks again
  marks.catch(() => known.get(deps) === marks && known.delete(deps));
  return marks;
}

/** Forgets them, and the pages that show them, at each change of the ways to pay, until the returned function is called. */
export function followPaymentTypes(deps: Deps): Promise<() => void> {
  return deps.notifications.on('payment_type', () => {
    known.delete(deps);
    deps.pages.forget();
  });
}

async function readMarks(deps: Deps): Promise<PaymentMark[]> {
  const types = await activePaymentTypes(deps.db);
  return types
    .filter(({ kind, provider }) => markedKinds.has(kind) && providersOf(deps).get(provider))
    .map(({ paymentTypeId, name, kind, provider }) => ({ paymentTypeId, name, kind, provider }));
}

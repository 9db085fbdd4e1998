import type { PaymentMark, PaymentType } from '@sporta/contract';
import type { Deps } from '../../platform/deps.ts';
import { providersOf } from './payment-providers.ts';
import { activePaymentTypes } from './payment-types.repo.ts';

/** Kinds that have a mark of their own; a saved card has that of its brand. */
const markedKinds: ReadonlySet<PaymentType['kind']> = new Set(['card', 'stripe', 'satispay', 'meal-ticket']);

/** What the shop takes, for visitors too: only what is switched on, since nothing else may be advertised. */
export async function listPaymentMarks(deps: Deps): Promise<PaymentMark[]> {
  const types = await activePaymentTypes(deps.db);
  return types
    .filter(({ kind, provider }) => markedKinds.has(kind) && providersOf(deps).get(provider))
    .map(({ paymentTypeId, name, kind, provider }) => ({ paymentTypeId, name, kind, provider }));
}

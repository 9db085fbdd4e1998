import type { HeldTender } from '@sporta/contract';
import { isPaid } from '@sporta/domain';
import type { Db } from '../../platform/db/database.ts';
import { nameOfType } from './payment-types.repo.ts';
import type { PaymentRow } from './payments.repo.ts';

/** Those of an order's tenders that are held already, as the page of the one that is left says them. */
export function heldTenders(db: Db, tenders: readonly PaymentRow[]): Promise<HeldTender[]> {
  const held = tenders.filter(({ state }) => isPaid(state));
  return Promise.all(
    held.map(async ({ paymentTypeId, provider, amountCents, tickets }) => ({
      name: await nameOfType(db, paymentTypeId),
      provider,
      amount: amountCents / 100,
      tickets: (tickets ?? []).map(({ faceCents, count }) => ({ value: faceCents / 100, quantity: count })),
    })),
  );
}

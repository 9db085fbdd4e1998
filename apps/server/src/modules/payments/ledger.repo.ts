import type { PaymentEvent, PaymentState } from '@sporta/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { PaymentRow } from './payments.repo.ts';

/** Who reported it: our own action, the provider's notice, a question after the browser came back, reconciliation. */
export type EventSource = 'shop' | 'notice' | 'return' | 'query' | 'reconciliation';

export interface LedgerEvent {
  providerEventId: string;
  kind: PaymentState;
  amountCents: number;
  /** ISO 8601 instant by the provider's clock; absent: our own doing, now. */
  occurredAt?: string;
  raw?: Readonly<Record<string, string>>;
}

/**
 * Adds events to the ledger of a payment; one that is there already is left out. Raw: one statement for all of them.
 * @returns how many were new
 */
export async function insertEvents(
  tx: Tx,
  { paymentId, provider }: Pick<PaymentRow, 'paymentId' | 'provider'>,
  events: readonly LedgerEvent[],
  source: EventSource,
): Promise<number> {
  const rows = events.map((event) => ({
    id: event.providerEventId,
    kind: event.kind,
    cents: event.amountCents,
    raw: event.raw ?? null,
    occurred: event.occurredAt ?? null,
  }));
  const { rows: inserted } = await sql`
    insert into payment_event (payment_id, provider, provider_event_id, kind, amount_cents, source, raw, occurred_at)
    select ${paymentId}, ${provider}, i.id, i.kind, i.cents, ${source}, i.raw, i.occurred
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i(id text, kind text, cents int, raw jsonb, occurred timestamptz)
    on conflict (provider, provider_event_id) do nothing returning payment_event_id`.execute(tx);
  return inserted.length;
}

/** The ledger of a payment, the first event first. */
export function eventsOf(tx: Tx, paymentId: number): Promise<PaymentEvent[]> {
  return tx
    .selectFrom('payment_event')
    .select(['provider_event_id as eventId', 'kind', 'amount_cents as amountCents'])
    .where('payment_id', '=', paymentId)
    .orderBy('payment_event_id')
    .execute();
}

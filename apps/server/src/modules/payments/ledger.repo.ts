import type { PaymentEvent, PaymentState } from '@sporta/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { PaymentRow } from './payments.repo.ts';

/**
 * Who reported it: our own action, the provider's notice, a question after the browser came back, reconciliation, a person who
 * knows what the provider does not.
 */
export type EventSource = 'shop' | 'notice' | 'return' | 'query' | 'reconciliation' | 'by-hand';

export interface LedgerEvent {
  providerEventId: string;
  kind: PaymentState;
  amountCents: number;
  /** ISO 8601 instant by the provider's clock; absent: our own doing, now. */
  occurredAt?: string;
  raw?: Readonly<Record<string, string>>;
}

/**
 * Adds events to the ledger of a payment, which is locked; one that is there already is left out. Raw: one statement for all.
 * @returns how many were new, and the whole ledger, the first event first
 */
export async function insertEvents(
  tx: Tx,
  { paymentId, provider }: Pick<PaymentRow, 'paymentId' | 'provider'>,
  events: readonly LedgerEvent[],
  source: EventSource,
): Promise<{ news: number; ledger: PaymentEvent[] }> {
  const rows = events.map((event) => ({
    id: event.providerEventId,
    kind: event.kind,
    cents: event.amountCents,
    raw: event.raw ?? null,
    occurred: event.occurredAt ?? null,
  }));
  const { rows: written } = await sql<PaymentEvent & { isNew: boolean }>`
    with added as (
      insert into payment_event (payment_id, provider, provider_event_id, kind, amount_cents, source, raw, occurred_at)
      select ${paymentId}::int, ${provider}::text, i.id, i.kind, i.cents, ${source}::text, i.raw, i.occurred
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i(id text, kind text, cents int, raw jsonb, occurred timestamptz)
      on conflict (provider, provider_event_id) do nothing
      returning payment_event_id, provider_event_id, kind, amount_cents)
    select provider_event_id as "eventId", kind, amount_cents as "amountCents", is_new as "isNew" from (
      select payment_event_id, provider_event_id, kind, amount_cents, true as is_new from added
      union all
      select payment_event_id, provider_event_id, kind, amount_cents, false from payment_event where payment_id = ${paymentId}::int) e
    order by payment_event_id`.execute(tx);
  return {
    news: written.filter(({ isNew }) => isNew).length,
    ledger: written.map(({ isNew: _, ...event }) => event),
  };
}

import { moneyTopics } from '@sporta/contract/money-topics.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Minutes after which somebody should know that nobody has decided a payment: twice what a customer is given to pay. */
const UNDECIDED_MINUTES = 60;
/** The first tries fail on any bad day; from here on it is worth a look. */
const WORRYING_ATTEMPTS = 3;

export interface UndecidedPayment {
  paymentId: number;
  orderId: number;
  /** Null where a gift voucher is paid. */
  orderNumber: string | null;
  provider: string;
  paymentRef: string;
  amountCents: number;
  state: 'created' | 'redirected' | 'given-up';
  createdAt: Date;
  checks: number;
}

/** Payments nobody has decided for an hour, the oldest first. */
export function undecidedPayments(db: Db, now: Date): Promise<UndecidedPayment[]> {
  return db
    .selectFrom('payment')
    .select(({ fn, selectFrom }) => [
      'payment_id as paymentId',
      'payable_id as orderId',
      selectFrom('orders as o').select('o.order_number').whereRef('o.order_id', '=', 'payable_id').as('orderNumber'),
      'provider',
      fn.coalesce('provider_id', 'provider_ref').as('paymentRef'),
      'amount_cents as amountCents',
      'state',
      'created_at as createdAt',
      'checks',
    ])
    .$narrowType<{ state: UndecidedPayment['state'] }>()
    .where('state', 'in', ['created', 'redirected', 'given-up'])
    .where('created_at', '<=', new Date(now.getTime() - UNDECIDED_MINUTES * 60_000))
    .orderBy('created_at')
    .limit(500)
    .execute();
}

export interface FailingWork {
  messageId: number;
  topic: string;
  orderId: number | null;
  orderNumber: string | null;
  paymentId: number | null;
  createdAt: Date;
  attempts: number;
  lastError: string | null;
}

/** Money that could not be moved in several tries, the oldest first. Raw: it reads inside the messages. */
export async function failingWork(db: Db): Promise<FailingWork[]> {
  const { rows } = await sql<FailingWork>`
    select o.outbox_id as "messageId", o.topic, about.id as "orderId", b.order_number as "orderNumber",
      p.payment_id as "paymentId", o.created_at as "createdAt", o.attempts, o.last_error as "lastError"
    from outbox o
    left join payment p on p.payment_id = (o.payload->>'paymentId')::int
    left join order_withdrawal w on w.order_withdrawal_id = (o.payload->>'withdrawalId')::int
    left join order_settlement s on s.settlement_id = (o.payload->>'settlementId')::int
    cross join lateral (select coalesce((o.payload->>'orderId')::int, p.payable_id, w.order_id, s.order_id) as id) about
    left join orders b on b.order_id = about.id
    where o.processed_at is null and o.topic = any(${[...moneyTopics]})
      and (o.attempts >= ${WORRYING_ATTEMPTS} or o.parked_at is not null)
    order by o.created_at, o.outbox_id limit 500`.execute(db);
  return rows;
}

/** Waiting work about a payment or its order, by message. Raw: it reads inside the messages. */
export async function workAbout(
  db: Db,
  { paymentId, orderId }: { paymentId: number; orderId: number },
): Promise<number[]> {
  const { rows } = await sql<{ messageId: number }>`
    select outbox_id as "messageId" from outbox o
    left join order_withdrawal w on w.order_withdrawal_id = (o.payload->>'withdrawalId')::int
    left join order_settlement s on s.settlement_id = (o.payload->>'settlementId')::int
    where processed_at is null and topic = any(${[...moneyTopics]})
      and (payload->>'paymentId' = ${String(paymentId)} or payload->>'orderId' = ${String(orderId)} or ${orderId} in (w.order_id, s.order_id))`.execute(
    db,
  );
  return rows.map(({ messageId }) => messageId);
}

export interface EndedWork {
  topic: string;
  payload: object;
  createdAt: Date;
  attempts: number;
  lastError: string | null;
}

/**
 * Ends work that keeps failing, as `dropMessage` does: it is not tried any more and its row says so. `in-hand`: a worker has it.
 * Raw: one statement looks and ends, so that no worker takes it in between.
 * @param topics that may be ended
 */
export async function endMoneyWork(
  tx: Tx,
  messageId: number,
  topics: readonly string[],
): Promise<EndedWork | 'in-hand' | undefined> {
  const { rows } = await sql<EndedWork & { inHand: boolean }>`
    with waiting as (
      select outbox_id, claimed_by is not null as "inHand" from outbox
       where outbox_id = ${messageId} and processed_at is null and topic = any(${topics})
         and (attempts >= ${WORRYING_ATTEMPTS} or parked_at is not null)
       for update)
    , ended as (
      update outbox o set processed_at = now(), dropped = true from waiting w
       where o.outbox_id = w.outbox_id and not w."inHand")
    select w."inHand", o.topic, o.payload, o.created_at as "createdAt", o.attempts, o.last_error as "lastError"
    from waiting w join outbox o using (outbox_id)`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  const { inHand, ...ended } = row;
  return inHand ? 'in-hand' : ended;
}

/** Whether a message about money waits. */
export async function isMoneyWork(db: Db, messageId: number): Promise<boolean> {
  const found = await db
    .selectFrom('outbox')
    .select('outbox_id')
    .where('outbox_id', '=', messageId)
    .where('processed_at', 'is', null)
    .where('topic', 'in', [...moneyTopics])
    .executeTakeFirst();
  return found !== undefined;
}

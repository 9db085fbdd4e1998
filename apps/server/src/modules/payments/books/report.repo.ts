import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { ReconciliationDifferenceTable } from '../../../platform/db/schema.generated.ts';
import type { Sums } from './sums.ts';

export type DifferenceKind = ReconciliationDifferenceTable['kind'];
export type Remedy = ReconciliationDifferenceTable['remedy'];

/** A payment of which a provider says something else than our ledger. */
export interface Difference {
  /** What the provider calls it. */
  paymentRef: string;
  /** Null: we do not know it. */
  paymentId: number | null;
  kind: DifferenceKind;
  remedy: Remedy;
  ours: Sums;
  theirs: Sums;
  settled: boolean;
}

export interface Report {
  provider: string;
  day: string;
  /** The provider answered everything that was asked. */
  complete: boolean;
  ours: Sums;
  theirs: Sums;
}

/** What came of comparing a day with one provider. */
export interface Compared {
  report: Report;
  differences: Difference[];
}

export interface KeptDifference extends Difference {
  foundAt: Date;
  settledAt: Date | null;
  orderId: number | null;
}

export interface KeptReport extends Report {
  madeAt: Date;
  differences: KeptDifference[];
}

const columnsOf = (whose: 'ours' | 'theirs', { authorised, captured, refunded }: Sums) => ({
  [`${whose}_authorised_cents`]: authorised,
  [`${whose}_captured_cents`]: captured,
  [`${whose}_refunded_cents`]: refunded,
});

type SumColumns = Record<`${'ours' | 'theirs'}_${'authorised' | 'captured' | 'refunded'}_cents`, number>;

const sumColumns = ({ ours, theirs }: { ours: Sums; theirs: Sums }) =>
  ({ ...columnsOf('ours', ours), ...columnsOf('theirs', theirs) }) as SumColumns;

const sumsOf = (row: SumColumns) => ({
  ours: { authorised: row.ours_authorised_cents, captured: row.ours_captured_cents, refunded: row.ours_refunded_cents },
  theirs: {
    authorised: row.theirs_authorised_cents,
    captured: row.theirs_captured_cents,
    refunded: row.theirs_refunded_cents,
  },
});

/** Keeps the report of a provider and day instead of the one before. */
export async function writeReport(tx: Tx, report: Report, now: Date): Promise<void> {
  const { provider, day, complete } = report;
  const values = { made_at: now, complete, ...sumColumns(report) };
  await tx
    .insertInto('reconciliation_report')
    .values({ provider, day, ...values })
    .onConflict((conflict) => conflict.columns(['provider', 'day']).doUpdateSet(values))
    .execute();
}

/** Keeps a difference, found once and settled once: what is there already and says the same stays as it is. */
export async function writeDifference(
  tx: Tx,
  { provider, day }: Report,
  difference: Difference,
  now: Date,
): Promise<void> {
  const { paymentRef, paymentId, kind, remedy, settled } = difference;
  const values = { payment_id: paymentId, kind, remedy, ...sumColumns(difference) };
  await tx
    .insertInto('reconciliation_difference')
    .values({
      provider,
      day,
      payment_ref: paymentRef,
      ...values,
      found_at: now,
      settled_at: settled ? now : null,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'day', 'payment_ref']).doUpdateSet({
        ...values,
        settled_at: settled ? sql<Date>`coalesce(reconciliation_difference.settled_at, ${now})` : null,
      }),
    )
    .execute();
}

/** Differences of a day that are there no more, because the books agree by now. @param still refs that differ */
export async function settleOthers(tx: Tx, { provider, day }: Report, still: readonly string[], now: Date) {
  await tx
    .updateTable('reconciliation_difference')
    .set({ settled_at: now })
    .where('provider', '=', provider)
    .where('day', '=', day)
    .where('settled_at', 'is', null)
    .$if(still.length > 0, (query) => query.where('payment_ref', 'not in', still))
    .execute();
}

/** The reports of a day, by provider; none before the first was made. */
export async function reportsOf(db: Db, day: string, providers?: readonly string[]): Promise<KeptReport[]> {
  const reports = await db
    .selectFrom('reconciliation_report')
    .selectAll()
    .where('day', '=', day)
    .$if(providers !== undefined, (query) => query.where('provider', 'in', providers!))
    .orderBy('provider')
    .execute();
  const differences = await db
    .selectFrom('reconciliation_difference as d')
    .leftJoin('payment as p', 'p.payment_id', 'd.payment_id')
    .selectAll('d')
    .select('p.order_id')
    .where('d.day', '=', day)
    .orderBy('d.reconciliation_difference_id')
    .execute();
  return reports.map((row) => ({
    provider: row.provider,
    day: row.day,
    madeAt: row.made_at,
    complete: row.complete,
    ...sumsOf(row),
    differences: differences
      .filter(({ provider }) => provider === row.provider)
      .map((each) => ({
        paymentRef: each.payment_ref,
        paymentId: each.payment_id,
        orderId: each.order_id,
        kind: each.kind,
        remedy: each.remedy,
        ...sumsOf(each),
        settled: each.settled_at !== null,
        foundAt: each.found_at,
        settledAt: each.settled_at,
      })),
  }));
}

/** Days on which something is open: a difference, or a provider that did not answer. */
export async function openDays(db: Db, from: string, to: string): Promise<string[]> {
  const days = await db
    .selectFrom('reconciliation_report as r')
    .select('r.day')
    .distinct()
    .where('r.day', '>=', from)
    .where('r.day', '<=', to)
    .where((eb) =>
      eb.or([
        eb('r.complete', '=', false),
        eb.exists(
          eb
            .selectFrom('reconciliation_difference as d')
            .select('d.payment_ref')
            .whereRef('d.provider', '=', 'r.provider')
            .whereRef('d.day', '=', 'r.day')
            .where('d.settled_at', 'is', null),
        ),
      ]),
    )
    .execute();
  return days.map(({ day }) => day);
}

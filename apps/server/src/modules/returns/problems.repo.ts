import type { ProblemOutcome, ProblemWish } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { ReportedLine } from '../order-book/index.ts';

/* Reports of missing or bad goods (tables order_problem, order_problem_line). */

export interface NewProblem {
  orderId: number;
  note: string | null;
  wish: ProblemWish | null;
  lines: readonly ReportedLine[];
  now: Date;
}

/** @returns the number of the report */
export async function insertProblem(tx: Tx, { orderId, note, wish, lines, now }: NewProblem): Promise<number> {
  const { order_problem_id: problemId } = await tx
    .insertInto('order_problem')
    .values({ order_id: orderId, reported_at: now, note, wish })
    .returning('order_problem_id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('order_problem_line')
    .values(
      lines.map(({ orderLineId, problem, quantity }) => ({
        order_problem_id: problemId,
        order_line_id: orderLineId,
        problem,
        quantity,
      })),
    )
    .execute();
  return problemId;
}

/** A report with its lines and the mailbox of the store that prepared the order. */
export function findProblem(db: Db, problemId: number) {
  return db
    .selectFrom('order_problem as p')
    .innerJoin('orders as o', 'o.order_id', 'p.order_id')
    .innerJoin('warehouse as w', 'w.warehouse_id', 'o.warehouse_id')
    .select([
      'p.order_id as orderId',
      'p.reported_at as reportedAt',
      'p.note',
      'p.state',
      'p.answer',
      'p.wish',
      'p.outcome',
      'w.email as storeEmail',
      sql<ReportedLine[]>`coalesce((
        select jsonb_agg(jsonb_build_object('orderLineId', order_line_id, 'problem', problem, 'quantity', quantity) order by order_line_id)
          from order_problem_line l where l.order_problem_id = p.order_problem_id), '[]')`.as('lines'),
    ])
    .where('p.order_problem_id', '=', problemId)
    .executeTakeFirst();
}

/** @returns whether a report was answered */
export async function isSolved(db: Db, problemId: number): Promise<boolean> {
  const report = await db
    .selectFrom('order_problem')
    .select('state')
    .where('order_problem_id', '=', problemId)
    .executeTakeFirst();
  return report?.state === 'solved';
}

export interface Solved {
  /** Who of the staff answered. */
  by: number;
  answer: string | undefined;
  outcome: ProblemOutcome;
  now: Date;
}

export async function markSolved(tx: Tx, problemId: number, { by, answer, outcome, now }: Solved): Promise<void> {
  await tx
    .updateTable('order_problem')
    .set({ state: 'solved', solved_at: now, solved_by: by, answer: answer ?? null, outcome })
    .where('order_problem_id', '=', problemId)
    .execute();
}

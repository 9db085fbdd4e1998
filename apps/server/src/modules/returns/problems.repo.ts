import type { LineProblem } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/* Reports of missing or bad goods (tables order_problem, order_problem_line). */

export interface NewProblem {
  orderId: number;
  note: string | null;
  lines: readonly { orderLineId: number; problem: LineProblem }[];
  now: Date;
}

/** @returns the number of the report */
export async function insertProblem(tx: Tx, { orderId, note, lines, now }: NewProblem): Promise<number> {
  const { order_problem_id: problemId } = await tx
    .insertInto('order_problem')
    .values({ order_id: orderId, reported_at: now, note })
    .returning('order_problem_id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('order_problem_line')
    .values(
      lines.map(({ orderLineId, problem }) => ({ order_problem_id: problemId, order_line_id: orderLineId, problem })),
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
      'w.email as storeEmail',
      sql<{ orderLineId: number; problem: LineProblem }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('orderLineId', order_line_id, 'problem', problem))
          from order_problem_line l where l.order_problem_id = p.order_problem_id), '[]')`.as('lines'),
    ])
    .where('p.order_problem_id', '=', problemId)
    .executeTakeFirst();
}

export async function markSolved(tx: Tx, problemId: number, now: Date): Promise<void> {
  await tx
    .updateTable('order_problem')
    .set({ state: 'solved', solved_at: now })
    .where('order_problem_id', '=', problemId)
    .execute();
}

import type { PointEntry } from '@sporta/contract';
import { formatDayNumeric, shopDay } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

interface Row {
  pointEntryId: number;
  points: number;
  balance: number;
  kind: PointEntry['kind'];
  description: string;
  orderId: number | null;
  at: Date;
}

/** A page of the ledger, the latest first, each entry with the balance after it. */
export async function readPointEntries(
  db: Db,
  accountId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ entries: PointEntry[]; total: number }> {
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from point_entry where account_id = ${accountId}`.execute(db);
  const { rows } = await sql<Row>`
    select point_entry_id as "pointEntryId", points, (sum(points) over (order by at, point_entry_id))::int as balance, kind,
      description, order_id as "orderId", at
    from point_entry where account_id = ${accountId}
    order by at desc, point_entry_id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return {
    entries: rows.map(({ orderId, at, ...row }) => ({
      ...row,
      kindLabel: labels[row.kind],
      ...(orderId === null ? {} : { orderId }),
      at: at.toISOString(),
    })),
    total: counted[0]?.total ?? 0,
  };
}

const labels: Record<PointEntry['kind'], string> = {
  opening: 'Saldo iniziale',
  order: 'Spesa',
  reward: 'Premio',
  'reward-cancelled': 'Premio annullato',
  withdrawal: 'Recesso',
  refund: 'Rimborso',
};

export const pointColumns = ['Data', 'Movimento', 'Descrizione', 'Punti', 'Saldo'];

/** One row of the file. */
export function toCsvRow(entry: PointEntry): (string | number)[] {
  const day = formatDayNumeric(shopDay(Date.parse(entry.at)));
  return [day, entry.kindLabel, entry.description, entry.points, entry.balance];
}

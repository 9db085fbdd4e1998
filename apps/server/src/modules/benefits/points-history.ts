import type { PointEntry } from '@sporta/contract';
import { formatDayNumeric, shopDay } from '@sporta/domain';
import type { Db } from '../../platform/db/database.ts';
import { findPointEntries } from './points.repo.ts';

/** A page of the ledger, the latest first, each entry with the balance after it. */
export async function readPointEntries(
  db: Db,
  accountId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ entries: PointEntry[]; total: number }> {
  const { rows, total } = await findPointEntries(db, accountId, { limit: pageSize, offset: (page - 1) * pageSize });
  return {
    entries: rows.map(({ orderId, at, ...row }) => ({
      ...row,
      kindLabel: labels[row.kind],
      ...(orderId === null ? {} : { orderId }),
      at: at.toISOString(),
    })),
    total,
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

import type { Db, Tx } from '../../platform/db/database.ts';

/** Where a van is; the one before is forgotten. */
export async function writePosition(
  db: Db | Tx,
  roundId: number,
  { latitude, longitude, at }: { latitude: number; longitude: number; at: Date },
): Promise<void> {
  await db
    .insertInto('round_position')
    .values({ round_id: roundId, latitude, longitude, at })
    .onConflict((conflict) => conflict.column('round_id').doUpdateSet({ latitude, longitude, at }))
    .execute();
}

export function findPosition(db: Db, roundId: number) {
  return db
    .selectFrom('round_position')
    .select(['latitude', 'longitude', 'at'])
    .where('round_id', '=', roundId)
    .executeTakeFirst();
}

export async function wipePosition(tx: Tx, roundId: number): Promise<void> {
  await tx.deleteFrom('round_position').where('round_id', '=', roundId).execute();
}

/** Positions nobody renewed, and those of rounds that are not on the road. */
export async function wipeOldPositions(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('round_position')
    .where(({ eb, or }) =>
      or([
        eb('at', '<', before),
        eb('round_id', 'not in', eb.selectFrom('round').select('round_id').where('state', '=', 'started')),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

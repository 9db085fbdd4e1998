/* The way of orders through stations: table locker_deposit. Who writes here has the cart of the order locked. */
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export interface Deposit {
  orderId: number;
  lockerStationId: number;
  codeSealed: Buffer;
  state: 'planned' | 'in' | 'collected' | 'back';
  filledAt: Date | null;
  untilAt: Date | null;
  remindedAt: Date | null;
  overAt: Date | null;
  endedAt: Date | null;
  wrongCodes: number;
  asked: string | null;
  agreed: string | null;
  refused: string | null;
  revokedAt: Date | null;
}

export const depositColumns = [
  'd.order_id as orderId',
  'd.locker_station_id as lockerStationId',
  'd.code_sealed as codeSealed',
  sql<Deposit['state']>`d.state`.as('state'),
  'd.filled_at as filledAt',
  'd.until_at as untilAt',
  'd.reminded_at as remindedAt',
  'd.over_at as overAt',
  'd.ended_at as endedAt',
  'd.wrong_codes as wrongCodes',
  'd.asked',
  'd.agreed',
  'd.refused',
  'd.revoked_at as revokedAt',
] as const;

export function findDeposit(db: Db | Tx, orderId: number): Promise<Deposit | undefined> {
  return db
    .selectFrom('locker_deposit as d')
    .select(depositColumns)
    .where('d.order_id', '=', orderId)
    .executeTakeFirst();
}

/** Deposits of several orders, by order. */
export async function findDeposits(db: Db | Tx, orderIds: readonly number[]): Promise<Map<number, Deposit>> {
  const deposits = await db
    .selectFrom('locker_deposit as d')
    .select(depositColumns)
    .where('d.order_id', '=', sql<number>`any(${[...orderIds]}::int[])`)
    .execute();
  return new Map(deposits.map((deposit) => [deposit.orderId, deposit]));
}

/** Codes that open something at a station, sealed. */
export async function liveCodes(db: Db | Tx, lockerStationId: number): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('locker_deposit')
    .select('code_sealed')
    .where('locker_station_id', '=', lockerStationId)
    .where('state', 'in', ['planned', 'in'])
    .execute();
  return rows.map((row) => row.code_sealed);
}

/** Plans the visit of an order; one that came back begins anew, one that is under way stays as it is. */
export async function planDeposit(
  tx: Tx,
  deposit: { orderId: number; lockerStationId: number; codeSealed: Buffer },
): Promise<void> {
  await sql`
    insert into locker_deposit (order_id, locker_station_id, code_sealed)
    values (${deposit.orderId}, ${deposit.lockerStationId}, ${deposit.codeSealed})
    on conflict (order_id) do update set locker_station_id = excluded.locker_station_id, code_sealed = excluded.code_sealed,
      state = 'planned', filled_at = null, until_at = null, reminded_at = null, over_at = null, ended_at = null, ended_by = null,
      wrong_codes = 0, asked = null, agreed = null, refused = null, revoked_at = null
    where locker_deposit.state = 'back'`.execute(tx);
}

export async function updateDeposit(
  tx: Db | Tx,
  orderId: number,
  values: Partial<{
    state: Deposit['state'];
    filled_at: Date;
    until_at: Date;
    reminded_at: Date;
    over_at: Date;
    ended_at: Date;
    ended_by: string;
    wrong_codes: number;
    asked: string;
    agreed: string | null;
    refused: string | null;
    revoked_at: Date;
  }>,
): Promise<void> {
  await tx.updateTable('locker_deposit').set(values).where('order_id', '=', orderId).execute();
}

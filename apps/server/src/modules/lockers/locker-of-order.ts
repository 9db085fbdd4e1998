import type { OrderLocker } from '@sporta/contract/staff-locker.ts';
import type { Db } from '../../platform/db/database.ts';
import { barsOf } from '../documents/index.ts';
import type { OrderView } from '../order-book/index.ts';
import { openCode } from './codes.ts';
import { findDeposit } from './deposits.repo.ts';
import { isTimeOver } from './end-visit.ts';
import { readVisits } from './visits.repo.ts';

/** What a customer reads of their order at a station; the code only while the goods are in, and only they do. */
export async function lockerOfOrder(db: Db, order: OrderView, now: Date): Promise<OrderLocker> {
  const deposit = await findDeposit(db, order.orderId);
  const isIn = deposit?.state === 'in' && order.state === 'in-locker';
  const state =
    !deposit || deposit.state === 'planned' ? 'waiting' : isIn && isTimeOver(deposit, now) ? 'over' : deposit.state;
  const { addressName: name, directions } = order.address;
  const about = { name, ...(directions ? { directions } : {}), state } as const;
  if (!isIn) {
    return {
      ...about,
      doors: [],
      canConfirm: false,
      ...(deposit?.state === 'collected' && deposit.endedAt ? { collectedAt: deposit.endedAt.toISOString() } : {}),
    };
  }
  const [visit] = await readVisits(db, { orderIds: [order.orderId] });
  const operator = await operatorOf(db, deposit.lockerStationId);
  const code = await openCode(db, deposit.codeSealed);
  return {
    ...about,
    code,
    bars: barsOf(code),
    doors: (visit?.doors ?? []).filter(({ filled }) => filled).map(({ label }) => label),
    until: deposit.untilAt!.toISOString(),
    canConfirm: operator === 'keypad',
  };
}

async function operatorOf(db: Db, lockerStationId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('locker_station')
    .select('operator')
    .where('locker_station_id', '=', lockerStationId)
    .executeTakeFirst();
  return row?.operator;
}

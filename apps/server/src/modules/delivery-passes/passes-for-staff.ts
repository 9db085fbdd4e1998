import type { StaffDeliveryPass } from '@sporta/contract';
import type { Db } from '../../platform/db/database.ts';
import { isOver } from './end-pass.ts';
import { passToWire } from './pass-to-wire.ts';
import { passesOf } from './passes.repo.ts';

/** Passes a customer bought as the Banco shows them, the latest first. */
export async function passesForStaff(db: Db, accountId: number, now: Date): Promise<StaffDeliveryPass[]> {
  return (await passesOf(db, accountId)).map((pass) => {
    const { canPay: _, canWithdraw: __, ...shown } = passToWire(pass, now);
    return {
      ...shown,
      mayBeEnded: pass.state === 'confirmed' && !isOver(pass, now),
      ...(pass.cancelledAt ? { endedAt: pass.cancelledAt.toISOString() } : {}),
      ...(pass.endedByName ? { endedBy: pass.endedByName } : {}),
      ...(pass.endReason ? { endReason: pass.endReason } : {}),
    };
  });
}

import type { calls, DataOf } from '@sporta/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Account } from '../../platform/session.ts';
import { openCode } from './codes.ts';
import { noDoor, notPossible } from './lockers.errors.ts';
import { orderOfStore } from './order-of-store.ts';
import { prepareDeposit } from './prepare-deposit.ts';
import { visitToWire } from './station-to-wire.ts';
import { readVisits } from './visits.repo.ts';

/**
 * What who fills needs: doors, crates, and the code to set on their keypads.
 * @throws BusinessError `order-not-found`, `locker-not-possible`, `no-door`
 */
export async function beginFilling(
  deps: Deps,
  account: Account,
  orderId: number,
): Promise<DataOf<typeof calls.staffLockers.begin>> {
  await orderOfStore(deps.db, account, orderId);
  const deposit = await prepareDeposit(deps, orderId);
  if (deposit?.state !== 'planned') throw notPossible();
  const [visit] = await readVisits(deps.db, { orderIds: [orderId] });
  if (!visit) throw notPossible();
  if (visit.doors.length === 0) throw noDoor();
  const wire = visitToWire(visit, deps.clock.now());
  return { visit: wire, code: await openCode(deps.db, deposit.codeSealed) };
}

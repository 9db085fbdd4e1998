import type { StaffMove } from '@sporta/contract';
import { type MoveProblem, problemOfMove } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { staffActor, writeAudit } from '../audit/index.ts';
import { advanceLocked, lockOrderOfStore } from '../orders/index.ts';
import { hasAlcohol, missingCentsOf } from './staff-order.repo.ts';
import { mayMove } from './what-may-be-done.ts';

const problemTexts: Record<MoveProblem, string> = {
  'move-not-possible': 'Da questo stato l’ordine non può andare lì: qualcuno può averlo già spostato',
  'before-cutoff': 'Il cliente può ancora modificarlo: si prepara dopo la chiusura',
  'payment-missing': 'Questo ordine non è ancora pagato per intero: resta in negozio',
  'reason-needed': 'Serve il motivo: il cliente lo legge',
};

export interface MoveAsked {
  orderId: number;
  to: StaffMove;
  reason: string | undefined;
  /** Somebody looked at the age of who takes the goods. */
  adultChecked: boolean;
}

/**
 * Staff move an order on. A move that was made already is made again without effect.
 * @throws BusinessError `order-not-found`, `not-for-this-role`, `move-not-possible`, `before-cutoff`, `payment-missing`, `reason-needed`,
 *   `age-needed`
 */
export function moveByStaff(
  deps: Deps,
  account: Account,
  { orderId, to, reason, adultChecked }: MoveAsked,
): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const order = await lockOrderOfStore(tx, account, orderId);
    if (!mayMove(account.staff!, to, order.slotDay, now.getTime())) {
      throw new BusinessError('not-for-this-role', 'Questo passaggio non spetta al tuo ruolo');
    }
    const from = order.state;
    if (from === to) return;
    const facts = { ...order, cutoffAt: order.cutoffAt.getTime(), missingCents: await missingCentsOf(tx, orderId) };
    // ready again after nobody took it: by another slot
    const isRedelivery = from === 'not-delivered' && to === 'ready';
    const problem = isRedelivery ? 'move-not-possible' : problemOfMove(facts, to, { now: now.getTime(), reason });
    if (problem) {
      throw new BusinessError(problem, problemTexts[problem], problem === 'reason-needed' ? { field: 'reason' } : {});
    }
    // as at the door: alcohol is for adults (l. 125/2001 art. 14-ter), whoever hands it over
    const toAdult = to === 'delivered' && (await hasAlcohol(tx, orderId));
    if (toAdult && !adultChecked) {
      throw new BusinessError('age-needed', 'C’è dell’alcol: apri l’ordine e conferma di aver controllato l’età', {
        field: 'adult_checked',
      });
    }
    await advanceLocked(tx, order, to, { actor: staffActor(account), reason, now });
    await writeAudit(tx, { account, now }, 'order.move', {
      subject: { kind: 'order', id: orderId, name: order.orderNumber },
      warehouseId: order.warehouseId,
      before: { state: from },
      after: { state: to, ...(toAdult ? { adultChecked } : {}) },
      reason,
    });
  });
}

import type { OrderState } from '@sporta/domain';
import type { Db, Tx } from '../../platform/db/database.ts';
import { heldCents, paymentsOfOrder } from '../payments/index.ts';
import { findRequest } from './late/payment-requests.repo.ts';
import { owesNothingMore } from './money-comes-back.ts';
import { findSettlement } from './settlements.repo.ts';

/** What an order that goes ahead still lacks, and its customer may pay. */
export interface MissingMoney {
  /** `hold`: the bank did not hold it before picking; `rest`: what came costs more than what was held. */
  kind: 'hold' | 'rest';
  cents: number;
  /** `payment.failure_reason` of a hold, `order_settlement.held_reason` of a rest. */
  reason: string;
  /** When the order is cancelled; a rest has no end. */
  payBy?: Date;
}

/** @returns undefined when nothing is missing */
export async function missingOf(
  db: Db | Tx,
  { orderId, authoriseCents, state }: { orderId: number; authoriseCents: number; state: OrderState },
): Promise<MissingMoney | undefined> {
  if (owesNothingMore(state)) return undefined;
  const request = await findRequest(db, orderId);
  if (request) {
    const cents = authoriseCents - heldCents(await paymentsOfOrder(db, orderId));
    return cents > 0 ? { kind: 'hold', cents, reason: request.reason, payBy: request.payBy } : undefined;
  }
  const settlement = await findSettlement(db, orderId);
  if (!settlement?.heldReason || settlement.collectedAt || settlement.missingCents === 0) return undefined;
  return { kind: 'rest', cents: settlement.missingCents, reason: settlement.heldReason };
}

import { formatEuro } from '@sporta/domain';
import type { Tx } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { refundsWithoutLimit } from '../../platform/staff-rights.ts';
import { staffRefundsOf } from './returns.repo.ts';

/**
 * Holds somebody to what they may give back on one order alone; many small refunds, with a report or without, count together.
 * @throws BusinessError `refund-above-limit`
 */
export async function assertRefundLimit(
  tx: Tx,
  deps: Deps,
  account: Account,
  orderId: number,
  cents: number,
): Promise<void> {
  const left = await refundLeft(tx, deps, account, orderId);
  if (left === undefined || cents <= left) return;
  throw new BusinessError(
    'refund-above-limit',
    `Da solo puoi rimborsare ${formatEuro(deps.config.staff.refundLimitCents)} per ordine: chiedi al responsabile o all’amministrazione`,
  );
}

/** Cents somebody may still give back on an order alone; undefined: there is no limit for them. */
export async function refundLeft(
  tx: Tx | Deps['db'],
  { config }: Deps,
  account: Account,
  orderId: number,
): Promise<number | undefined> {
  if (refundsWithoutLimit(account.staff!)) return undefined;
  return Math.max(0, config.staff.refundLimitCents - (await staffRefundsOf(tx, orderId, account.accountId)));
}

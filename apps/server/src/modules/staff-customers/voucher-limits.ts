import { formatEuro, shopDay, shopDayStart } from '@sporta/domain';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { voucherLimitsOf } from '../../platform/voucher-settings.ts';
import { grantedByCents, grantedToCents, lockGiver } from './certificates.repo.ts';
import type { StaffAccount } from './customer-asked.ts';

interface Left {
  one: number;
  day: number;
  customerMonth: number;
}

/** Cents somebody may still give: in one voucher, today, and to this customer in this month of the shop. */
async function leftOf(db: Db | Tx, { config, clock }: Deps, account: StaffAccount, userId: number): Promise<Left> {
  const limits = voucherLimitsOf(config.staff.vouchers, account.staff.roles);
  if (!limits) return { one: 0, day: 0, customerMonth: 0 };
  const today = shopDay(clock.now().getTime());
  const since = (day: string) => new Date(shopDayStart(day));
  const byPerson = await grantedByCents(db, account.accountId, since(today));
  const toCustomer = await grantedToCents(db, userId, since(`${today.slice(0, 7)}-01`));
  return {
    one: limits.one,
    day: Math.max(0, limits.day - byPerson),
    customerMonth: Math.max(0, limits.customerMonth - toCustomer),
  };
}

/** Cents of the largest voucher somebody may give a customer now; 0 = none. */
export async function voucherLeft(deps: Deps, account: StaffAccount, userId: number): Promise<number> {
  const { one, day, customerMonth } = await leftOf(deps.db, deps, account, userId);
  return Math.min(one, day, customerMonth);
}

/**
 * Holds somebody to what their role may give by hand. The row of the customer is locked; people take turns with themselves.
 * @throws BusinessError `voucher-above-limit`, `vouchers-of-day`, `vouchers-of-customer`
 */
export async function assertVoucherLimits(
  tx: Tx,
  deps: Deps,
  account: StaffAccount,
  { userId, cents }: { userId: number; cents: number },
): Promise<void> {
  await lockGiver(tx, account.accountId);
  const { one, day, customerMonth } = await leftOf(tx, deps, account, userId);
  const refuse = (code: string, text: string) => new BusinessError(code, text, { field: 'amount' });
  const ask = 'per di più chiedi al responsabile';
  if (cents > one) throw refuse('voucher-above-limit', `Puoi dare buoni fino a ${formatEuro(one)}: ${ask}`);
  if (cents > day) throw refuse('vouchers-of-day', `Oggi puoi dare ancora buoni per ${formatEuro(day)}: ${ask}`);
  if (cents > customerMonth) {
    throw refuse(
      'vouchers-of-customer',
      `Questo mese a questo cliente si possono dare ancora ${formatEuro(customerMonth)}: ${ask}`,
    );
  }
}

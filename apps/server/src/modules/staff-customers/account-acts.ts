import { type ClientAccount, mayDo } from '@sporta/contract';
import type { CallContext } from '../../platform/http/register-call.ts';
import { type CustomerRow, readOpenOrder } from './customer.repo.ts';
import { customerAsked, type StaffAccount } from './customer-asked.ts';
import { removalDayOf } from './removal-day.ts';
import { voucherLeft } from './voucher-limits.ts';

type Asking = Pick<CallContext, 'deps' | 'account' | 'db' | 'now'>;

/** An account and what this person may do for it: no more of its owner than that. */
export async function accountActsOf({ deps, account, db, now }: Asking, customer: CustomerRow): Promise<ClientAccount> {
  const { userId, firstName, lastName, email, blocked, forgetOn } = customer;
  const [openOrder, removableOn, voucherCents] = await Promise.all([
    readOpenOrder(db, userId, account.staff!.stores),
    removalDayOf(db, userId, now),
    voucherLeft(deps, account as StaffAccount, userId),
  ]);
  return {
    userId,
    firstName,
    lastName,
    email,
    blocked,
    ...(forgetOn ? { forgetOn } : {}),
    ...(openOrder ? { openOrder: { ...openOrder, removableOn } } : {}),
    may: { ...rightsOf(account), voucher: voucherCents / 100 },
  };
}

/** The same by its number. @throws BusinessError `customer-not-found` */
export async function accountActsAsked(c: Asking, userId: number): Promise<ClientAccount> {
  return accountActsOf(c, await customerAsked(c.db, c.account, userId));
}

function rightsOf({ staff }: Asking['account']): Omit<ClientAccount['may'], 'voucher'> {
  const { roles } = staff!;
  const whole = mayDo(roles, ['customer-care']);
  return {
    help: mayDo(roles, ['customer-care', 'store-manager']),
    block: mayDo(roles, ['customer-care', 'store-manager', 'accounting']),
    merge: whole,
    anonymise: whole,
    export: whole,
  };
}

import type { Db, Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import type { StaffRights } from '../../platform/staff-rights.ts';
import { type CustomerRow, findCustomer, lockCustomer } from './customer.repo.ts';

/** Somebody of the staff at the Banco. */
export type StaffAccount = Account & { staff: StaffRights };

/** Also for customers of other stores, members of the staff and people who are gone: an id says nothing about who has it. */
export const customerNotFound = (field = 'user_id') =>
  new BusinessError('customer-not-found', 'Non abbiamo trovato questo cliente', { field });

/** @throws BusinessError `customer-not-found` */
export async function customerAsked(db: Db | Tx, account: Account, userId: number): Promise<CustomerRow> {
  const customer = await findCustomer(db, userId, account.staff!.stores);
  if (!customer) throw customerNotFound();
  return customer;
}

/** The same, whose row waits for nobody else until the end. @throws BusinessError `customer-not-found` */
export async function lockAsked(tx: Tx, account: Account, userId: number): Promise<CustomerRow> {
  const customer = await lockCustomer(tx, userId, account.staff!.stores);
  if (!customer) throw customerNotFound();
  return customer;
}

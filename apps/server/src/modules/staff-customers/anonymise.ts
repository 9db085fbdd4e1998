import { shopDay } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type AuditActor, writeAudit } from '../audit/index.ts';
import { forgetOnBehalf, hasOpenOrders } from '../auth/index.ts';
import { type CustomerRow, dueToForget, setForgetOn } from './customer.repo.ts';
import { customerNotFound, lockAsked, type StaffAccount } from './customer-asked.ts';
import { removalDayOf } from './removal-day.ts';

/** What the dialog asks to type: the family name, or the e-mail of who gave none. */
export const confirmationOf = ({ lastName, email }: Pick<CustomerRow, 'lastName' | 'email'>): string =>
  lastName.trim() || email;

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/**
 * Removes a person who asked for it (GDPR art. 17), or, while an order is under way, has it done by itself 14 days after the
 * delivery. Nobody can undo the first.
 * @returns whether the person is removed
 * @throws BusinessError `customer-not-found`, `confirm-wrong`, `open-orders`, `last-master`
 */
export function anonymise(
  deps: Deps,
  actor: AuditActor & { account: StaffAccount },
  { userId, confirm, later }: { userId: number; confirm: string; later: boolean },
): Promise<boolean> {
  const { account, now } = actor;
  return withTransaction(deps.db, async (tx) => {
    const customer = await lockAsked(tx, account, userId);
    const wanted = confirmationOf(customer);
    if (folded(confirm) !== folded(wanted)) {
      throw new BusinessError('confirm-wrong', `Per confermare scrivi ${wanted.toUpperCase()}`, { field: 'confirm' });
    }
    const subject = { kind: 'customer' as const, id: userId };
    if (later && (await hasOpenOrders(tx, userId))) {
      const day = await removalDayOf(tx, userId, now);
      await setForgetOn(tx, userId, day);
      await writeAudit(tx, actor, 'customer.anonymise-later', { subject, after: { day } });
      return false;
    }
    if (!(await forgetOnBehalf(tx, userId, now))) throw customerNotFound();
    await writeAudit(tx, actor, 'customer.anonymise', { subject });
    return true;
  });
}

/** The person changed their mind before the day. @throws BusinessError `customer-not-found` */
export function keepCustomer(deps: Deps, actor: AuditActor & { account: StaffAccount }, userId: number): Promise<void> {
  return withTransaction(deps.db, async (tx) => {
    const { forgetOn } = await lockAsked(tx, actor.account, userId);
    if (!forgetOn) return;
    await setForgetOn(tx, userId, null);
    await writeAudit(tx, actor, 'customer.keep', {
      subject: { kind: 'customer', id: userId },
      before: { day: forgetOn },
    });
  });
}

/** Job: anonymises those whose day has come; who still waits for an order is tried again the next day. */
export async function anonymiseDue(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const userId of await dueToForget(deps.db, shopDay(now.getTime()))) {
    try {
      await withTransaction(deps.db, (tx) => forgetOnBehalf(tx, userId, now));
    } catch (error) {
      if (error instanceof BusinessError)
        deps.log.info({ accountId: userId, code: error.code }, 'an account is kept a day longer');
      else deps.log.error({ err: error, accountId: userId }, 'an account could not be anonymised');
    }
  }
}

import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { setActing } from '../../platform/session.ts';
import { type AuditActor, writeAudit } from '../audit/index.ts';
import { lockAsked, type StaffAccount } from './customer-asked.ts';

/** As long as a call takes; who needs longer presses again. */
const minutes = 30;

/**
 * Makes a session of the staff that of a customer in the shop, until then: the cart, the slot and the order are the customer's.
 * @param fromCompany began on the page of the customer's company: the way back leads there
 * @param token of the session
 * @throws BusinessError `customer-not-found`
 */
export function startBuying(
  deps: Deps,
  actor: AuditActor & { account: StaffAccount },
  { userId, fromCompany, token }: { userId: number; fromCompany: boolean; token: string },
): Promise<Date> {
  const until = new Date(actor.now.getTime() + minutes * 60_000);
  return withTransaction(deps.db, async (tx) => {
    await lockAsked(tx, actor.account, userId);
    await setActing(tx, token, { customerId: userId, until, fromCompany });
    await writeAudit(tx, actor, 'customer.start-buying', { subject: { kind: 'customer', id: userId } });
    return until;
  });
}

/** In the shop the session is this person's own again. */
export function stopBuying(deps: Deps, actor: AuditActor, token: string): Promise<void> {
  return withTransaction(deps.db, async (tx) => {
    await setActing(tx, token, undefined);
    await writeAudit(tx, actor, 'customer.stop-buying', { subject: { kind: 'customer' } });
  });
}

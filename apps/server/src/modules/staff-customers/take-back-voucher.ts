import { formatEuro } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { type AuditActor, writeAudit } from '../audit/index.ts';
import { plainName, sendLetter } from '../mails/index.ts';
import { endGranted, findGranted } from './certificates.repo.ts';
import { lockCustomer } from './customer.repo.ts';
import { customerNotFound, type StaffAccount } from './customer-asked.ts';

/** A voucher that was taken back. */
export interface TakenBack {
  certificateId: number;
  /** What was left on it. */
  cents: number;
  reason: string;
}

/**
 * Ends a voucher that staff gave by hand, with what is left on it; the customer reads why. What an order has set aside of it stays the
 * order's.
 * @throws BusinessError `customer-not-found`, `voucher-not-takeable`: not given by hand, spent, over, or taken back before
 */
export async function takeBackVoucher(
  deps: Deps,
  actor: AuditActor & { account: StaffAccount },
  { userId, certificateId, reason }: { userId: number; certificateId: number; reason: string },
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    if (!(await lockCustomer(tx, userId, actor.account.staff.stores))) throw customerNotFound();
    const cents = await endGranted(tx, { userId, certificateId, now: actor.now });
    if (cents === undefined)
      throw new BusinessError(
        'voucher-not-takeable',
        'Questo buono non si può ritirare: è già usato, scaduto o ritirato',
      );
    await writeAudit(tx, actor, 'customer.take-back-voucher', {
      subject: { kind: 'customer', id: userId },
      after: { euro: cents / 100 },
      reason,
    });
    await writeOutbox(tx, 'staff-customers.voucher-taken-back', { certificateId, cents, reason } satisfies TakenBack);
  });
}

/** Tells the customer that a voucher is theirs no longer. */
export async function sendTakenBackMail(deps: Deps, { certificateId, cents, reason }: TakenBack): Promise<void> {
  const granted = await findGranted(deps.db, certificateId);
  if (!granted) return;
  await sendLetter(deps, granted.email, {
    subject: `Abbiamo ritirato un buono di ${formatEuro(cents)}`,
    preview: reason,
    title: 'Un buono non vale più',
    blocks: [
      {
        kind: 'text',
        text: `Ciao ${plainName(granted.firstName)}, abbiamo ritirato il buono …${granted.code.slice(-4)}: restavano ${formatEuro(cents)}. Gli ordini già fatti non cambiano.`,
      },
      { kind: 'facts', rows: [['Perché', reason]] },
      { kind: 'small', text: 'Se non sei d’accordo, rispondi a questa e-mail: ne parliamo.' },
    ],
  });
}

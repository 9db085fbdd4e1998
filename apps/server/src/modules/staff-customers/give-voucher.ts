import { randomBytes } from 'node:crypto';
import { formatDayNumeric, formatEuro, shopDay } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { type AuditActor, writeAudit } from '../audit/index.ts';
import { plainName, sendLetter } from '../mails/index.ts';
import { findGranted, insertGranted, wasGranted } from './certificates.repo.ts';
import { lockCustomer } from './customer.repo.ts';
import { customerNotFound, type StaffAccount } from './customer-asked.ts';
import { assertVoucherLimits } from './voucher-limits.ts';

const validDays = 180;

/**
 * Gives a customer a certificate they can spend, with a mail that says why. The same key of the same person gives once, however
 * often it is sent.
 * @throws BusinessError `customer-not-found`, `amount-too-low`, `voucher-above-limit`, `vouchers-of-day`, `vouchers-of-customer`
 */
export async function giveVoucher(
  deps: Deps,
  actor: AuditActor & { account: StaffAccount },
  { userId, cents, reason, key }: { userId: number; cents: number; reason: string; key: string },
): Promise<void> {
  const { account, now } = actor;
  if (cents <= 0)
    throw new BusinessError('amount-too-low', 'Il valore deve essere maggiore di zero', { field: 'amount' });
  await withTransaction(deps.db, async (tx) => {
    const customer = await lockCustomer(tx, userId, account.staff.stores);
    if (!customer) throw customerNotFound();
    if (await wasGranted(tx, account.accountId, key)) return;
    await assertVoucherLimits(tx, deps, account, { userId, cents });
    const certificateId = await insertGranted(tx, {
      userId,
      staffId: account.accountId,
      code: `SCUSA-${randomBytes(5).toString('hex').toUpperCase()}`,
      description: 'Buono dal servizio clienti',
      cents,
      reason,
      key,
      now,
      validTo: new Date(now.getTime() + validDays * 86_400_000),
    });
    if (certificateId === undefined) return;
    await writeAudit(tx, actor, 'customer.voucher', {
      subject: { kind: 'customer', id: userId },
      after: { euro: cents / 100 },
      reason,
    });
    await writeOutbox(tx, 'staff-customers.voucher', { certificateId });
  });
}

/** Tells the customer of a certificate that staff gave them. */
export async function sendVoucherMail(deps: Deps, certificateId: number): Promise<void> {
  const granted = await findGranted(deps.db, certificateId);
  if (!granted) return;
  const { email, firstName, code, cents, reason, validTo } = granted;
  const until = validTo ? formatDayNumeric(shopDay(validTo.getTime())) : undefined;
  await sendLetter(deps, email, {
    subject: `Un buono di ${formatEuro(cents)} per te`,
    preview: reason ?? 'Si usa alla prossima spesa',
    title: `Un buono di ${formatEuro(cents)}`,
    blocks: [
      { kind: 'text', text: `Ciao ${plainName(firstName)}, abbiamo aggiunto un buono al tuo account.` },
      ...(reason ? [{ kind: 'facts' as const, rows: [['Perché', reason] as const] }] : []),
      {
        kind: 'voucher',
        worth: formatEuro(cents),
        code,
        note: `È già fra i tuoi buoni: lo scegli nel carrello${until ? `, fino al ${until}` : ''}.`,
      },
      { kind: 'button', label: 'Fai la spesa', url: deps.config.publicUrl },
    ],
  });
}

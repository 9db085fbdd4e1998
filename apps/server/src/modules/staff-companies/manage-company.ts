import { daysBetween, formatEuro, shopDay } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { type AuditActor, writeAudit } from '../audit/index.ts';
import { lockCompany, setUnblockedUntil, type Terms, writeTerms } from './company.repo.ts';
import { insertPayment, insertReminder, isRecorded, lockInvoice, mastersOf, overdueOf } from './payments.repo.ts';
import { assertStill, termsVersion } from './versions.ts';

export const companyNotFound = () =>
  new BusinessError('company-not-found', 'Non abbiamo trovato questa azienda', { field: 'company_id' });

/** @throws BusinessError `company-not-found` */
export async function lockAsked(tx: Tx, companyId: number) {
  const company = await lockCompany(tx, companyId);
  if (!company) throw companyNotFound();
  return company;
}

/** What older clients do not send stays as it is. */
type WantedTerms = Omit<Terms, 'monthlyInvoice' | 'maxOrderCents'> & {
  monthlyInvoice: boolean | undefined;
  maxOrderCents: number | null | undefined;
};

/**
 * Writes how a company pays.
 * @param seen the version of the terms that were changed
 * @param terms how it is invoiced, and the largest order, stay where that is not said
 * @throws BusinessError `company-not-found`, `changed-meanwhile`
 */
export function saveTerms(
  deps: Deps,
  actor: AuditActor,
  companyId: number,
  { seen, terms }: { seen: string; terms: WantedTerms },
): Promise<void> {
  return withTransaction(deps.db, async (tx) => {
    const { name, paysByInvoice, limitCents, maxOrderCents, paymentDays, blockAfterDays, monthlyInvoice } =
      await lockAsked(tx, companyId);
    const before = { paysByInvoice, limitCents, maxOrderCents, paymentDays, blockAfterDays, monthlyInvoice };
    assertStill(seen, termsVersion(before));
    const after = {
      ...terms,
      maxOrderCents: terms.maxOrderCents === undefined ? maxOrderCents : terms.maxOrderCents,
      monthlyInvoice: terms.monthlyInvoice ?? monthlyInvoice,
    };
    await writeTerms(tx, companyId, after);
    await writeAudit(tx, actor, 'company.terms', {
      subject: { kind: 'company', id: companyId, name },
      before,
      after,
    });
  });
}

/** Days a company may be let off at once. */
const longestLetOff = 90;

/** Lets a company order on account in spite of what is overdue. @throws BusinessError `company-not-found`, `day-too-far` */
export function unblockUntil(
  deps: Deps,
  actor: AuditActor,
  companyId: number,
  { until, reason }: { until: string; reason: string },
): Promise<void> {
  const days = daysBetween(shopDay(actor.now.getTime()), until);
  if (days < 0 || days > longestLetOff) {
    throw new BusinessError('day-too-far', `Scegli un giorno da oggi a ${longestLetOff} giorni`, { field: 'until' });
  }
  return withTransaction(deps.db, async (tx) => {
    const { name, unblockedUntil } = await lockAsked(tx, companyId);
    await setUnblockedUntil(tx, companyId, until);
    await writeAudit(tx, actor, 'company.unblock', {
      subject: { kind: 'company', id: companyId, name },
      before: { until: unblockedUntil },
      after: { until },
      reason,
    });
  });
}

export interface PaymentInput {
  companyId: number;
  paymentDueDateId: number;
  cents: number;
  paidOn: string;
  reference: string | undefined;
  key: string;
}

/**
 * Writes down what a company paid of an invoice. The row of the invoice is locked: two who write down the same transfer at once
 * cannot pay it twice over.
 * @throws BusinessError `company-not-found`, `due-date-not-found`, `amount-too-high`, `amount-too-low`, `day-too-far`
 */
export function recordPayment(deps: Deps, actor: AuditActor, input: PaymentInput): Promise<void> {
  const { account, now } = actor;
  const staffId = account.accountId;
  if (input.cents <= 0)
    throw new BusinessError('amount-too-low', 'L’importo deve essere maggiore di zero', { field: 'amount' });
  if (input.paidOn > shopDay(now.getTime())) {
    throw new BusinessError('day-too-far', 'Il giorno del pagamento non può essere nel futuro', { field: 'paid_on' });
  }
  return withTransaction(deps.db, async (tx) => {
    const { name } = await lockAsked(tx, input.companyId);
    const invoice = await lockInvoice(tx, input.companyId, input.paymentDueDateId);
    if (!invoice) {
      throw new BusinessError('due-date-not-found', 'Non abbiamo trovato questa fattura', {
        field: 'payment_due_date_id',
      });
    }
    if (await isRecorded(tx, staffId, input.key)) return;
    const leftCents = invoice.amountCents - invoice.paidCents;
    if (input.cents > leftCents) {
      throw new BusinessError(
        'amount-too-high',
        leftCents === 0
          ? `La fattura ${invoice.documentNumber} è già pagata`
          : `Della fattura ${invoice.documentNumber} restano ${formatEuro(leftCents)}`,
        { field: 'amount' },
      );
    }
    if (!(await insertPayment(tx, { ...input, staffId, now }))) return;
    await writeAudit(tx, actor, 'company.payment', {
      subject: { kind: 'company', id: input.companyId, name },
      before: { left: leftCents / 100 },
      after: { document: invoice.documentNumber, paid: input.cents / 100, paidOn: input.paidOn },
    });
  });
}

/**
 * Reminds a company of what is overdue, once a day.
 * @throws BusinessError `company-not-found`, `nothing-overdue`, `reminded-today`, `nobody-to-remind`
 */
export function remindCompany(deps: Deps, actor: AuditActor, companyId: number): Promise<void> {
  const { account, now } = actor;
  const today = shopDay(now.getTime());
  return withTransaction(deps.db, async (tx) => {
    const { name } = await lockAsked(tx, companyId);
    const overdue = await overdueOf(tx, companyId, today);
    if (overdue.length === 0) throw new BusinessError('nothing-overdue', 'Non c’è niente di scaduto da sollecitare');
    if ((await mastersOf(tx, companyId)).length === 0) {
      throw new BusinessError(
        'nobody-to-remind',
        'Nessun account principale ha un’e-mail confermata: telefona all’azienda',
      );
    }
    const documents = overdue.map(({ documentNumber }) => documentNumber);
    const cents = overdue.reduce((sum, { leftCents }) => sum + leftCents, 0);
    const staffId = account.accountId;
    if (!(await insertReminder(tx, { companyId, sentOn: today, staffId, documents, cents, now }))) {
      throw new BusinessError('reminded-today', 'Oggi l’abbiamo già sollecitata: riprova domani');
    }
    await writeAudit(tx, actor, 'company.remind', {
      subject: { kind: 'company', id: companyId, name },
      after: { documents, euro: cents / 100 },
    });
    await writeOutbox(tx, 'staff-companies.reminder', { companyId });
  });
}

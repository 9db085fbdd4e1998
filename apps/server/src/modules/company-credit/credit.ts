import { addDays, daysBetween, formatDayNumeric, formatEuro, shopDay } from '@sporta/domain';
import type { Db, Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type CreditRow, readCredit, takeTurn } from './credit.repo.ts';

/** What a company may still order on account. Cents; days `YYYY-MM-DD`. */
export interface Credit extends CreditRow {
  /** Open invoices and orders under way. */
  usedCents: number;
  /** Undefined: there is no limit. */
  freeCents: number | undefined;
  /** Days since the oldest open invoice was due; 0 = none is late. */
  daysLate: number;
  /** First day on which nothing can be ordered on account because of it; undefined: nothing is open. */
  blocksOn: string | undefined;
  blocked: boolean;
}

/** @returns undefined when there is no such company */
export async function creditOf(db: Db | Tx, companyId: number, now: Date): Promise<Credit | undefined> {
  const today = shopDay(now.getTime());
  const row = await readCredit(db, companyId, today);
  if (!row) return undefined;
  const { oldestDue, blockAfterDays, unblockedUntil, limitCents } = row;
  const usedCents = row.openCents + row.underWayCents;
  const daysLate = oldestDue ? Math.max(0, daysBetween(oldestDue, today)) : 0;
  const isLetOff = unblockedUntil !== null && today <= unblockedUntil;
  return {
    ...row,
    usedCents,
    freeCents: limitCents === null ? undefined : Math.max(0, limitCents - usedCents),
    daysLate,
    blocksOn: oldestDue ? addDays(oldestDue, Math.max(1, blockAfterDays)) : undefined,
    blocked: daysLate > 0 && daysLate >= blockAfterDays && !isLetOff,
  };
}

/**
 * Why a company cannot order on account, for its people; undefined = it can.
 * @param cents the most the order may come to; undefined: no order is known yet
 */
export function whyNotOnAccount(credit: Credit, cents?: number): string | undefined {
  const { blocked, oldestDocument, oldestDue, freeCents, maxOrderCents } = credit;
  if (blocked) {
    return `Bloccato: la fattura ${oldestDocument} è scaduta il ${formatDayNumeric(oldestDue!)}. Paga con carta o Satispay, o sentite l’amministrazione`;
  }
  if (freeCents === 0) return 'Il fido è tutto usato: paga con carta o Satispay, o sentite l’amministrazione';
  if (cents === undefined) return undefined;
  if (maxOrderCents !== null && cents > maxOrderCents) {
    return `Un ordine a scadenza può arrivare a ${formatEuro(maxOrderCents)} e questo può arrivare a ${formatEuro(cents)}: togli qualcosa, paga con carta o Satispay, o sentite l’amministrazione`;
  }
  if (freeCents !== undefined && cents > freeCents) {
    return `Il fido libero è di ${formatEuro(freeCents)} e l’ordine può arrivare a ${formatEuro(cents)}: paga con carta o Satispay, o sentite l’amministrazione`;
  }
  return undefined;
}

/**
 * Whether an order may be put on account, decided while purchases of the company take turns.
 * @param cents the most the order may come to
 * @throws BusinessError `payment-type-not-available`
 */
export async function assertCredit(tx: Tx, companyId: number, cents: number, now: Date): Promise<void> {
  await takeTurn(tx, companyId);
  const credit = await creditOf(tx, companyId, now);
  const why = credit?.paysByInvoice ? whyNotOnAccount(credit, cents) : 'La tua azienda non paga a scadenza';
  if (why) throw new BusinessError('payment-type-not-available', why, { field: 'payment_type_id' });
}

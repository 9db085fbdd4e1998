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

/** Why a company cannot order on account at all, for its people; undefined = it can. */
export function whyNotOnAccount({ blocked, oldestDocument, oldestDue, freeCents }: Credit): string | undefined {
  if (blocked) {
    return `Bloccato: la fattura ${oldestDocument} è scaduta il ${formatDayNumeric(oldestDue!)}. Paga con carta o Satispay, o sentite l’amministrazione`;
  }
  return freeCents === 0 ? 'Il fido è tutto usato: paga con carta o Satispay, o sentite l’amministrazione' : undefined;
}

/**
 * Whether an order may be put on account, decided while purchases of the company take turns.
 * @param cents the most the order may come to
 * @throws BusinessError `payment-type-not-available`
 */
export async function assertCredit(tx: Tx, companyId: number, cents: number, now: Date): Promise<void> {
  await takeTurn(tx, companyId);
  const credit = await creditOf(tx, companyId, now);
  const why = !credit?.paysByInvoice ? 'La tua azienda non paga a scadenza' : whyNotOnAccount(credit);
  if (why) throw notOnAccount(why);
  if (credit!.maxOrderCents !== null && cents > credit!.maxOrderCents) {
    throw notOnAccount(
      `Un ordine a scadenza può arrivare a ${formatEuro(credit!.maxOrderCents)} e questo può arrivare a ${formatEuro(cents)}: togli qualcosa, paga con carta o Satispay, o sentite l’amministrazione`,
    );
  }
  if (credit!.freeCents !== undefined && cents > credit!.freeCents) {
    throw notOnAccount(
      `Il fido libero è di ${formatEuro(credit!.freeCents)} e l’ordine può arrivare a ${formatEuro(cents)}: paga con carta o Satispay, o sentite l’amministrazione`,
    );
  }
}

const notOnAccount = (message: string) =>
  new BusinessError('payment-type-not-available', message, { field: 'payment_type_id' });

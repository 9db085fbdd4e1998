import { isWorkingDay } from './holidays.ts';
import { addDays, type ShopDay, shopDay } from './shop-day.ts';

/** Codice del consumo, art. 52: fourteen days. */
export const WITHDRAWAL_DAYS = 14;

/**
 * Last day of the right of withdrawal: the fourteenth after delivery; one that falls on a Saturday, Sunday or holiday
 * moves to the next working day (Reg. CEE 1182/71, art. 3, 4).
 */
export function withdrawalDeadline(deliveredOn: ShopDay): ShopDay {
  let day = addDays(deliveredOn, WITHDRAWAL_DAYS);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/**
 * Whether the withdrawal function must be there: from the conclusion of the contract to the end of the deadline's day.
 * @param deliveredAt epoch milliseconds; absent = not delivered yet
 */
export function isWithdrawalOpen(deliveredAt: number | undefined | null, now: number): boolean {
  if (typeof deliveredAt !== 'number') return true;
  return shopDay(now) <= withdrawalDeadline(shopDay(deliveredAt));
}

export type WithdrawalExemption =
  | 'perishable'
  | 'sealed-hygiene'
  | 'made-to-measure'
  | 'already-withdrawn'
  | 'reported-missing'
  | 'not-delivered';

export interface WithdrawalLine {
  lineId: number;
  /** Liable to deteriorate or expire rapidly: art. 59, 1, d. */
  perishable: boolean;
  /** Sealed goods that cannot go back for hygiene once opened: art. 59, 1, e. */
  sealedHygiene?: boolean | undefined;
  /** Cut or prepared to the customer's wish: art. 59, 1, c. */
  madeToMeasure?: boolean | undefined;
  withdrawn?: boolean | undefined;
  /** The customer says it never came, and has no answer yet. What is bad can be given back at any time (art. 52). */
  reportedMissing?: boolean | undefined;
  /** Missing at picking: nothing to give back. */
  missing?: boolean | undefined;
}

/** For each line whether the customer may withdraw from it, and if not why. */
export function withdrawableLines(
  lines: readonly WithdrawalLine[],
): { lineId: number; exemption?: WithdrawalExemption }[] {
  return lines.map((line) => {
    const exemption = exemptionOf(line);
    return exemption ? { lineId: line.lineId, exemption } : { lineId: line.lineId };
  });
}

function exemptionOf(line: WithdrawalLine): WithdrawalExemption | undefined {
  if (line.withdrawn) return 'already-withdrawn';
  if (line.missing) return 'not-delivered';
  if (line.perishable) return 'perishable';
  if (line.madeToMeasure) return 'made-to-measure';
  if (line.sealedHygiene) return 'sealed-hygiene';
  // what the law exempts stays exempt when the report is answered: this one passes, so it comes last
  return line.reportedMissing ? 'reported-missing' : undefined;
}

export function withdrawalExemptionText(exemption: WithdrawalExemption): string {
  switch (exemption) {
    case 'perishable':
      return 'Prodotto deperibile: il recesso non è previsto (art. 59 Codice del consumo)';
    case 'sealed-hygiene':
      return 'Prodotto sigillato per igiene: si rende solo se non è stato aperto';
    case 'made-to-measure':
      return 'Preparato su misura per te: il recesso non è previsto (art. 59 Codice del consumo)';
    case 'already-withdrawn':
      return 'Hai già esercitato il recesso';
    case 'reported-missing':
      return 'Ci hai segnalato che manca: ti rispondiamo su quella segnalazione';
    case 'not-delivered':
      return 'Prodotto mancante, non addebitato';
  }
}

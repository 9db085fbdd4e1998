import { countOf, euro } from '../../shared/figures/index.ts';

interface Terms {
  days: number;
  freeFrom: number;
  perWeek?: number | undefined;
}

/** "gratis da 40,00 € di spesa, fino a 2 alla settimana" */
export function termsText({ freeFrom, perWeek }: Omit<Terms, 'days'>): string {
  const from = freeFrom === 0 ? 'gratis con qualunque spesa' : `gratis da ${euro(freeFrom)} di spesa`;
  return perWeek === undefined ? from : `${from}, fino a ${perWeek} alla settimana`;
}

/** "30 giorni, oltre a quello dell’acquisto" */
export const daysText = (days: number): string => `${countOf(days, 'giorno', 'giorni')}, oltre a quello dell’acquisto`;

/** What 30 days of it cost, euro; undefined for one of a month or less, whose price says it. */
export const monthPrice = ({ days, price }: { days: number; price: number }): number | undefined =>
  days > 31 ? Math.round((price * 3000) / days) / 100 : undefined;

import { type Cents, formatEuro } from './money.ts';
import { countText } from './text.ts';

/* What an offer of a delivery pass says, in the same words wherever it stands: a buyer is held to what they read. */

interface OfferedTerms {
  /** Goods from which a delivery is free. */
  fromCents: Cents;
  /** Free deliveries in one week; absent or null = as many as one likes. */
  perWeek?: number | null | undefined;
}

/** "Gratis da 40,00 € di spesa, fino a 2 consegne alla settimana, da lunedì a domenica" */
export function passTermsText({ fromCents, perWeek }: OfferedTerms): string {
  const limit =
    perWeek === undefined || perWeek === null
      ? 'quante volte vuoi'
      : `fino a ${countText(perWeek, 'consegna', 'consegne')} alla settimana, da lunedì a domenica`;
  return fromCents > 0 ? `Gratis da ${formatEuro(fromCents)} di spesa, ${limit}` : `Gratis, ${limit}`;
}

/** "30 giorni, più quello in cui lo prendi" */
export const passDaysText = (days: number): string =>
  `${countText(days, 'giorno', 'giorni')}, più quello in cui lo prendi`;

/** Below so many days a price by the month says nothing. */
const MONTHLY_FROM_DAYS = 60;
const DAYS_OF_MONTH = 365 / 12;

/** What a month costs, rounded up so that it promises nothing cheaper; undefined for a pass of less than two months. */
export function passMonthlyCents({ priceCents, days }: { priceCents: Cents; days: number }): Cents | undefined {
  return days < MONTHLY_FROM_DAYS ? undefined : Math.ceil((priceCents * DAYS_OF_MONTH) / days);
}

import type { DeliveryPassOffer } from '@sporta/contract';
import { type Cents, countText, euroToCents, formatEuro } from '@sporta/domain';

/** Below so many days a price by the month says nothing. */
const MONTHLY_FROM_DAYS = 60;
const DAYS_OF_MONTH = 365 / 12;

/** What a month costs, rounded up so that it promises nothing cheaper; undefined for a pass of less than two months. */
export function monthlyCents({ price, days }: Pick<DeliveryPassOffer, 'price' | 'days'>): Cents | undefined {
  if (days < MONTHLY_FROM_DAYS) return undefined;
  return Math.ceil((euroToCents(price) * DAYS_OF_MONTH) / days);
}

/** "Gratis da 40,00 € di spesa, fino a 2 consegne alla settimana" */
export function termsText({ freeFrom, perWeek }: Pick<DeliveryPassOffer, 'freeFrom' | 'perWeek'>): string {
  const limit =
    perWeek === undefined
      ? 'quante volte vuoi'
      : `fino a ${countText(perWeek, 'consegna', 'consegne')} alla settimana, da lunedì a domenica`;
  return freeFrom > 0 ? `Gratis da ${formatEuro(euroToCents(freeFrom))} di spesa, ${limit}` : `Gratis, ${limit}`;
}

import type { DeliveryPassOffer } from '@sporta/contract';
import { type Cents, euroToCents, passMonthlyCents, passTermsText } from '@sporta/domain';

/** What a month costs; undefined for a pass of less than two months. */
export const monthlyCents = ({ price, days }: Pick<DeliveryPassOffer, 'price' | 'days'>): Cents | undefined =>
  passMonthlyCents({ priceCents: euroToCents(price), days });

/** "Gratis da 40,00 € di spesa, fino a 2 consegne alla settimana, da lunedì a domenica" */
export const termsText = ({ freeFrom, perWeek }: Pick<DeliveryPassOffer, 'freeFrom' | 'perWeek'>): string =>
  passTermsText({ fromCents: euroToCents(freeFrom), perWeek });

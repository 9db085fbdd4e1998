import { z } from 'zod';
import { MOST_QUANTITY_STEPS } from './constants.ts';
import { fieldChangeOf, orNone } from './field-change.ts';
import {
  boolParam,
  choiceParam,
  decimalParam,
  euroParam,
  idListParam,
  idParam,
  instantParam,
  intParam,
  noteParam,
  patternParam,
  quantityParam,
} from './fields.ts';
import { promotionKinds } from './import/catalogue-rows.ts';

export const promotionSegments = ['everyone', 'household', 'business', 'staff'] as const;
/** Products one promotion names at most. */
export const MOST_PROMOTION_PRODUCTS = 5000;

const ascending = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b);
const instant = (label: string) => instantParam(label).transform((text) => new Date(text).toISOString());

/** Fields of a promotion, with their limits; values as they are on the wire. Which of them a kind needs is looked at before it is published. */
export const promotionFields = {
  name: noteParam('Il nome', 120),
  kind: choiceParam('Il tipo di offerta', promotionKinds),
  /** 1…100, at most two decimals. */
  percent: orNone(
    decimalParam('Lo sconto', { min: 1, max: 100 }).refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), {
      error: 'Lo sconto può avere al massimo due decimali',
    }),
  ),
  /** Euro: the special price, the price of the bundle, or what is taken off. */
  amount: orNone(euroParam('L’importo')),
  take: orNone(intParam('I pezzi da prendere', { min: 2, max: 100 })),
  pay: orNone(intParam('I pezzi da pagare', { min: 1, max: 99 })),
  /** Of a quantity price: what each piece costs from so many on, euro. Drafts may have them out of order. */
  steps: orNone(
    z
      .array(
        z.object(
          {
            pieces: intParam('I pezzi di uno scaglione', { min: 2, max: 10_000 }),
            amount: euroParam('Il prezzo di uno scaglione'),
          },
          { error: 'Ogni scaglione ha pezzi e prezzo' },
        ),
        { error: 'Gli scaglioni devono essere un elenco' },
      )
      .max(MOST_QUANTITY_STEPS, { error: `Gli scaglioni: al massimo ${MOST_QUANTITY_STEPS}` })
      .transform((steps) => (steps.length === 0 ? null : steps)),
  ),
  /** Euro from which it holds. */
  threshold: orNone(euroParam('La soglia di spesa')),
  giftProductId: orNone(idParam('L’omaggio')),
  /** Of a discount on delivery: on the first order only. */
  firstOrder: boolParam('Il campo “solo primo ordine”'),
  /** First instant it holds. */
  startsAt: instant('L’inizio'),
  /** First instant it no longer holds. */
  endsAt: instant('La fine'),
  /** null = everywhere. */
  warehouseIds: orNone(idListParam('Le sedi', { max: 100 }).transform(ascending)),
  segment: choiceParam('I clienti', promotionSegments),
  /** Upper and lower case are the same. */
  promoCode: orNone(
    patternParam('Il codice', /^[A-Z0-9-]{3,20}$/, 'servono da 3 a 20 lettere, cifre o trattini', { upper: true }),
  ),
  /** None = the whole assortment. */
  productIds: z
    .array(z.number().int().min(1), { error: 'I prodotti devono essere un elenco' })
    .max(MOST_PROMOTION_PRODUCTS, { error: `I prodotti: al massimo ${MOST_PROMOTION_PRODUCTS}` })
    .transform(ascending),
  /** Selling units. */
  maxPerOrder: orNone(quantityParam('Il massimo per ordine')),
  stackable: boolParam('Il campo “si somma ad altre offerte”'),
  /** What a supplier adds to each unit, euro without VAT; never shown outside the Banco. */
  contribution: orNone(euroParam('Il contributo del fornitore')),
} as const;

export type PromotionField = keyof typeof promotionFields;
export type PromotionFields = { [F in PromotionField]: z.output<(typeof promotionFields)[F]> };

export const allPromotionFields = z.object(promotionFields);

export const promotionChange = fieldChangeOf((field) =>
  Object.hasOwn(promotionFields, field) ? promotionFields[field as PromotionField] : undefined,
);

import { z } from 'zod';
import { fieldChangeOf, fieldValueOf, orNone } from './field-change.ts';
import {
  boolParam,
  choiceParam,
  dayParam,
  euroParam,
  idListParam,
  intParam,
  noteParam,
  patternParam,
  quantityParam,
  textParam,
} from './fields.ts';
import { allergenCodes, contentUnits, productLabels } from './import/catalogue-rows.ts';

const whole = (label: string) => orNone(intParam(label, { min: 1, max: 1_000_000 }));
const amount = (label: string) => orNone(quantityParam(label));

const allergens = z
  .array(z.object({ code: z.enum(allergenCodes), presence: z.enum(['contains', 'may-contain']) }), {
    error: 'Gli allergeni devono essere un elenco di codici con "contains" o "may-contain"',
  })
  .max(28)
  .transform((all) => all.toSorted((a, b) => a.code.localeCompare(b.code)));

/** Photos a product may have beside its picture. */
export const MOST_MORE_PHOTOS = 7;
const photoName = patternParam('La foto', /^[0-9a-f]{32}$/, 'va prima caricata');

/** Fields of a product that staff change, with their limits; values as they are on the wire. */
export const productFields = {
  /** Without the brand. */
  name: textParam('Il nome', 160, { min: 2 }),
  brand: noteParam('La marca', 80),
  /** Pack size in words: "500 g". */
  description: noteParam('La confezione in parole', 160),
  productKind: noteParam('Il tipo', 60),
  packageDescription: noteParam('La descrizione del cartone', 80),
  contentAmount: amount('Il contenuto netto'),
  contentUnit: orNone(choiceParam('L’unità del contenuto', contentUnits)),
  drainedGrams: amount('Il peso sgocciolato'),
  averageGrams: whole('Il peso medio'),
  boxItems: whole('I pezzi per cartone'),
  palletItems: whole('I pezzi per pallet'),
  maxQuantity: amount('Il massimo per ordine'),
  alcoholPercent: orNone(
    quantityParam('La gradazione').pipe(z.number().max(100, { error: 'La gradazione va fino a 100' })),
  ),
  shelfLifeDays: whole('I giorni di durata'),
  sellByBox: boolParam('La vendita a cartoni'),
  mealTicket: boolParam('Il pagamento con buoni pasto'),
  perishable: boolParam('Il campo “deperibile”'),
  /** Promotions, vouchers and points count it. False by law (first infant formula: D.M. 82/2009 art. 10) or by the shop's choice. */
  promotable: boolParam('Il campo “promozioni ammesse”'),
  /** Why it is not, for the people of the shop. */
  notPromotableReason: noteParam('Il motivo dell’esclusione', 160),
  /** On sale. */
  published: boolParam('Il campo “online”'),
  /** A photo that was uploaded, by its name. */
  photo: orNone(photoName),
  /** Uploaded photos that stand after it on the page, in their order. */
  morePhotos: z
    .array(photoName, { error: 'Le altre foto devono essere un elenco di foto caricate' })
    .max(MOST_MORE_PHOTOS, { error: `Al massimo ${MOST_MORE_PHOTOS} foto oltre alla principale` })
    .transform((all) => [...new Set(all)]),
  newUntil: orNone(dayParam('La fine di “novità”')),
  /** VAT rate in percent, from today on. */
  vat: z.literal([0, 4, 5, 10, 22], { error: 'L’Iva deve essere 0, 4, 5, 10 o 22' }),
  /** Ids, the main one first. None is said in words by the rules of the product, and by its preview. */
  categories: idListParam('I reparti', { min: 0, max: 10 }),
  labels: z
    .array(z.enum(productLabels), { error: 'Le etichette: ce n’è una che non esiste' })
    .transform((all) => [...new Set(all)].sort()),
  eans: z.array(patternParam('Il codice EAN', /^(\d{8}|\d{12,14})$/, 'servono 8, 12, 13 o 14 cifre')).max(20),
  /** Allergens between double asterisks. */
  ingredients: noteParam('Gli ingredienti', 4000),
  allergens,
  origin: noteParam('L’origine', 400),
  storage: noteParam('La conservazione', 400),
  features: noteParam('Le caratteristiche', 2000),
  instructions: noteParam('Il modo d’uso', 2000),
  warnings: noteParam('Le avvertenze', 2000),
  operatorName: noteParam('Il produttore', 160),
  operatorAddress: noteParam('L’indirizzo del produttore', 240),
  operatorEmail: noteParam('L’e-mail del produttore', 120),
  /** What a selling unit costs the shop without VAT, in euro; never shown outside the Banco. */
  cost: orNone(euroParam('Il costo')),
} as const;

export type ProductField = keyof typeof productFields;
export type ProductFieldValues = { [F in ProductField]: z.output<(typeof productFields)[F]> };

const price = orNone(
  euroParam('Il prezzo').pipe(
    z
      .number()
      .min(0.01, { error: 'Il prezzo deve essere almeno 0,01 €' })
      .max(100_000, { error: 'Il prezzo è troppo alto' }),
  ),
);
/** Selling units; `unlimited` = no limit; null = not sold there. */
const stock = orNone(
  z.union([z.literal('unlimited'), z.literal(0), quantityParam('La giacenza')], {
    error: 'La giacenza deve essere un numero non negativo con al massimo tre decimali',
  }),
);

/** At how many selling units it is ordered again. */
const reorderPoint = orNone(quantityParam('Il punto di riordino'));

/** What is on its way to a warehouse. */
const arrival = z
  .object(
    { on: dayParam('Il giorno dell’arrivo'), quantity: quantityParam('La quantità in arrivo') },
    { error: 'L’arrivo ha bisogno di giorno e quantità' },
  )
  .nullable();
export type Arrival = NonNullable<z.output<typeof arrival>>;

/** Fields that are there once for each price list and warehouse (0 = all without one of their own), or each warehouse. */
const manifold = [
  [/^price:[123]:(0|[1-9]\d{0,8})$/, price],
  [/^stock:[1-9]\d{0,8}$/, stock],
  [/^reorder:[1-9]\d{0,8}$/, reorderPoint],
  [/^arrival:[1-9]\d{0,8}$/, arrival],
] as const;

export const priceField = (priceListId: number, warehouseId: number): string => `price:${priceListId}:${warehouseId}`;
export const stockField = (warehouseId: number): string => `stock:${warehouseId}`;
export const reorderField = (warehouseId: number): string => `reorder:${warehouseId}`;
export const arrivalField = (warehouseId: number): string => `arrival:${warehouseId}`;

/** The schema of a field by its name: one of `productFields`, `price:1:0`, `stock:3`, `reorder:3` or `arrival:3`; undefined for one there is not. */
export function schemaOfField(field: string): z.ZodType | undefined {
  if (Object.hasOwn(productFields, field)) return productFields[field as ProductField];
  return manifold.find(([pattern]) => pattern.test(field))?.[1];
}

export const fieldChange = fieldChangeOf(schemaOfField);
export const fieldValue = fieldValueOf(schemaOfField);

export type FieldChange = z.output<typeof fieldChange>;

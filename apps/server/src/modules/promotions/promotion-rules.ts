import type { PromotionField, PromotionFields, PromotionRemark } from '@sporta/contract';
import { productNatureIds } from '@sporta/contract/constants.ts';
import { euroToCents, formatEuro, isByWeight } from '@sporta/domain';
import { type Catalogue, grossListPrice, type ProductRow } from '../catalogue/index.ts';

/** Longest a promotion lasts, in days: what goes on for longer is a price. */
const mostDays = 400;
/** Kinds that would change the price of everything if no product were named. */
const needProducts = new Set<PromotionFields['kind']>([
  'fixed-price',
  'bundle-price',
  'm-for-n',
  'nth-piece',
  'quantity-price',
]);

/** The price list each segment pays by; what is for everybody is measured by the prices of consumers. */
const priceLists = { everyone: 1, household: 1, business: 2, staff: 3 } as const;

type Rule = [wrong: boolean, field: PromotionField, text: string];

/**
 * What must be put right before a promotion is published.
 * @param now milliseconds
 * @param begun customers have met it: shelf prices that changed since then do not lock its last day
 */
export function promotionErrors(
  fields: PromotionFields,
  catalogue: Catalogue,
  now: number,
  begun = false,
): PromotionRemark[] {
  const { kind, percent, amount, take, pay, threshold, giftProductId: giftId } = fields;
  const starts = Date.parse(fields.startsAt);
  const ends = Date.parse(fields.endsAt);
  const has = (...kinds: PromotionFields['kind'][]) => kinds.includes(kind);
  const products = fields.productIds.flatMap((id) => catalogue.product(id) ?? []);
  const gift = giftId === null ? undefined : catalogue.product(giftId);
  const rules: Rule[] = [
    [fields.name.length < 2, 'name', 'Manca il nome: è quello che il cliente legge accanto al risparmio'],
    [has('percentage', 'nth-piece') && percent === null, 'percent', 'Manca lo sconto in percentuale'],
    [has('fixed-price', 'bundle-price') && !amount, 'amount', 'Manca il prezzo'],
    [has('m-for-n', 'nth-piece', 'bundle-price') && take === null, 'take', 'Manca quanti pezzi si prendono'],
    [has('m-for-n') && pay === null, 'pay', 'Manca quanti pezzi si pagano'],
    [has('m-for-n') && take !== null && pay !== null && pay >= take, 'pay', 'Si deve pagare meno di quanto si prende'],
    [
      has('basket-discount', 'first-order', 'member-only') && percent === null && !amount,
      'percent',
      'Serve uno sconto in percentuale o un importo',
    ],
    [
      has('basket-discount', 'first-order', 'delivery-discount') && percent !== null && !!amount,
      'amount',
      'O la percentuale o l’importo, non tutti e due',
    ],
    [
      has('basket-discount', 'first-order') && !!amount && !!threshold && amount >= threshold,
      'amount',
      'Lo sconto deve restare sotto la soglia di spesa',
    ],
    ...(has('quantity-price')
      ? stepRules(fields, begun ? undefined : aboveShelf(fields, products, catalogue), products)
      : []),
    [has('threshold-gift') && !threshold, 'threshold', 'Manca la spesa da cui si riceve l’omaggio'],
    [has('threshold-gift') && giftId === null, 'giftProductId', 'Manca l’omaggio'],
    [
      has('threshold-gift') && giftId !== null && gift?.natureId !== productNatureIds.free,
      'giftProductId',
      'L’omaggio deve essere un prodotto in catalogo come omaggio',
    ],
    [
      has('threshold-gift') && gift?.promotable === false,
      'giftProductId',
      'L’omaggio è escluso dalle promozioni: scegline un altro',
    ],
    [
      products.length > 0 && products.every(({ promotable }) => !promotable),
      'productIds',
      'I prodotti scelti sono tutti esclusi dalle promozioni',
    ],
    [needProducts.has(kind) && fields.productIds.length === 0, 'productIds', 'Manca almeno un prodotto'],
    [
      has('member-only') && !!amount && fields.productIds.length === 0,
      'productIds',
      'Un prezzo per i soci ha bisogno dei suoi prodotti',
    ],
    [ends <= starts, 'endsAt', 'La fine viene prima dell’inizio'],
    [ends > starts && ends <= now, 'endsAt', 'La fine è già passata'],
    [ends - starts > mostDays * 86_400_000, 'endsAt', 'Un’offerta dura al massimo 400 giorni'],
  ];
  return rules.flatMap(([wrong, field, text]) => (wrong ? [{ field, level: 'error' as const, text }] : []));
}

/** Steps rise in pieces, fall in price, and none is above what a piece costs on the shelf. */
function stepRules(fields: PromotionFields, tooDear: string | undefined, products: readonly ProductRow[]): Rule[] {
  const steps = fields.steps ?? [];
  const falls = (at: number) => steps[at]!.amount < steps[at - 1]!.amount;
  const rises = (at: number) => steps[at]!.pieces > steps[at - 1]!.pieces;
  const later = steps.map((_, at) => at).slice(1);
  return [
    [steps.length === 0, 'steps', 'Manca almeno uno scaglione: da quanti pezzi, e a quanto l’uno'],
    [steps.some(({ amount }) => amount === 0), 'steps', 'Il prezzo di uno scaglione non può essere zero'],
    [!later.every(rises), 'steps', 'Ogni scaglione deve cominciare da più pezzi di quello prima'],
    [!later.every(falls), 'steps', 'Ogni scaglione deve costare meno di quello prima'],
    [tooDear !== undefined, 'steps', tooDear ?? ''],
    [
      products.length > 0 && products.every(({ sellingMode }) => isByWeight(sellingMode)),
      'productIds',
      'I prodotti scelti si vendono a peso: un prezzo a quantità conta i pezzi',
    ],
  ];
}

/** The first product that costs no more than the first step anyway, in one of the stores it is for. */
function aboveShelf(
  { steps, warehouseIds, segment }: PromotionFields,
  products: readonly ProductRow[],
  catalogue: Catalogue,
): string | undefined {
  const first = steps?.[0];
  if (!first) return undefined;
  const stores = warehouseIds ?? catalogue.warehouses.map(({ warehouseId }) => warehouseId);
  const list = priceLists[segment];
  for (const row of products) {
    if (isByWeight(row.sellingMode)) continue;
    for (const store of stores) {
      const cents = grossListPrice(row, store, list);
      if (cents === undefined || euroToCents(first.amount) < cents) continue;
      return `${row.name}: a scaffale costa ${formatEuro(cents)}, il primo scaglione deve costare meno`;
    }
  }
  return undefined;
}

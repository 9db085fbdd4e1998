import type { PromotionField, PromotionFields, PromotionRemark } from '@sporta/contract';
import { productNatureIds } from '@sporta/contract/constants.ts';
import type { Catalogue } from '../catalogue/index.ts';

/** Longest a promotion lasts, in days: what goes on for longer is a price. */
const mostDays = 400;
/** Kinds that would change the price of everything if no product were named. */
const needProducts = new Set<PromotionFields['kind']>(['fixed-price', 'bundle-price', 'm-for-n', 'nth-piece']);

type Rule = [wrong: boolean, field: PromotionField, text: string];

/** What must be put right before a promotion is published. @param now milliseconds */
export function promotionErrors(fields: PromotionFields, catalogue: Catalogue, now: number): PromotionRemark[] {
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

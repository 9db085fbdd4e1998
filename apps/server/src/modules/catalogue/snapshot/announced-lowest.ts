import {
  announcedReduction,
  type DisplayedPrice,
  lowestPrior,
  type PricePeriod,
  progressiveStart,
} from '@sporta/domain';
import type { Offers } from './catalogue.ts';
import type { Customer } from './customer.ts';
import { type Offer, reducedPrice } from './offer.ts';
import type { ProductRow } from './rows.ts';

const consumerList = 1;

/** What the card may say of a reduction. Nothing of it is there where nothing may be said. */
export type Announced = Pick<Offer, 'percentOff' | 'lowest30Cents' | 'standardCents'>;

/**
 * What may be announced beside a reduced price (Cod. consumo art. 17-bis): the price to strike, the percentage on it and,
 * for goods that are not perishable, the lowest price of the 30 days before. The rule protects consumers, so it is computed
 * on the prices everybody paid: list prices and the price promotions open to everyone. Of goods that had no price before, the
 * list price is struck: there is no other.
 */
export function announcedLowest(
  offers: Offers,
  product: ProductRow,
  warehouseId: number,
  customer: Customer,
  shown: DisplayedPrice,
  now: number,
): Announced {
  const onList = {
    ...(shown.standardCents === undefined ? {} : { standardCents: shown.standardCents }),
    ...(shown.percentOff ? { percentOff: shown.percentOff } : {}),
  };
  if (customer.priceListId !== consumerList) return onList;
  const reductions = reductionPeriods(offers, product, warehouseId);
  const history = [...listPeriods(product, warehouseId), ...reductions];
  const reductionStart = progressiveStart(reductions, now) ?? now;
  const announced = announcedReduction({
    nowCents: shown.priceCents,
    listCents: shown.standardCents ?? shown.priceCents,
    perishable: product.perishable,
    history,
    reductionStart,
  });
  if (!announced) return lowestPrior(history, reductionStart) ? {} : onList;
  return {
    standardCents: announced.referenceCents,
    ...(announced.percent > 0 ? { percentOff: announced.percent } : {}),
    ...(announced.lowest30Cents === undefined ? {} : { lowest30Cents: announced.lowest30Cents }),
  };
}

/** Prices consumers met here: list prices, and the price promotions open to everyone. */
export function consumerPrices(offers: Offers, product: ProductRow, warehouseId: number): PricePeriod[] {
  return [...listPeriods(product, warehouseId), ...reductionPeriods(offers, product, warehouseId)];
}

/** List prices consumers met here: the warehouse's own where it has one, else the common one. */
function listPeriods(product: ProductRow, warehouseId: number): PricePeriod[] {
  const consumer = product.prices.filter((price) => price.priceListId === consumerList);
  const own = consumer.filter((price) => price.warehouseId === warehouseId);
  const periods = own.length > 0 ? own : consumer.filter((price) => price.warehouseId === 0);
  return periods.map(({ from, to, cents }) => ({ from, to, cents }));
}

/** When price promotions lowered the price, and to what. */
function reductionPeriods(offers: Offers, product: ProductRow, warehouseId: number): PricePeriod[] {
  const list = listPeriods(product, warehouseId);
  const { byProduct, everywhere } = offers.promotionIndex;
  // no promotion ever lowered it
  if (!product.promotable) return [];
  const promotions = [...(byProduct.get(product.productId) ?? []), ...everywhere];
  return promotions.flatMap((promotion) => {
    if (promotion.kind !== 'percentage' && promotion.kind !== 'fixed-price') return [];
    if (promotion.segment !== 'everyone' && promotion.segment !== 'household') return [];
    if (promotion.promoCode || (promotion.warehouseIds && !promotion.warehouseIds.includes(warehouseId))) return [];
    const before = list.find(
      (price) => price.from < promotion.endsAt && (price.to ?? Number.POSITIVE_INFINITY) > promotion.startsAt,
    );
    if (!before) return [];
    return [{ from: promotion.startsAt, to: promotion.endsAt, cents: reducedPrice(promotion, before.cents) }];
  });
}

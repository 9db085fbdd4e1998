import type { ProductDetail } from '@sporta/contract';
import { lowestPrior, type PriceStep, priceSteps } from '@sporta/domain';
import { consumerPrices } from './announced-lowest.ts';
import { type Catalogue, type Offers, offersOf } from './catalogue.ts';
import { currentOffer } from './current-offer.ts';
import { anonymousCustomer, type Customer } from './customer.ts';
import { expectedBack } from './expected-back.ts';
import type { Offer } from './offer.ts';
import { detailFactsJson } from './product-detail-json.ts';
import { joinJson, shopProductJson, staticProductJson } from './product-json.ts';
import type { ProductRow, PromotionRow } from './rows.ts';
import { availableIn } from './stock.ts';

/** Who looks at a product, where and when; `at` in milliseconds since the epoch. */
export interface Glance {
  warehouseId: number;
  at: number;
  /** Default: an anonymous one. */
  customer?: Customer;
}

/** The offers of a catalogue and one more, which takes the place of the one with its id. */
export function offersWith(catalogue: Offers, row: PromotionRow): Offers {
  const others = [...catalogue.promotionById.values()].filter(({ promotionId }) => promotionId !== row.promotionId);
  return offersOf([...others, row]);
}

/** What a product costs a customer; undefined while it has no price. */
export function offerOf(offers: Offers, row: ProductRow, glance: Glance): Offer | undefined {
  return currentOffer(offers, row, glance.warehouseId, glance.customer ?? anonymousCustomer, glance.at);
}

/**
 * A product as its page would show it, from a row that need not be that of the catalogue.
 * @param offers those that hold; default: the catalogue's
 */
export function productAsSeen(
  catalogue: Catalogue,
  row: ProductRow,
  glance: Glance,
  offers: Offers = catalogue,
): ProductDetail | undefined {
  const offer = offerOf(offers, row, glance);
  if (!offer) return undefined;
  const stocked = availableIn(row.stock, glance.warehouseId);
  const available = stocked === undefined ? 0 : stocked;
  const shown = shopProductJson(row, offer, available);
  const backOn = expectedBack(row, glance.warehouseId, available, glance.at);
  const seen = JSON.parse(joinJson(joinJson(staticProductJson(catalogue, row), shown), detailFactsJson(row)));
  return backOn === undefined ? seen : { ...seen, backOn };
}

/** Lowest price consumers met in the 30 days before, cents; undefined for goods the rule does not ask it of. */
export function lowestBefore(offers: Offers, row: ProductRow, { warehouseId, at }: Glance): number | undefined {
  if (row.perishable) return undefined;
  return lowestPrior(consumerPrices(offers, row, warehouseId), at)?.cents;
}

/** What consumers met and will meet in a warehouse; `from` and `to` in epoch milliseconds, `to` excluded. */
export function consumerSteps(
  offers: Offers,
  row: ProductRow,
  { warehouseId, from, to }: { warehouseId: number; from: number; to: number },
): PriceStep[] {
  return priceSteps(consumerPrices(offers, row, warehouseId), from, to);
}

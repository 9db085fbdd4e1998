import type { ProductDetail } from '@sporta/contract';
import { lowestPrior } from '@sporta/domain';
import { consumerPrices } from './announced-lowest.ts';
import type { Catalogue } from './catalogue.ts';
import { currentOffer } from './current-offer.ts';
import { anonymousCustomer } from './customer.ts';
import type { Offer } from './offer.ts';
import { detailFactsJson } from './product-detail-json.ts';
import { joinJson, shopProductJson, staticProductJson } from './product-json.ts';
import type { ProductRow } from './rows.ts';

/** Where and when somebody looks at a product; `at` in milliseconds since the epoch. */
export interface Glance {
  warehouseId: number;
  at: number;
}

/** What a product costs an anonymous customer; undefined while it has no price. */
export function offerOf(catalogue: Catalogue, row: ProductRow, { warehouseId, at }: Glance): Offer | undefined {
  return currentOffer(catalogue, row, warehouseId, anonymousCustomer, at);
}

/** A product as its page would show it, from a row that need not be that of the catalogue. */
export function productAsSeen(catalogue: Catalogue, row: ProductRow, glance: Glance): ProductDetail | undefined {
  const offer = offerOf(catalogue, row, glance);
  if (!offer) return undefined;
  const stock = row.stock.find((each) => each.warehouseId === glance.warehouseId);
  const shown = shopProductJson(row, offer, stock ? stock.available : 0);
  return JSON.parse(joinJson(joinJson(staticProductJson(catalogue, row), shown), detailFactsJson(row)));
}

/** Lowest price consumers met in the 30 days before, cents; undefined for goods the rule does not ask it of. */
export function lowestBefore(catalogue: Catalogue, row: ProductRow, { warehouseId, at }: Glance): number | undefined {
  if (row.perishable) return undefined;
  return lowestPrior(consumerPrices(catalogue, row, warehouseId), at)?.cents;
}

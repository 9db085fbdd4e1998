import type { ProductDetail } from '@sporta/contract';
import { grossToNet, quantitySteps } from '@sporta/domain';
import type { Offers } from './catalogue.ts';
import { grossListPrice } from './current-offer.ts';
import type { Customer } from './customer.ts';
import type { ProductRow } from './rows.ts';

/** What a piece costs from each step of a quantity price on, by the rules carts are priced by; none for goods by weight. */
export function quantityPricesOf(
  offers: Offers,
  product: ProductRow,
  warehouseId: number,
  customer: Customer,
  now: number,
): NonNullable<ProductDetail['quantityPrices']> {
  const { productId, sellingMode: mode, vat, promotable } = product;
  const unitCents = grossListPrice(product, warehouseId, customer.priceListId);
  if (unitCents === undefined) return [];
  return quantitySteps({
    productId,
    mode,
    unitCents,
    excluded: !promotable,
    promotions: offers.promotionIndex,
    customer: { segment: customer.segment, member: customer.member },
    warehouseId,
    now,
  }).map(({ pieces, unitCents: each }) => ({
    pieces,
    price: each / 100,
    ...(customer.segment === 'business' ? { priceNet: grossToNet(each, vat.rateBp) / 100 } : {}),
  }));
}

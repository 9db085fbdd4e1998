import type { ProductDetail } from '@sporta/contract';
import { grossToNet, isByWeight, priceCart } from '@sporta/domain';
import type { Catalogue } from './catalogue.ts';
import { grossListPrice } from './current-offer.ts';
import type { Customer } from './customer.ts';
import type { ProductRow } from './rows.ts';

/**
 * What a carton and a pallet cost in a cart that holds nothing else, by the function that prices carts: an offer with a
 * maximum per order touches only part of a pallet, and a 3×2 counts in a carton. Goods by weight have no packages.
 */
export function packagePrices(
  catalogue: Catalogue,
  product: ProductRow,
  warehouseId: number,
  customer: Customer,
  now: number,
): NonNullable<ProductDetail['packages']> {
  const { productId, sellingMode: mode, vat, promotable, boxItems, palletItems } = product;
  if (!boxItems && !palletItems) return [];
  const unitCents = grossListPrice(product, warehouseId, customer.priceListId);
  if (unitCents === undefined || isByWeight(mode)) return [];
  return ([['box', boxItems] as const, ['pallet', palletItems] as const] as const).flatMap(([kind, items]) => {
    if (!items) return [];
    const { goodsCents } = priceCart({
      lines: [{ lineId: 1, productId, mode, quantity: items * 1000, unitCents, excluded: !promotable }],
      promotions: catalogue.promotionIndex,
      customer: { segment: customer.segment, member: customer.member },
      warehouseId,
      now,
    });
    const price = goodsCents / 100;
    const net = customer.segment === 'business' ? { priceNet: grossToNet(goodsCents, vat.rateBp) / 100 } : {};
    return [{ kind, items, price, ...net }];
  });
}

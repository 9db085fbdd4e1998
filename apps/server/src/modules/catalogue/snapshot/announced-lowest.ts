import type { DisplayedPrice } from '@sporta/domain';
import type { Catalogue } from './catalogue.ts';
import type { Offer } from './offer.ts';
import type { ProductRow } from './rows.ts';
import type { Customer } from './shop-view.ts';

export function announcedLowest(
  _catalogue: Catalogue,
  _product: ProductRow,
  _warehouseId: number,
  _customer: Customer,
  shown: DisplayedPrice,
  _now: number,
): Pick<Offer, 'percentOff' | 'lowest30Cents'> {
  return shown.percentOff === undefined ? {} : { percentOff: shown.percentOff };
}

import { formatDayLong, formatWindow } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { catalogueOf } from '../catalogue/index.ts';
import type { CollectionAtStop, CollectionOfOrder } from './collections.repo.ts';
import type { NextPass } from './passes.repo.ts';

/** "2 × Latte intero, 0,486 kg di Petto di pollo". */
export const goodsText = (lines: CollectionOfOrder['lines']): string =>
  new Intl.ListFormat('it').format(
    lines.map(({ name, quantity, unit }) =>
      unit === 'kg' ? `${figure(quantity)} kg di ${name}` : `${figure(quantity)} × ${name}`,
    ),
  );

const figure = (thousandths: number) => (thousandths / 1000).toLocaleString('it-IT', { maximumFractionDigits: 3 });

/** "venerdì 27 novembre, 18:00–20:00, con l’ordine 3VR8-XA97". */
export const passText = ({ slotDay, slotBegin, slotEnd, orderNumber }: NextPass): string =>
  `${formatDayLong(slotDay)}, ${formatWindow(slotBegin, slotEnd)}, con l’ordine ${orderNumber}`;

/** "Sporta Tortona, via Tortona 31, Milano"; nothing of a store that is gone. */
export function storeText(deps: Deps, warehouseId: number): string | undefined {
  const store = catalogueOf(deps).catalogue.warehouses.find((each) => each.warehouseId === warehouseId);
  return store && `${store.name}, ${[store.address1, store.addressNumber].filter(Boolean).join(' ')}, ${store.city}`;
}

interface AroundIt {
  /** The next van at the customer's door. */
  next: NextPass | undefined;
  /** Where goods are brought. */
  store: string | undefined;
}

/** What a customer reads on the order that is brought to the door where goods of another wait. */
export const atDoorText = ({ lines, orderNumber }: Pick<CollectionAtStop, 'lines' | 'orderNumber'>): string =>
  `Con questa consegna ritiriamo ${goodsText(lines)} dell’ordine ${orderNumber}. Tieni i prodotti a portata di mano.`;

/** The same where the order is a colleague's that one may not look into: who gives something back, and nothing of what. */
export const atColleaguesDoorText = ({ firstName }: Pick<CollectionAtStop, 'firstName'>): string =>
  `Con questa consegna ritiriamo anche dei prodotti che ${firstName} rende: chiedi di tenerli a portata di mano.`;

/** What a customer reads of a collection. */
export function customerText(collection: CollectionOfOrder, { next, store }: AroundIt): string {
  const goods = goodsText(collection.lines);
  switch (collection.state) {
    case 'waiting':
      return next
        ? `Il furgone ritira ${goods}: ${passText(next)}. Tieni i prodotti a portata di mano.`
        : `Il furgone ritira ${goods} la prossima volta che ti portiamo la spesa a questo indirizzo. Fino ad allora tienili da parte: se non si conservano, buttali pure.`;
    case 'collected':
      return `Il furgone ha ritirato ${goods}. Grazie!`;
    case 'not-collected':
      return `Il furgone non ha ritirato ${goods}${collection.reason ? `: ${collection.reason}` : ''}. Il rimborso resta valido.`;
    case 'to-bring':
      return `Non passiamo a ritirare ${goods}: riportali tu in sede quando ti è comodo${store ? ` (${store})` : ''}. Il rimborso resta valido.`;
    case 'brought':
      return `Hai riportato ${goods}. Grazie!`;
    case 'cancelled':
      return `Non passiamo più a ritirare ${goods}: tienili pure, o buttali. Il rimborso resta valido.`;
  }
}

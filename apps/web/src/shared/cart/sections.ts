import type { CartItem } from '@sporta/contract';
import { productNatureIds } from '@sporta/contract/constants.ts';
import { isFreeLine } from './cart-lines.ts';

export interface CartSection {
  key: string;
  name: string;
  tint: string | undefined;
  items: CartItem[];
}

const cartViews = ['sectors', 'latest', 'offers'] as const;
export type CartView = (typeof cartViews)[number];

/** `productNatureId` of a free product (specification, section 9). */
const FREE_NATURE = productNatureIds.free;

/** Added by a promotion or free by nature: last in every view (specification, section 4). */
export function isFreeItem(item: CartItem): boolean {
  return isFreeLine(item) || item.product.productNatureId === FREE_NATURE;
}

/**
 * The lines of a cart in sections: by sector of the shop, the last added first, or only what is on offer. Free items always
 * come last, in a section of their own.
 */
export function sectionsOf(items: readonly CartItem[], view: CartView): CartSection[] {
  const free = items.filter(isFreeItem);
  const bought = items.filter((item) => !isFreeItem(item));
  const sections = view === 'sectors' ? bySector(bought) : [oneSection(view, bought)].filter(hasItems);
  if (free.length > 0) sections.push({ key: 'free', name: 'Omaggi', tint: undefined, items: free });
  return sections;
}

function oneSection(view: CartView, bought: readonly CartItem[]): CartSection {
  if (view === 'offers') return { key: view, name: 'In offerta', tint: undefined, items: bought.filter(isOnOffer) };
  return {
    key: view,
    name: 'Ultimi aggiunti',
    tint: undefined,
    items: bought.toSorted((a, b) => b.cartItemId - a.cartItemId),
  };
}

/** Sectors in the order in which their first product came into the cart. */
function bySector(bought: readonly CartItem[]): CartSection[] {
  const sections = new Map<string, CartSection>();
  for (const item of bought) {
    const root = item.product.breadCrumbs[0];
    const key = String(root?.categoryId ?? 0);
    const section = sections.get(key) ?? {
      key,
      name: root?.name ?? 'Altro',
      tint: item.product.tint,
      items: [],
    };
    section.items.push(item);
    sections.set(key, section);
  }
  return [...sections.values()].sort((a, b) => Number(a.key) - Number(b.key));
}

function hasItems(section: CartSection): boolean {
  return section.items.length > 0;
}

function isOnOffer(item: CartItem): boolean {
  return (item.promotions?.length ?? 0) > 0 || item.product.warehousePromo !== undefined;
}

/** Lines whose price is known only when they are weighed. */
export function estimatedCount(items: readonly CartItem[]): number {
  return items.filter((item) => item.estimated).length;
}

const NUMBERS = ['', 'Un', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei', 'Sette', 'Otto', 'Nove', 'Dieci'];

/** "Tre prodotti si pesano alla preparazione: il totale può cambiare di poco." Empty when there is none. */
export function estimatedText(items: readonly CartItem[]): string {
  const count = estimatedCount(items);
  if (count === 0) return '';
  const number = NUMBERS[count] ?? String(count);
  return count === 1
    ? 'Un prodotto si pesa alla preparazione: il totale può cambiare di poco.'
    : `${number} prodotti si pesano alla preparazione: il totale può cambiare di poco.`;
}

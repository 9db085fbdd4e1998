import type { Cart, Product } from '@sporta/contract';
import type { AnalyticsEvent } from './data-layer.ts';

/** A product as commerce events carry it; prices in euro. */
export interface EventItem {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_category?: string;
  price: number;
  quantity: number;
}

export function eventItem(product: Product, quantity: number): EventItem {
  return {
    item_id: String(product.productId),
    item_name: product.name,
    ...(product.shortDescr ? { item_brand: product.shortDescr } : {}),
    ...(product.breadCrumbs[0] ? { item_category: product.breadCrumbs[0].name } : {}),
    price: product.priceDisplay,
    quantity,
  };
}

const totalOf = (items: readonly EventItem[]) =>
  Math.round(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0) * 100) / 100;

export function commerceEvent(event: string, items: EventItem[], more: Record<string, unknown> = {}): AnalyticsEvent {
  return { event, ecommerce: { currency: 'EUR', value: totalOf(items), items, ...more } };
}

export function cartItems({ cartItems: lines }: Cart): EventItem[] {
  return lines.map(({ product, quantity }) => eventItem(product, quantity));
}

/** What came into the cart between two states of it. */
export function addedItems(before: Cart | undefined, after: Cart): EventItem[] {
  if (!before || before.cartId !== after.cartId) return [];
  const known = new Map(before.cartItems.map(({ cartItemId, quantity }) => [cartItemId, quantity]));
  return after.cartItems.flatMap(({ cartItemId, product, quantity }) => {
    const more = Math.round((quantity - (known.get(cartItemId) ?? 0)) * 1000) / 1000;
    return more > 0 ? [eventItem(product, more)] : [];
  });
}

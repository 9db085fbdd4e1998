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

/** The events between two states of a cart: goods in, goods out, a delivery slot chosen. */
export function cartChanges(before: Cart | undefined, after: Cart): AnalyticsEvent[] {
  if (!before || before.cartId !== after.cartId) return [];
  const events: AnalyticsEvent[] = [];
  const added = grown(before, after);
  if (added.length > 0) events.push(commerceEvent('add_to_cart', added));
  const removed = grown(after, before);
  if (removed.length > 0) events.push(commerceEvent('remove_from_cart', removed));
  const slot = after.timeslot;
  if (slot && (slot.timeslotId !== before.timeslot?.timeslotId || slot.date !== before.timeslot.date)) {
    events.push(
      commerceEvent('add_shipping_info', cartItems(after), {
        shipping_tier: `${slot.date} ${slot.beginTime}–${slot.endTime}`,
      }),
    );
  }
  return events;
}

/** Lines of `after` that are not in `before`, or have more there. */
function grown(before: Cart, after: Cart): EventItem[] {
  const known = new Map(before.cartItems.map(({ cartItemId, quantity }) => [cartItemId, quantity]));
  return after.cartItems.flatMap(({ cartItemId, product, quantity }) => {
    const more = Math.round((quantity - (known.get(cartItemId) ?? 0)) * 1000) / 1000;
    return more > 0 ? [eventItem(product, more)] : [];
  });
}

import type { Sort } from '@sporta/contract';
import { createBitset, eachSlot, hasBit, intersection } from './bitset.ts';
import type { ShopView } from './shop-view.ts';
import { sortedBy } from './sorted-by.ts';

/** What listings of one view need beside the view itself: the orders products are shown in. */
export class ShopIndex {
  static #made = 0;
  /** No other index of this process has it: what is kept of several shops tells them apart by it. */
  readonly number = ++ShopIndex.#made;
  readonly view: ShopView;
  readonly #orders = new Map<Sort, Int32Array>();
  readonly #shelves = new Map<number, Int32Array>();
  /** Rises with every change, so that answers kept elsewhere know when they are old. */
  revision = 0;

  constructor(view: ShopView) {
    this.view = view;
  }

  refresh(slots: number[], now: number): void {
    let reordered = false;
    for (const slot of slots) {
      const before = this.#sortKeys(slot);
      this.view.refresh(slot, now);
      reordered ||= before !== this.#sortKeys(slot);
    }
    // Stock alone moves nothing but availability, which listings ask for each time.
    if (reordered) {
      this.#orders.clear();
      this.#shelves.clear();
    }
    this.revision++;
  }

  /** Slots sold here in the order of a sort; ties by popularity, then name, then id: always the same. */
  order(sort: Sort): Int32Array {
    let order = this.#orders.get(sort);
    if (!order) {
      order = this.#sorted(sort);
      this.#orders.set(sort, order);
    }
    return order;
  }

  /** Slots of a category sold here, by unit price: to find what is near to a price without looking at all of them. */
  shelf(categoryId: number): Int32Array {
    let shelf = this.#shelves.get(categoryId);
    if (!shelf) {
      const { catalogue, sold, unitPriceNow } = this.view;
      const slots: number[] = [];
      eachSlot(intersection(catalogue.slotsInCategory(categoryId) ?? createBitset(0), sold), (slot) =>
        slots.push(slot),
      );
      shelf = shelfOf(slots, unitPriceNow);
      this.#shelves.set(categoryId, shelf);
    }
    return shelf;
  }

  #sortKeys(slot: number): string {
    const product = this.view.catalogue.products[slot];
    return `${this.view.priceNow[slot]} ${this.view.unitPriceNow[slot]} ${this.view.percentOff[slot]} ${product?.popularity} ${product?.name} ${product?.categoryIds}`;
  }

  #sorted(sort: Sort): Int32Array {
    const { catalogue, sold, priceNow, unitPriceNow, percentOff } = this.view;
    const byPopularity = (numberOf: (slot: number) => number) => sortedBy(this.order('popularity'), numberOf);
    switch (sort) {
      case 'name':
        return catalogue.slotsByName().filter((slot) => hasBit(sold, slot));
      case 'popularity':
        return sortedBy(this.order('name'), (slot) => -catalogue.products[slot]!.popularity);
      case 'relevance':
        return this.order('popularity');
      case 'price_asc':
        return byPopularity((slot) => priceNow[slot]!);
      case 'price_desc':
        return byPopularity((slot) => -priceNow[slot]!);
      case 'unit_price_asc':
        return byPopularity((slot) => unitPriceNow[slot]!);
      case 'discount':
        return byPopularity((slot) => -percentOff[slot]!);
    }
  }
}

/** These slots by price, those of one price by slot. */
export const shelfOf = (slots: readonly number[], prices: Int32Array): Int32Array =>
  Int32Array.from(slots).sort((a, b) => prices[a]! - prices[b]! || a - b);

import { LRUCache } from 'lru-cache';
import type { ShopIndex } from '../snapshot/shop-index.ts';

const mebibyte = 2 ** 20;

/**
 * Answers of all views, kept as bytes until something in their view changes. Together they take at most `maxBytes`: the
 * least recently used leave first, and those of an older revision are never used again. Very large answers (a whole
 * catalogue in one page) are not kept.
 */
export class AnswerCache {
  readonly #entries: LRUCache<string, Buffer>;

  constructor(maxBytes = 48 * mebibyte, maxAnswerBytes = mebibyte / 2) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxAnswerBytes,
      sizeCalculation: (answer, key) => answer.length + key.length,
    });
  }

  /** The kept answer for `key` in this shop as it is now, else the one `make` gives. */
  get(shop: ShopIndex, key: string, make: () => string): Buffer {
    const whole = `${shop.number} ${shop.revision} ${key}`;
    const known = this.#entries.get(whole);
    if (known) return known;
    const made = Buffer.from(make());
    this.#entries.set(whole, made);
    return made;
  }
}

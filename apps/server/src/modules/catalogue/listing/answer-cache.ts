import { LRUCache } from 'lru-cache';
import { type EnvelopedJson, inAnonymousEnvelope } from '../../../platform/http/envelope.ts';
import type { JsonWriter } from '../../../platform/http/json-writer.ts';
import type { ShopIndex } from '../snapshot/shop-index.ts';

const mebibyte = 2 ** 20;
/** Roughly what an entry takes beside its bytes and its key. */
const entryBytes = 500;

/**
 * Answers of all views, kept as bytes until something in their view changes. Together they take at most `maxBytes`: the
 * least recently used leave first, and those of an older revision are never used again. Very large answers (a whole
 * catalogue in one page) are not kept.
 */
export class AnswerCache {
  readonly #entries: LRUCache<string, EnvelopedJson>;

  constructor(maxBytes = 48 * mebibyte, maxAnswerBytes = mebibyte / 2) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxAnswerBytes,
      sizeCalculation: ({ whole }, key) => whole.length + key.length + entryBytes,
    });
  }

  /** The kept answer for `key` in this shop as it is now, else the one `write` writes. */
  get(shop: ShopIndex, key: string, write: (writer: JsonWriter) => void): EnvelopedJson {
    const known = `${shop.number} ${shop.revision} ${key}`;
    let answer = this.#entries.get(known);
    if (!answer) {
      answer = inAnonymousEnvelope(write);
      this.#entries.set(known, answer);
    }
    return answer;
  }
}

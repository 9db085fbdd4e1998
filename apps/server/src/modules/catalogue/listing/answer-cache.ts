import { LRUCache } from 'lru-cache';
import { AskedBefore } from '../../../platform/asked-before.ts';
import { type EnvelopedJson, inAnonymousEnvelope } from '../../../platform/http/envelope.ts';
import type { JsonWriter } from '../../../platform/http/json-writer.ts';
import { showCache } from '../../../platform/shown-caches.ts';
import type { ShopIndex } from '../snapshot/shop-index.ts';

const mebibyte = 2 ** 20;
/** Roughly what an entry takes beside its bytes and its key. */
const entryBytes = 500;
/** From here on a new answer pushes others out. */
const fullShare = 0.95;

/**
 * Answers of all views, kept as bytes until something in their view changes. Together they take at most `maxBytes`: the
 * least recently used leave first, and those of an older revision are never used again. Once there is no room left,
 * only what is asked for a second time is taken in. Very large answers (a whole
 * catalogue in one page) are not kept.
 */
export class AnswerCache {
  readonly #entries: LRUCache<string, EnvelopedJson>;
  readonly #asked = new AskedBefore();

  constructor(maxBytes = 32 * mebibyte, maxAnswerBytes = mebibyte / 2) {
    this.#entries = showCache(
      'catalogue_answers',
      new LRUCache<string, EnvelopedJson>({
        maxSize: maxBytes,
        maxEntrySize: maxAnswerBytes,
        sizeCalculation: ({ whole }, key) => whole.length + key.length + entryBytes,
      }),
    );
  }

  /** The kept answer for `key` in this shop as it is now, else the one `write` writes. */
  get(shop: ShopIndex, key: string, write: (writer: JsonWriter) => void): EnvelopedJson {
    const known = `${shop.number} ${shop.revision} ${key}`;
    let answer = this.#entries.get(known);
    if (!answer) {
      answer = inAnonymousEnvelope(write);
      const isFull = this.#entries.calculatedSize > fullShare * this.#entries.maxSize;
      if (!isFull || this.#asked.saw(known)) this.#entries.set(known, answer);
    }
    return answer;
  }
}

import { LRUCache } from 'lru-cache';
import { AskedBefore } from '../../../platform/asked-before.ts';
import { type EnvelopedJson, inAnonymousEnvelope, lentInAnonymousEnvelope } from '../../../platform/http/envelope.ts';
import type { JsonWriter } from '../../../platform/http/json-writer.ts';
import { showCache } from '../../../platform/shown-caches.ts';
import type { ShopIndex } from '../snapshot/shop-index.ts';

const mebibyte = 2 ** 20;
/** Roughly what an entry takes beside its bytes and its key. */
const entryBytes = 500;

/**
 * Answers of all views, kept as bytes until something in their view changes. Together they take at most `maxBytes`: the
 * least recently used leave first, and those of an older revision are never used again. Only what is asked for a second time
 * is taken in: most of what many visitors ask for once is never asked for again, and keeping it costs more than making it. Very
 * large answers (a whole catalogue in one page) are not kept.
 */
export class AnswerCache {
  readonly #entries: LRUCache<string, EnvelopedJson>;
  readonly #asked = new AskedBefore();

  constructor(maxBytes = 24 * mebibyte, maxAnswerBytes = mebibyte / 2) {
    this.#entries = showCache(
      'catalogue_answers',
      new LRUCache<string, EnvelopedJson>({
        maxSize: maxBytes,
        maxEntrySize: maxAnswerBytes,
        sizeCalculation: ({ whole }, key) => whole.length + key.length + entryBytes,
      }),
    );
  }

  /** The kept answer for `key` in this shop as it is now, else the one `write` writes: the first time in bytes that are lent. */
  get(shop: ShopIndex, key: string, write: (writer: JsonWriter) => void): EnvelopedJson {
    const known = `${shop.number} ${shop.revision} ${key}`;
    const kept = this.#entries.get(known);
    if (kept) return kept;
    if (!this.#asked.saw(known)) return lentInAnonymousEnvelope(write);
    const answer = inAnonymousEnvelope(write);
    this.#entries.set(known, answer);
    return answer;
  }
}

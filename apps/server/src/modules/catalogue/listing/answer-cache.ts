import { LRUCache } from 'lru-cache';

/**
 * Answers of one view, kept as bytes until something in the view changes. Least recently used entries leave first; very
 * large answers (a whole catalogue in one page) are never kept.
 */
export class AnswerCache {
  readonly #entries: LRUCache<string, Buffer>;
  readonly #maxBytes: number;
  #revision = -1;

  constructor(maxEntries = 1000, maxBytes = 512 * 1024) {
    this.#entries = new LRUCache({ max: maxEntries });
    this.#maxBytes = maxBytes;
  }

  /** The kept answer for `key` at this revision, else the one `make` gives. */
  get(revision: number, key: string, make: () => string): Buffer {
    if (revision !== this.#revision) {
      this.#entries.clear();
      this.#revision = revision;
    }
    const known = this.#entries.get(key);
    if (known) return known;
    const made = Buffer.from(make());
    if (made.length <= this.#maxBytes) this.#entries.set(key, made);
    return made;
  }
}

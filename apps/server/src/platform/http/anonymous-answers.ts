import { LRUCache } from 'lru-cache';
import type { RawAnswer } from './envelope.ts';

const mostBytes = 64 * 2 ** 20;
/** Roughly what an entry takes beside its bytes. */
const entryBytes = 500;
const longestAddress = 1000;

/**
 * Ready-made answers by address, for visitors without a session: a listing asked for again costs neither validation nor
 * handler. Only answers that can tell whether they still hold (`validWhile`) are kept; those asked for longest ago make room.
 */
export class AnonymousAnswers {
  readonly #answers = new LRUCache<string, RawAnswer>({
    maxSize: mostBytes,
    // the data, and the same once more in its envelope unless they are one
    sizeCalculation: ({ json, whole }, url) => (whole?.length ?? 2 * json.length) + url.length + entryBytes,
  });

  get(url: string): RawAnswer | undefined {
    const answer = this.#answers.get(url);
    if (answer === undefined || answer.validWhile?.()) return answer;
    this.#answers.delete(url);
    return undefined;
  }

  keep(url: string, answer: RawAnswer): void {
    if (answer.validWhile === undefined || url.length > longestAddress) return;
    this.#answers.set(url, answer);
  }
}

import { LRUCache } from 'lru-cache';
import { AskedBefore } from '../asked-before.ts';
import { showCache } from '../shown-caches.ts';
import type { RawAnswer } from './envelope.ts';

const mostBytes = 32 * 2 ** 20;
/** Roughly what an entry takes beside its bytes. */
const entryBytes = 500;
const longestAddress = 1000;
/** From here on a new answer pushes others out. */
const fullShare = 0.95;

/**
 * Ready-made answers by address, for visitors without a session: a listing asked for again costs neither validation nor
 * handler. Only answers that can tell whether they still hold (`validWhile`) are kept; those asked for longest ago make room,
 * and once there is none left, only for what is asked for a second time.
 */
export class AnonymousAnswers {
  readonly #answers = showCache(
    'anonymous_answers',
    new LRUCache<string, RawAnswer>({
      maxSize: mostBytes,
      // the data, and the same once more in its envelope unless they are one
      sizeCalculation: ({ json, whole }, url) => (whole?.length ?? 2 * json.length) + url.length + entryBytes,
    }),
  );

  readonly #asked = new AskedBefore();

  get(url: string): RawAnswer | undefined {
    const answer = this.#answers.get(url);
    if (answer === undefined || answer.validWhile?.()) return answer;
    this.#answers.delete(url);
    return undefined;
  }

  keep(url: string, answer: RawAnswer): void {
    if (answer.validWhile === undefined || answer.giveBack || url.length > longestAddress) return;
    const isFull = this.#answers.calculatedSize > fullShare * mostBytes;
    if (!isFull || this.#asked.saw(url)) this.#answers.set(url, answer);
  }
}

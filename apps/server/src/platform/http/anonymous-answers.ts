import { LRUCache } from 'lru-cache';
import type { RawAnswer } from './envelope.ts';

const MAX_ADDRESSES = 5000;

/**
 * Ready-made answers by address, for visitors without a session: a listing asked for again costs neither validation nor
 * handler. Only answers that can tell whether they still hold (`validWhile`) are kept; those asked for longest ago make room.
 */
export class AnonymousAnswers {
  /** Made with the first answer: most routes keep none, and a cache sets its room aside at once. */
  #answers: LRUCache<string, RawAnswer> | undefined;

  get(url: string): RawAnswer | undefined {
    const answer = this.#answers?.get(url);
    if (answer === undefined || answer.validWhile?.()) return answer;
    this.#answers?.delete(url);
    return undefined;
  }

  keep(url: string, answer: RawAnswer): void {
    if (answer.validWhile === undefined || url.length > 1000) return;
    this.#answers ??= new LRUCache({ max: MAX_ADDRESSES });
    this.#answers.set(url, answer);
  }
}

import type { RawAnswer } from './envelope.ts';

const MAX_ADDRESSES = 5000;

/**
 * Ready-made answers by address, for visitors without a session: a listing asked for again costs neither validation nor
 * handler. Only answers that can tell whether they still hold (`validWhile`) are kept; the oldest make room.
 */
export class AnonymousAnswers {
  readonly #answers = new Map<string, RawAnswer>();

  get(url: string): RawAnswer | undefined {
    const answer = this.#answers.get(url);
    if (answer === undefined || answer.validWhile?.()) return answer;
    this.#answers.delete(url);
    return undefined;
  }

  keep(url: string, answer: RawAnswer): void {
    if (answer.validWhile === undefined || url.length > 1000) return;
    if (this.#answers.size >= MAX_ADDRESSES) {
      const oldest = this.#answers.keys().next().value;
      if (oldest !== undefined) this.#answers.delete(oldest);
    }
    this.#answers.set(url, answer);
  }
}

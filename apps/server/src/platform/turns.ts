import { serviceUnavailable } from './errors.ts';

export interface TurnsOptions {
  /** Pieces of work on one thing that go on together. */
  atOnce?: number;
  /** Longest line; who comes then is sent away at once. */
  mostWaiting?: number;
  patienceMs?: number;
}

interface Line {
  working: number;
  waiting: (() => void)[];
}

const tooMany = () =>
  serviceUnavailable('Stiamo ancora lavorando alle tue richieste di poco fa. Riprova tra qualche secondo.');

/**
 * Few pieces of work on one thing (the changes of one account) go on together in this process; the others stand in line, first
 * come first served, before they take a connection of the database. Whoever waits for a locked row holds a connection: ten
 * hands on one cart would otherwise hold them all.
 */
export class Turns {
  readonly #lines = new Map<number, Line>();
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #patienceMs: number;
  /** Hears how many milliseconds each waited who had to wait. */
  onWaited: ((milliseconds: number) => void) | undefined;

  constructor({ atOnce = 2, mostWaiting = 50, patienceMs = 10_000 }: TurnsOptions = {}) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
    this.#patienceMs = patienceMs;
  }

  /** @throws HttpError 503 when the line is full or does not move */
  async take<T>(key: number, work: () => T | Promise<T>): Promise<T> {
    const line = this.#lines.get(key) ?? { working: 0, waiting: [] };
    this.#lines.set(key, line);
    if (line.working < this.#atOnce) line.working++;
    else await this.#stand(line);
    try {
      return await work();
    } finally {
      // the turn goes to the next in line, or ends
      const next = line.waiting.shift();
      if (next) next();
      else if (--line.working === 0) this.#lines.delete(key);
    }
  }

  /** Pieces of work in all lines that wait for their turn. */
  get waiting(): number {
    let count = 0;
    for (const line of this.#lines.values()) count += line.waiting.length;
    return count;
  }

  #stand(line: Line): Promise<void> {
    if (line.waiting.length >= this.#mostWaiting) throw tooMany();
    const since = performance.now();
    return new Promise((resolve, reject) => {
      const called = () => {
        clearTimeout(patience);
        this.onWaited?.(performance.now() - since);
        resolve();
      };
      const patience = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(called), 1);
        this.onWaited?.(performance.now() - since);
        reject(tooMany());
      }, this.#patienceMs);
      line.waiting.push(called);
    });
  }
}

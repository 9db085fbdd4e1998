import type { Chance } from './chance.ts';
import type { Person } from './goods.ts';
import type { Logbook } from './logbook.ts';
import type { Stage } from './stage.ts';
import { pause } from './wait.ts';

export interface Answer {
  /** Codes of what was refused; empty when it was done. */
  codes: string[];
  // biome-ignore lint/suspicious/noExplicitAny: the storm reads a handful of fields of many answers
  data: any;
}

/** The shop did not answer for so long that the customer went away. */
export class NoService extends Error {}

const ANSWER_WITHIN_MS = 15_000;
const PATIENCE_MS = 90_000;
/** Longest time between two clicks. */
const THINKS_MS = 500;

/** A customer with a browser: what gets no answer, or a 503, is asked again. */
export class Customer {
  readonly person: Person;
  readonly chance: Chance;
  readonly #stage: Stage;
  readonly #logbook: Logbook;

  constructor(person: Person, stage: Stage, logbook: Logbook, chance: Chance) {
    this.person = person;
    this.#stage = stage;
    this.#logbook = logbook;
    this.chance = chance;
  }

  /** The providers of a storm of tenders; undefined in any other. */
  get tenders(): Stage['tenders'] {
    return this.#stage.tenders;
  }

  /** One call of the shop, repeated as it is until there is an answer. @throws NoService */
  async call(path: string, body?: object): Promise<Answer> {
    const response = await this.#insist(`${this.#stage.shopUrl}/ebsn/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-ebsn-account': this.person.token,
        'x-ebsn-client': 'storm',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const envelope = JSON.parse(response.text || '{}');
    return {
      codes: (envelope.response?.errors ?? []).map((error: { code: string }) => error.code),
      data: envelope.data ?? {},
    };
  }

  /** Opens a page of the shop or of the bank, wherever it was said to be. @throws NoService */
  async open(address: string, form?: Record<string, string>): Promise<{ text: string; location: string }> {
    return this.#insist(this.#stage.outside(address), {
      redirect: 'manual',
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
  }

  /** What a script in the browser asks of a provider; a provider that is away does not answer, and the script leaves it. */
  async ask(address: string, request: { headers: Record<string, string>; body: string | URLSearchParams }) {
    await pause(this.chance.whole(0, THINKS_MS));
    try {
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
      await (await fetch(address, { method: 'POST', ...request, signal })).text();
    } catch {
      // as a browser: the page stays as it was
    }
  }

  async #insist(address: string, request: RequestInit): Promise<{ text: string; location: string }> {
    await pause(this.chance.whole(0, THINKS_MS));
    const begun = performance.now();
    for (let attempt = 1; ; attempt++) {
      const answer = await this.#try(address, request);
      if (answer) {
        if (attempt > 1) this.#logbook.waits.push(performance.now() - begun);
        return answer;
      }
      if (performance.now() - begun > PATIENCE_MS) throw new NoService(new URL(address).pathname);
      await pause(this.chance.whole(100, 1_000));
    }
  }

  async #try(address: string, request: RequestInit): Promise<{ text: string; location: string } | undefined> {
    this.#logbook.calls += 1;
    try {
      const response = await fetch(address, { ...request, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
      const text = await response.text();
      const { status } = response;
      this.#logbook.status(String(status));
      if (status >= 500 && status !== 503)
        this.#logbook.scandals.push(`${status} ${new URL(address).pathname}: ${text.slice(0, 200)}`);
      return status >= 500 ? undefined : { text, location: response.headers.get('location') ?? '' };
    } catch (error) {
      this.#logbook.status((error as Error).name === 'TimeoutError' ? 'no answer in time' : 'connection lost');
      return undefined;
    }
  }
}

import type { Callback, Payment, SatispayState } from './model.ts';
import type { Settings } from './settings.ts';

/** Satispay gives up after these many tries. */
const ATTEMPTS = 3;
const ANSWER_WITHIN_MS = 10_000;

interface Dependencies {
  state: SatispayState;
  settings: Settings;
  save(): void;
}

/** Calls the shop back after each change of a payment: a GET that says nothing, in no particular order. */
export class Callbacks {
  readonly #deps: Dependencies;
  readonly #timers = new Map<number, NodeJS.Timeout>();
  readonly #closing = new AbortController();

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Takes up what an earlier process left. */
  resume(): void {
    for (const callback of this.#deps.state.callbacks) this.#schedule(callback);
  }

  /** Tells the shop that a payment changed, as the settings want. */
  tell(payment: Payment): void {
    const { callbacks: mode, duplicates, lateMs } = this.#deps.settings;
    if (mode === 'lost') return;
    this.send(payment, mode === 'duplicated' ? duplicates : 1, mode === 'late' ? lateMs : 0);
  }

  /** @returns how many callbacks leave: none when the payment was made without an address */
  send(payment: Payment, times: number, delayMs = 0): number {
    if (payment.callbackUrl === undefined) return 0;
    const { state } = this.#deps;
    for (let copy = 0; copy < times; copy++) {
      state.lastCallbackId += 1;
      const callback: Callback = {
        id: state.lastCallbackId,
        paymentId: payment.id,
        url: payment.callbackUrl.replaceAll('{uuid}', payment.id),
        attempts: 0,
        nextAt: Date.now() + delayMs,
        delivered: false,
        answers: [],
      };
      state.callbacks.push(callback);
      this.#schedule(callback);
    }
    return times;
  }

  /** Nothing more leaves of what was sent until now. */
  forgetAll(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    for (const callback of this.#deps.state.callbacks) delete callback.nextAt;
  }

  /** Stops sending; what is due stays in the state, for the next start. */
  close(): void {
    this.#closing.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #schedule(callback: Callback): void {
    if (callback.nextAt === undefined) return;
    const wait = Math.max(0, callback.nextAt - Date.now());
    this.#timers.set(callback.id, setTimeout(() => void this.#send(callback), wait).unref());
  }

  async #send(callback: Callback): Promise<void> {
    this.#timers.delete(callback.id);
    if (this.#closing.signal.aborted || callback.nextAt === undefined) return;
    const answer = await this.#get(callback.url);
    if (this.#closing.signal.aborted) return;
    callback.attempts += 1;
    callback.answers.push(answer);
    callback.delivered = /^2\d\d$/.test(answer);
    const { retryMs } = this.#deps.settings;
    const pause = retryMs[callback.attempts - 1];
    if (callback.delivered || callback.attempts >= ATTEMPTS || pause === undefined) delete callback.nextAt;
    else callback.nextAt = Date.now() + pause;
    this.#schedule(callback);
    this.#deps.save();
  }

  async #get(url: string): Promise<string> {
    try {
      const response = await fetch(url, {
        redirect: 'manual',
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      await response.body?.cancel();
      return String(response.status);
    } catch (error) {
      return error instanceof Error ? error.name : 'Error';
    }
  }
}

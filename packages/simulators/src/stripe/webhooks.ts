import { createHmac } from 'node:crypto';
import type { Delivery, StripeEvent, StripeState, WebhookEndpoint } from './model.ts';
import type { Settings } from './settings.ts';

const ATTEMPTS = 20;
const ANSWER_WITHIN_MS = 10_000;

interface Dependencies {
  state: StripeState;
  settings: Settings;
  save(): void;
}

/** `Stripe-Signature` over the bytes that are sent; `at` in seconds of the epoch. */
export function signatureOf(body: string, secret: string, at: number): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

/** Sends events to the endpoints that want them, as the settings say, until they answer 2xx. */
export class Webhooks {
  readonly #deps: Dependencies;
  readonly #timers = new Map<number, NodeJS.Timeout>();
  readonly #closing = new AbortController();

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Takes up what an earlier process left. */
  resume(): void {
    for (const delivery of this.#deps.state.deliveries) this.#schedule(delivery);
  }

  /** @param about what the event is about: one waits for a later one of the same when order is upset */
  tell(event: StripeEvent, about: string): void {
    const { notices: mode, duplicates, lateMs } = this.#deps.settings;
    if (mode === 'lost') return;
    const waiting = this.#deps.state.deliveries.some((each) => each.held && each.about === about);
    const held = mode === 'out-of-order' && !waiting;
    this.send(event, about, mode === 'duplicated' ? duplicates : 1, held || mode === 'late' ? lateMs : 0, held);
  }

  /** @returns how many deliveries leave */
  send(event: StripeEvent, about: string, times = 1, delayMs = 0, held = false, forged?: object): number {
    const { state } = this.#deps;
    const endpoints = Object.values(state.endpoints).filter((each) => wants(each, event.type));
    for (const endpoint of endpoints) {
      for (let copy = 0; copy < times; copy++) {
        state.lastDeliveryId += 1;
        const delivery: Delivery = {
          id: state.lastDeliveryId,
          eventId: event.id,
          endpointId: endpoint.id,
          about,
          attempts: 0,
          nextAt: Date.now() + delayMs,
          held,
          ...(forged && { forged }),
          delivered: false,
          answers: [],
        };
        state.deliveries.push(delivery);
        this.#schedule(delivery);
      }
    }
    event.pending_webhooks = endpoints.length;
    return endpoints.length * times;
  }

  /** Nothing more leaves of what was sent until now. */
  forgetAll(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    for (const delivery of this.#deps.state.deliveries) delete delivery.nextAt;
  }

  /** Stops sending; what is due stays in the state, for the next start. */
  close(): void {
    this.#closing.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #schedule(delivery: Delivery): void {
    clearTimeout(this.#timers.get(delivery.id));
    if (delivery.nextAt === undefined) return;
    const wait = Math.max(0, delivery.nextAt - Date.now());
    this.#timers.set(delivery.id, setTimeout(() => void this.#send(delivery), wait).unref());
  }

  async #send(delivery: Delivery): Promise<void> {
    this.#timers.delete(delivery.id);
    if (this.#closing.signal.aborted || delivery.nextAt === undefined) return;
    const answer = await this.#post(delivery);
    if (this.#closing.signal.aborted) return;
    delivery.held = false;
    delivery.attempts += 1;
    delivery.answers.push(answer);
    delivery.delivered = /^2\d\d$/.test(answer);
    const { retryMs } = this.#deps.settings;
    if (delivery.delivered || delivery.attempts >= ATTEMPTS) delete delivery.nextAt;
    else delivery.nextAt = Date.now() + (retryMs[Math.min(delivery.attempts, retryMs.length) - 1] ?? 0);
    this.#schedule(delivery);
    if (delivery.delivered) this.#release(delivery.about);
    this.#deps.save();
  }

  async #post(delivery: Delivery): Promise<string> {
    const { events, endpoints } = this.#deps.state;
    const [event, endpoint] = [events[delivery.eventId], endpoints[delivery.endpointId]];
    if (!event || !endpoint) return 'gone';
    const body = JSON.stringify({ ...event, ...delivery.forged }, null, 2);
    const secret = delivery.forged ? 'whsec_of_the_forger' : endpoint.secret;
    try {
      const response = await fetch(endpoint.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureOf(body, secret, Math.floor(Date.now() / 1000)),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      await response.body?.cancel();
      return String(response.status);
    } catch (error) {
      return error instanceof Error ? error.name : 'Error';
    }
  }

  /** An event that was kept behind leaves as soon as a later one about the same has arrived. */
  #release(about: string): void {
    for (const delivery of this.#deps.state.deliveries) {
      if (!delivery.held || delivery.about !== about || delivery.nextAt === undefined) continue;
      delivery.held = false;
      delivery.nextAt = Date.now();
      this.#schedule(delivery);
    }
  }
}

function wants({ enabled_events }: WebhookEndpoint, type: string): boolean {
  return enabled_events.includes('*') || enabled_events.includes(type);
}

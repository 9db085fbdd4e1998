import type { Delivery, GatewayEvent, GatewayState, Merchant, Payment } from './model.ts';
import { SCENARIOS } from './scenarios.ts';
import type { Settings } from './settings.ts';
import { sign } from './signature.ts';

const ATTEMPTS = 20;
const ANSWER_WITHIN_MS = 10_000;

interface Dependencies {
  merchant: Merchant;
  state: GatewayState;
  settings: Settings;
  save(): void;
}

/** Sends the notices, as the scenario of the payment wants, until the shop answers 200. */
export class Notices {
  readonly #deps: Dependencies;
  readonly #timers = new Map<number, NodeJS.Timeout>();
  /** Notices of one payment leave one after the other, in order; a failed one does not stop the next. */
  readonly #queues = new Map<string, Promise<void>>();
  /** Deliveries that wait for a later one. */
  readonly #held = new Set<Delivery>();
  readonly #closing = new AbortController();

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Takes up what an earlier process left. */
  resume(): void {
    for (const delivery of this.#deps.state.deliveries) {
      if (delivery.held) this.#held.add(delivery);
      this.#schedule(delivery);
    }
  }

  /** Tells the events of a payment. */
  tell(payment: Payment, events: readonly GatewayEvent[]): void {
    // closed before its page was asked for: nobody has said where to send notices
    if (payment.noticeUrl === '') return;
    const mode = SCENARIOS[payment.scenario ?? 'approve'].notice;
    const authorisation = events.some((event) => event.tipo === 'AUTORIZZAZIONE');
    for (const event of events) {
      const heldBack = mode === 'out-of-order' && event.tipo === 'AUTORIZZAZIONE';
      if (mode === 'lost' && authorisation) continue;
      if (mode === 'forged' && event.tipo === 'AUTORIZZAZIONE') this.forge(payment, {});
      const copies = mode === 'duplicated' ? this.#deps.settings.duplicates : 1;
      const late = heldBack || (mode === 'late' && authorisation);
      for (let copy = 0; copy < copies; copy++) {
        this.#add(payment, event, late ? this.#deps.settings.lateMs : 0, heldBack);
      }
    }
  }

  /** Sends everything that was sent about a payment once more. */
  resend(payment: Payment, times: number): Delivery[] {
    return Array.from({ length: times }, () => payment.events.map((event) => this.#add(payment, event, 0))).flat();
  }

  /** An approval that nobody gave: right in everything but the signature. */
  forge(payment: Payment, fields: Partial<GatewayEvent>): Delivery {
    const event: GatewayEvent = {
      ...(payment.events[0] ?? BLANK),
      idNotifica: `${payment.codTrans}.falso`,
      tipo: 'AUTORIZZAZIONE',
      alias: this.#deps.merchant.alias,
      codTrans: payment.codTrans,
      importo: String(payment.amount),
      divisa: 'EUR',
      esito: 'OK',
      codiceEsito: '0',
      messaggio: '',
      codAut: '999999',
      dataOra: new Date().toISOString(),
      ...fields,
    };
    return this.#add(payment, event, 0, false, 'chiave-del-falsario');
  }

  /** Resolves when every notice of a payment that is due now was tried once. */
  async triedOnce(codTrans: string): Promise<void> {
    await this.#queues.get(codTrans);
  }

  /** Nothing more leaves of what was sent until now. */
  forgetAll(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#held.clear();
    for (const delivery of this.#deps.state.deliveries) delete delivery.nextAt;
  }

  /** Stops sending; what is due stays in the state, for the next start. */
  close(): void {
    this.#closing.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #add(payment: Payment, event: GatewayEvent, delayMs: number, held = false, secret = this.#deps.merchant.secret) {
    const { state } = this.#deps;
    state.lastDeliveryId += 1;
    const delivery: Delivery = {
      id: state.lastDeliveryId,
      codTrans: payment.codTrans,
      url: payment.noticeUrl,
      fields: { ...event, mac: sign('notifica', event, secret) },
      attempts: 0,
      nextAt: Date.now() + delayMs,
      held,
      delivered: false,
      answers: [],
    };
    state.deliveries.push(delivery);
    if (held) this.#held.add(delivery);
    this.#schedule(delivery);
    return delivery;
  }

  #schedule(delivery: Delivery): void {
    if (delivery.nextAt === undefined) return;
    const wait = delivery.nextAt - Date.now();
    clearTimeout(this.#timers.get(delivery.id));
    this.#timers.delete(delivery.id);
    if (wait <= 0) this.#enqueue(delivery);
    else this.#timers.set(delivery.id, setTimeout(() => this.#enqueue(delivery), wait).unref());
  }

  #enqueue(delivery: Delivery): void {
    this.#timers.delete(delivery.id);
    const before = this.#queues.get(delivery.codTrans) ?? Promise.resolve();
    this.#queues.set(
      delivery.codTrans,
      before.then(() => this.#send(delivery)),
    );
  }

  async #send(delivery: Delivery): Promise<void> {
    if (this.#closing.signal.aborted || delivery.nextAt === undefined) return;
    const answer = await this.#post(delivery);
    if (this.#closing.signal.aborted) return;
    delivery.attempts += 1;
    delivery.answers.push(answer);
    delivery.delivered = answer === '200';
    const { retryMs } = this.#deps.settings;
    if (delivery.delivered || delivery.attempts >= ATTEMPTS) delete delivery.nextAt;
    else delivery.nextAt = Date.now() + (retryMs[Math.min(delivery.attempts, retryMs.length) - 1] ?? 0);
    this.#schedule(delivery);
    if (delivery.delivered) this.#release(delivery);
    this.#deps.save();
  }

  async #post(delivery: Delivery): Promise<string> {
    try {
      const response = await fetch(delivery.url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(delivery.fields).toString(),
        redirect: 'manual',
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      await response.body?.cancel();
      return String(response.status);
    } catch (error) {
      return error instanceof Error ? error.name : 'Error';
    }
  }

  /** A notice that was kept behind leaves as soon as a later one of the same payment has arrived. */
  #release(arrived: Delivery): void {
    for (const delivery of this.#held) {
      if (delivery.codTrans !== arrived.codTrans) continue;
      this.#held.delete(delivery);
      delivery.held = false;
      if (delivery.id === arrived.id || delivery.nextAt === undefined) continue;
      delivery.nextAt = Date.now();
      this.#schedule(delivery);
    }
  }
}

const BLANK: GatewayEvent = {
  idNotifica: '',
  tipo: '',
  alias: '',
  codTrans: '',
  idOperazione: '',
  importo: '',
  divisa: '',
  esito: '',
  codiceEsito: '',
  messaggio: '',
  codAut: '',
  dataOra: '',
  brand: '',
  pan: '',
  scadenzaPan: '',
  numContratto: '',
};

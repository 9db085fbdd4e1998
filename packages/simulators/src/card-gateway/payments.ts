import { randomBytes, randomInt } from 'node:crypto';
import type { GatewayEvent, GatewayState, Merchant, Payment, PaymentState, SavedCard, UsedCard } from './model.ts';
import { outcomeText } from './outcomes.ts';
import { SCENARIOS, type ScenarioName } from './scenarios.ts';

const PAGE_LIFE_MS = 30 * 60_000;
const AUTHORISATION_LIFE_MS = 7 * 24 * 3_600_000;
const CHALLENGE_ATTEMPTS = 3;
const NEVER_OPENED = '';

/** A call that cannot be carried out; `code` and `status` as in docs/card-gateway.md. */
export class NotAllowed extends Error {
  readonly code: 'RICHIESTA_NON_VALIDA' | 'NON_TROVATO' | 'STATO_NON_AMMESSO' | 'IMPORTO_ECCEDENTE' | 'ID_GIA_USATO';
  readonly status: 400 | 404 | 409;

  constructor(code: NotAllowed['code'], message: string) {
    super(message);
    this.code = code;
    this.status = code === 'RICHIESTA_NON_VALIDA' ? 400 : code === 'NON_TROVATO' ? 404 : 409;
  }
}

export type NewPayment = Pick<
  Payment,
  | 'codTrans'
  | 'amount'
  | 'captureAtOnce'
  | 'saveCard'
  | 'description'
  | 'mail'
  | 'returnUrl'
  | 'backUrl'
  | 'noticeUrl'
  | 'requestMac'
>;

export interface SavedCharge extends NewPayment {
  token: string;
  customerPresent: boolean;
}

interface Dependencies {
  merchant: Merchant;
  state: GatewayState;
  /** Called after every change: saves, and sends the notices of the new events. */
  changed(payment: Payment, events: GatewayEvent[]): void;
  chooseScenario(codTrans: string, ofCard: ScenarioName): ScenarioName;
  now(): number;
}

/** A payment the bank decided before it was started, for a shop whose demo has a past. Cents. */
export interface PastPayment {
  codTrans: string;
  authorised: number;
  /** 0 = only held so far. */
  captured: number;
  /** Of what was captured. */
  refunded?: number | undefined;
  noticeUrl: string;
}

/** A line of the list of a day. Cents. */
export interface Movement {
  codTrans: string;
  tipo: string;
  importo: number;
  dataOra: string;
}

const romeDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome', dateStyle: 'short' });

/** The bank's side: what may happen to a payment, and what is reported of it. All changes are synchronous, so never half done. */
export class Payments {
  readonly #deps: Dependencies;
  readonly #codTransOf = new Map<string, string>();

  constructor(deps: Dependencies) {
    this.#deps = deps;
    for (const { session, codTrans } of Object.values(deps.state.payments)) this.#codTransOf.set(session, codTrans);
  }

  find(codTrans: string): Payment | undefined {
    const payment = this.#deps.state.payments[codTrans];
    if (payment) this.#expireIfDue(payment);
    return payment;
  }

  findBySession(session: string): Payment | undefined {
    const codTrans = this.#codTransOf.get(session);
    return codTrans === undefined ? undefined : this.find(codTrans);
  }

  /** Opens the page of a payment, or finds it again. @throws {NotAllowed} when `codTrans` was used for another request. */
  open(request: NewPayment): Payment {
    const known = this.find(request.codTrans);
    if (known) {
      // closed before its page was ever asked for: the way back is known only now
      if (known.requestMac === NEVER_OPENED && known.state === 'ANNULLATA') Object.assign(known, request);
      if (known.requestMac !== request.requestMac) {
        throw new NotAllowed('ID_GIA_USATO', 'codTrans già usato per un altro pagamento');
      }
      return known;
    }
    const payment = this.#create(request);
    this.#deps.changed(payment, []);
    return payment;
  }

  /** Takes a past payment into the books, as if it had gone well; one that is known stays as it is. @returns whether it was new */
  remember(past: PastPayment): boolean {
    if (this.find(past.codTrans)) return false;
    const { codTrans, authorised, captured, refunded = 0, noticeUrl } = past;
    const payment = this.#create({
      codTrans,
      amount: authorised,
      captureAtOnce: false,
      saveCard: false,
      description: '',
      mail: '',
      returnUrl: '',
      backUrl: '',
      noticeUrl,
      requestMac: NEVER_OPENED,
    });
    payment.scenario = 'approve';
    payment.authorised = authorised;
    payment.authorisedAt = payment.openedAt;
    payment.captured = captured;
    payment.refunded = Math.min(refunded, captured);
    payment.state = captured === 0 ? 'AUTORIZZATA' : payment.refunded === captured ? 'RIMBORSATA' : 'CONTABILIZZATA';
    this.#deps.changed(payment, []);
    return true;
  }

  /** The customer typed a card that is well written. Ends in an outcome, or in a challenge. */
  pay(
    payment: Payment,
    card: Omit<UsedCard, 'scenario'>,
    ofCard: ScenarioName,
    staysAway: boolean,
    wrongCode: boolean,
  ) {
    this.#require(payment, 'APERTA');
    payment.scenario = this.#deps.chooseScenario(payment.codTrans, ofCard);
    // A saved card behaves later as its own number says, whatever scenario was forced this time.
    payment.card = { ...card, scenario: ofCard };
    const scenario = SCENARIOS[payment.scenario];
    payment.staysAway = staysAway || !scenario.returns;
    if (wrongCode) this.#refuse(payment, '82');
    else if (scenario.challenge !== 'none') this.#challenge(payment, scenario.challenge === 'fails');
    else this.#decide(payment, scenario.outcome);
  }

  /** Answer to the challenge; returns false when the code is wrong and may be tried again. */
  confirm(payment: Payment, code: string): boolean {
    this.#require(payment, 'AUTENTICAZIONE');
    const { challenge } = payment;
    if (!challenge) throw new NotAllowed('STATO_NON_AMMESSO', 'Nessuna conferma in corso');
    challenge.attempts += 1;
    if (!challenge.alwaysFails && code === challenge.code) {
      delete payment.challenge;
      this.#decide(payment, SCENARIOS[payment.scenario ?? 'approve'].outcome);
      return true;
    }
    if (challenge.alwaysFails || challenge.attempts >= CHALLENGE_ATTEMPTS) {
      this.failChallenge(payment);
      return true;
    }
    this.#deps.changed(payment, []);
    return false;
  }

  /** The customer gave up the challenge, or failed it for good. */
  failChallenge(payment: Payment): void {
    this.#require(payment, 'AUTENTICAZIONE');
    delete payment.challenge;
    this.#refuse(payment, '1B');
  }

  /** The customer left the page by its back link. */
  cancel(payment: Payment): void {
    this.#require(payment, 'APERTA', 'AUTENTICAZIONE');
    payment.state = 'ANNULLATA';
    delete payment.challenge;
    this.#emit(payment, [this.#event(payment, 'ANNULLO', payment.amount, '17')]);
  }

  /** The shop wants nothing more to be paid under this name, also when its page was never asked for. */
  close(codTrans: string, operationId: string): GatewayEvent[] {
    if (!this.find(codTrans)) {
      this.#create({
        codTrans,
        amount: 0,
        captureAtOnce: false,
        saveCard: false,
        description: '',
        mail: '',
        returnUrl: '',
        backUrl: '',
        noticeUrl: '',
        requestMac: NEVER_OPENED,
      });
    }
    return this.#operation(codTrans, operationId, 'close', (payment) => {
      this.#require(payment, 'APERTA', 'AUTENTICAZIONE');
      payment.state = 'ANNULLATA';
      delete payment.challenge;
      return this.#event(payment, 'ANNULLO', payment.amount, '18', operationId);
    });
  }

  capture(codTrans: string, amount: number, operationId: string): GatewayEvent[] {
    return this.#operation(codTrans, operationId, `capture ${amount}`, (payment) => {
      this.#require(payment, 'AUTORIZZATA');
      if (amount > payment.authorised) throw new NotAllowed('IMPORTO_ECCEDENTE', 'Importo oltre l’autorizzato');
      payment.state = 'CONTABILIZZATA';
      payment.captured = amount;
      return this.#event(payment, 'CONTABILIZZAZIONE', amount, '0', operationId);
    });
  }

  void(codTrans: string, operationId: string): GatewayEvent[] {
    return this.#operation(codTrans, operationId, 'void', (payment) => {
      this.#require(payment, 'AUTORIZZATA');
      payment.state = 'STORNATA';
      return this.#event(payment, 'STORNO', payment.authorised, '0', operationId);
    });
  }

  refund(codTrans: string, amount: number, operationId: string): GatewayEvent[] {
    return this.#operation(codTrans, operationId, `refund ${amount}`, (payment) => {
      this.#require(payment, 'CONTABILIZZATA');
      if (payment.refunded + amount > payment.captured) {
        throw new NotAllowed('IMPORTO_ECCEDENTE', 'Importo oltre il contabilizzato');
      }
      payment.refunded += amount;
      if (payment.refunded === payment.captured) payment.state = 'RIMBORSATA';
      return this.#event(payment, 'RIMBORSO', amount, '0', operationId);
    });
  }

  /** Charges a saved card; `codTrans` makes it safe to repeat. */
  chargeSaved(request: SavedCharge): Payment {
    const fingerprint = JSON.stringify([request.token, request.amount, request.captureAtOnce, request.customerPresent]);
    const known = this.find(request.codTrans);
    if (known) {
      if (known.requestMac !== fingerprint) throw new NotAllowed('ID_GIA_USATO', 'codTrans già usato');
      return known;
    }
    const card: SavedCard | undefined = this.#deps.state.cards[request.token];
    const payment = this.#create({ ...request, saveCard: false, requestMac: fingerprint });
    if (!card) {
      this.#refuse(payment, '14');
      return payment;
    }
    payment.card = { brand: card.brand, pan: card.pan, expiry: card.expiry, scenario: card.scenario };
    payment.token = card.token;
    payment.scenario = this.#deps.chooseScenario(payment.codTrans, card.scenario);
    const scenario = SCENARIOS[payment.scenario];
    payment.staysAway = !scenario.returns;
    if (isExpired(card.expiry, this.#deps.now())) this.#refuse(payment, '54');
    else if (scenario.savedCharge === 'challenge') {
      if (request.customerPresent) this.#challenge(payment, false);
      else this.#refuse(payment, '1A');
    } else this.#decide(payment, scenario.savedCharge === 'refuse' ? '51' : scenario.outcome);
    return payment;
  }

  /** Deleting a card that is not there is no error. */
  deleteCard(token: string): void {
    delete this.#deps.state.cards[token];
  }

  /** Lets the page or the authorisation run out now. */
  expire(payment: Payment): void {
    this.#require(payment, 'APERTA', 'AUTENTICAZIONE', 'AUTORIZZATA');
    payment.state = 'SCADUTA';
    delete payment.challenge;
    this.#emit(payment, [this.#event(payment, 'SCADENZA', payment.amount, '0')]);
  }

  /** Expires what is due; called now and then, so that the notice leaves even when nobody asks. */
  expireDue(): void {
    for (const payment of Object.values(this.#deps.state.payments)) this.#expireIfDue(payment);
  }

  /** All that went well on a day of Rome, `YYYY-MM-DD`. */
  movementsOf(day: string): Movement[] {
    return Object.values(this.#deps.state.payments)
      .flatMap(({ events }) => events)
      .filter(({ esito, dataOra }) => esito === 'OK' && romeDay.format(new Date(dataOra)) === day)
      .map(({ codTrans, tipo, importo, dataOra }) => ({ codTrans, tipo, importo: Number(importo), dataOra }));
  }

  /** A mistake of the bank: what was taken is taken again. Told to nobody. */
  captureAgain(payment: Payment): void {
    this.#require(payment, 'CONTABILIZZATA');
    const event = this.#event(payment, 'CONTABILIZZAZIONE', payment.captured, '0');
    payment.captured *= 2;
    payment.events.push(event);
    this.#deps.changed(payment, []);
  }

  #create(request: NewPayment): Payment {
    const payment: Payment = {
      codTrans: request.codTrans,
      session: randomBytes(16).toString('hex'),
      state: 'APERTA',
      amount: request.amount,
      authorised: 0,
      captured: 0,
      refunded: 0,
      captureAtOnce: request.captureAtOnce,
      saveCard: request.saveCard,
      description: request.description,
      mail: request.mail,
      returnUrl: request.returnUrl,
      backUrl: request.backUrl,
      noticeUrl: request.noticeUrl,
      requestMac: request.requestMac,
      openedAt: this.#deps.now(),
      staysAway: false,
      events: [],
      operations: {},
    };
    this.#deps.state.payments[payment.codTrans] = payment;
    this.#codTransOf.set(payment.session, payment.codTrans);
    return payment;
  }

  #challenge(payment: Payment, alwaysFails: boolean): void {
    payment.state = 'AUTENTICAZIONE';
    payment.challenge = { code: String(randomInt(100_000, 1_000_000)), attempts: 0, alwaysFails };
    this.#deps.changed(payment, []);
  }

  #decide(payment: Payment, code: string): void {
    if (code === '0') this.#approve(payment);
    else this.#refuse(payment, code);
  }

  #approve(payment: Payment): void {
    payment.state = 'AUTORIZZATA';
    payment.authorised = payment.amount;
    payment.authorisedAt = this.#deps.now();
    if (payment.saveCard && payment.card && !payment.token) {
      payment.token = `TK${randomBytes(15).toString('hex').toUpperCase()}`;
      this.#deps.state.cards[payment.token] = { ...payment.card, token: payment.token };
    }
    const code = String(randomInt(100_000, 1_000_000));
    const events = [this.#event(payment, 'AUTORIZZAZIONE', payment.amount, '0', '', code)];
    if (payment.captureAtOnce && payment.amount > 0) {
      payment.state = 'CONTABILIZZATA';
      payment.captured = payment.amount;
      events.push(this.#event(payment, 'CONTABILIZZAZIONE', payment.amount, '0'));
    }
    this.#emit(payment, events);
  }

  #refuse(payment: Payment, code: string): void {
    payment.state = 'RIFIUTATA';
    this.#emit(payment, [this.#event(payment, 'AUTORIZZAZIONE', payment.amount, code)]);
  }

  #operation(codTrans: string, operationId: string, request: string, run: (payment: Payment) => GatewayEvent) {
    const payment = this.find(codTrans);
    if (!payment) throw new NotAllowed('NON_TROVATO', 'Pagamento sconosciuto');
    const done = payment.operations[operationId];
    if (done) {
      if (done.request !== request) throw new NotAllowed('ID_GIA_USATO', 'idOperazione già usato per altro');
      return payment.events.filter((event) => done.eventIds.includes(event.idNotifica));
    }
    const event = run(payment);
    payment.operations[operationId] = { request, eventIds: [event.idNotifica] };
    this.#emit(payment, [event]);
    return [event];
  }

  #event(
    payment: Payment,
    tipo: string,
    amount: number,
    code: string,
    operationId = '',
    authorisationCode = '',
  ): GatewayEvent {
    return {
      idNotifica: `${payment.codTrans}.${randomBytes(6).toString('hex')}`,
      tipo,
      alias: this.#deps.merchant.alias,
      codTrans: payment.codTrans,
      idOperazione: operationId,
      importo: String(amount),
      divisa: 'EUR',
      esito: code === '0' ? 'OK' : 'KO',
      codiceEsito: code,
      messaggio: code === '0' ? '' : outcomeText(code),
      codAut: authorisationCode,
      dataOra: new Date(this.#deps.now()).toISOString(),
      brand: payment.card?.brand ?? '',
      pan: payment.card?.pan ?? '',
      scadenzaPan: payment.card?.expiry ?? '',
      numContratto: payment.token ?? '',
    };
  }

  #emit(payment: Payment, events: GatewayEvent[]): void {
    payment.events.push(...events);
    this.#deps.changed(payment, events);
  }

  #expireIfDue(payment: Payment): void {
    const now = this.#deps.now();
    const waiting = payment.state === 'APERTA' || payment.state === 'AUTENTICAZIONE';
    const held = payment.state === 'AUTORIZZATA';
    if (
      (waiting && now >= payment.openedAt + PAGE_LIFE_MS) ||
      (held && now >= (payment.authorisedAt ?? payment.openedAt) + AUTHORISATION_LIFE_MS)
    ) {
      this.expire(payment);
    }
  }

  #require(payment: Payment, ...allowed: PaymentState[]): void {
    if (!allowed.includes(payment.state)) {
      throw new NotAllowed('STATO_NON_AMMESSO', `Non ammesso nello stato ${payment.state}`);
    }
  }
}

/** A card is good until the end of the month printed on it (`YYYYMM`). */
export function isExpired(expiry: string, now: number): boolean {
  const date = new Date(now);
  return expiry < `${date.getFullYear()}${String(date.getMonth() + 1).padStart(2, '0')}`;
}

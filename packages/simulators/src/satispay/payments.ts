import { randomUUID } from 'node:crypto';
import { illegalMove, impossible, notFound, tooOld } from './errors.ts';
import type { Movement, Payment, SatispayState } from './model.ts';
import type { Outcome } from './settings.ts';

const LIFE_MS = { MATCH_CODE: 2 * 3_600_000, FUND_LOCK: 10 * 24 * 3_600_000 };
const REFUND_WITHIN_MS = 365 * 24 * 3_600_000;
const PAYER = { id: '0a5f5b6e-52c3-4c36-9a5b-8f0c4d1b7e21', name: 'Giulia R.' };

export interface NewPayment {
  flow: 'MATCH_CODE' | 'FUND_LOCK';
  amount: number;
  voucherLimit: { amount: number; quantity: number };
  metadata: Record<string, unknown>;
  externalCode: string | undefined;
  callbackUrl: string | undefined;
  redirectUrl: string | undefined;
  /** Milliseconds of the epoch. */
  expiresAt: number | undefined;
}

/** A payment of before, as it stands; times are milliseconds of the epoch. */
export interface PastPayment {
  id: string;
  externalCode: string;
  /** Cents held when it was made, and taken since. */
  authorised: number;
  captured: number;
  insertedAt: number;
  acceptedAt: number | undefined;
}

interface Dependencies {
  state: SatispayState;
  /** Called after every change of a payment: saves, and calls the shop back. */
  changed(payment: Payment): void;
  voucherValue(): number;
  now(): number;
}

/** Satispay's side: what may happen to a payment. All changes are synchronous, so never half done. Amounts are cents. */
export class Payments {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** @throws {SatispayError} 404 code 41 */
  get(id: string): Payment {
    const payment = this.find(id);
    if (!payment) throw notFound();
    return payment;
  }

  find(id: string): Payment | undefined {
    const { payments } = this.#deps.state;
    const payment = Object.hasOwn(payments, id) ? payments[id] : undefined;
    if (payment) this.#expireIfDue(payment);
    return payment;
  }

  /** All of them, newest first. */
  all(): Payment[] {
    this.expireDue();
    return Object.values(this.#deps.state.payments)
      .reverse()
      .sort((a, b) => b.insertedAt - a.insertedAt);
  }

  create(wanted: NewPayment): Payment {
    const now = this.#deps.now();
    return this.#keep({
      ...blank(now),
      flow: wanted.flow,
      amount: wanted.amount,
      voucherLimit: wanted.voucherLimit,
      metadata: wanted.metadata,
      ...(wanted.externalCode !== undefined && { externalCode: wanted.externalCode }),
      ...(wanted.callbackUrl !== undefined && { callbackUrl: wanted.callbackUrl }),
      ...(wanted.redirectUrl !== undefined && { redirectUrl: wanted.redirectUrl }),
      expiresAt: wanted.expiresAt ?? now + LIFE_MS[wanted.flow],
    });
  }

  /** Takes a past payment into the books, as if it had gone well; one that is known stays as it is. @returns whether it was new */
  remember({ id, externalCode, authorised, captured, insertedAt, acceptedAt }: PastPayment): boolean {
    if (this.find(id)) return false;
    const isTaken = acceptedAt !== undefined;
    const movements: Movement[] = [{ at: insertedAt, kind: 'authorised', amount: authorised }];
    if (isTaken && captured < authorised)
      movements.push({ at: acceptedAt, kind: 'released', amount: authorised - captured });
    if (isTaken) movements.push({ at: acceptedAt, kind: 'captured', amount: captured });
    this.#keep({
      ...blank(insertedAt),
      id,
      externalCode,
      flow: 'FUND_LOCK',
      status: isTaken ? 'ACCEPTED' : 'AUTHORIZED',
      amount: isTaken ? captured : authorised,
      authorised,
      captured,
      // what was asked for is what was held
      metadata: { asked_unit: String(authorised) },
      expiresAt: insertedAt + LIFE_MS.FUND_LOCK,
      payer: PAYER,
      movements,
      ...(isTaken && { acceptedAt }),
    });
    return true;
  }

  /** How many vouchers the customer can use for a payment: whole ones, within what the shop allows. */
  vouchersFor(payment: Payment): number {
    const { amount, quantity } = payment.voucherLimit;
    return Math.min(quantity, Math.floor(Math.min(amount, payment.amount) / this.#deps.voucherValue()));
  }

  /** What the customer does in the app. @throws {SatispayError} 403 code 44 when the payment waits for nobody */
  act(payment: Payment, outcome: Outcome): void {
    if (payment.status !== 'PENDING') throw illegalMove();
    if (outcome.action === 'expire') {
      this.expire(payment);
      return;
    }
    payment.payer = PAYER;
    if (outcome.action === 'refuse') {
      payment.status = 'CANCELED';
    } else {
      const quantity = Math.min(outcome.vouchers, this.vouchersFor(payment));
      payment.vouchers = { quantity, amount: quantity * this.#deps.voucherValue() };
      payment.authorised = payment.amount;
      this.#move(payment, 'authorised', payment.amount);
      if (payment.flow === 'FUND_LOCK') payment.status = 'AUTHORIZED';
      else this.#capture(payment, payment.amount);
    }
    this.#deps.changed(payment);
  }

  /** The shop takes the money of a lock, or less. @throws {SatispayError} 403 code 44 or 45 */
  accept(payment: Payment, amount = payment.authorised): void {
    if (payment.status !== 'AUTHORIZED') throw illegalMove();
    if (amount > payment.authorised) throw impossible('Amount above the authorised one');
    // vouchers are whole: those that no longer fit go back to the customer
    const quantity = Math.min(payment.vouchers.quantity, Math.floor(amount / this.#deps.voucherValue()));
    payment.vouchers = { quantity, amount: quantity * this.#deps.voucherValue() };
    if (amount < payment.authorised) this.#move(payment, 'released', payment.authorised - amount);
    this.#capture(payment, amount);
    this.#deps.changed(payment);
  }

  /** @throws {SatispayError} 403 code 44 when it is accepted or cancelled already */
  cancel(payment: Payment): void {
    if (payment.status !== 'PENDING' && payment.status !== 'AUTHORIZED') throw illegalMove();
    this.#release(payment);
    payment.status = 'CANCELED';
    this.#deps.changed(payment);
  }

  /**
   * For who does not know how a payment is.
   * @returns the payment, cancelled, or the refund of what was still to be given back
   */
  cancelOrRefund(payment: Payment): Payment {
    if (payment.status === 'ACCEPTED') return this.refund(payment, payment.captured - payment.refunded);
    this.cancel(payment);
    return payment;
  }

  /**
   * Gives back part or all of an accepted payment, as a payment of its own.
   * @throws {SatispayError} 403 code 44 or 45, 400 code 131
   */
  refund(parent: Payment, amount: number, externalCode?: string, metadata: Record<string, unknown> = {}): Payment {
    if (parent.flow === 'REFUND' || parent.status !== 'ACCEPTED') throw illegalMove();
    if (amount < 1 || parent.refunded + amount > parent.captured) throw impossible('Amount above what can be refunded');
    const now = this.#deps.now();
    if (parent.vouchers.quantity > 0) {
      if (monthOf(now) !== monthOf(parent.insertedAt)) throw tooOld();
      if (amount !== parent.captured) throw impossible('A payment with meal vouchers is refunded whole');
    }
    if (now - parent.insertedAt > REFUND_WITHIN_MS) throw tooOld();
    parent.refunded += amount;
    this.#move(parent, 'refunded', amount);
    return this.#keep({
      ...blank(now),
      flow: 'REFUND',
      status: 'ACCEPTED',
      amount,
      parentId: parent.id,
      metadata,
      ...(externalCode !== undefined && { externalCode }),
      ...(parent.payer && { payer: parent.payer }),
      acceptedAt: now,
      expiresAt: now,
    });
  }

  /** Lets a payment, or the lock of its money, run out now. @throws {SatispayError} 403 code 44 */
  expire(payment: Payment): void {
    if (payment.status !== 'PENDING' && payment.status !== 'AUTHORIZED') throw illegalMove();
    this.#release(payment);
    payment.status = 'CANCELED';
    payment.expired = true;
    this.#deps.changed(payment);
  }

  /** Expires what is due; called now and then, so that the callback leaves even when nobody asks. */
  expireDue(): void {
    for (const payment of Object.values(this.#deps.state.payments)) this.#expireIfDue(payment);
  }

  #keep(payment: Payment): Payment {
    this.#deps.state.payments[payment.id] = payment;
    return payment;
  }

  #capture(payment: Payment, amount: number): void {
    payment.status = 'ACCEPTED';
    payment.amount = amount;
    payment.captured = amount;
    payment.acceptedAt = this.#deps.now();
    this.#move(payment, 'captured', amount);
  }

  #release(payment: Payment): void {
    if (payment.status === 'AUTHORIZED') this.#move(payment, 'released', payment.authorised);
  }

  #move(payment: Payment, kind: Movement['kind'], amount: number): void {
    payment.movements.push({ at: this.#deps.now(), kind, amount });
  }

  #expireIfDue(payment: Payment): void {
    const waiting = payment.status === 'PENDING' || payment.status === 'AUTHORIZED';
    if (waiting && this.#deps.now() >= payment.expiresAt) this.expire(payment);
  }
}

function blank(now: number): Payment {
  return {
    id: randomUUID(),
    flow: 'MATCH_CODE',
    status: 'PENDING',
    expired: false,
    amount: 0,
    authorised: 0,
    captured: 0,
    refunded: 0,
    vouchers: { quantity: 0, amount: 0 },
    voucherLimit: { amount: 0, quantity: 0 },
    metadata: {},
    insertedAt: now,
    expiresAt: now,
    staysAway: false,
    movements: [],
  };
}

/** `YYYY-MM-DD` in Italy. */
export function dayOf(time: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(time);
}

function monthOf(time: number): string {
  return dayOf(time).slice(0, 7);
}

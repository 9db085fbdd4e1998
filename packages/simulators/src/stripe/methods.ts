import { createHash } from 'node:crypto';
import { type Books, known, newId, nowInSeconds } from './books.ts';
import { brandOf, isCardNumber, TEST_CARDS } from './cards.ts';
import { Failure, invalid } from './failure.ts';
import type { Customer, PaymentMethod } from './model.ts';

export interface TypedCard {
  number: string;
  exp_month: number;
  exp_year: number;
  cvc?: string | undefined;
}

/** @throws {Failure} 402 card_error, naming the field, when the card is not well written */
export function createMethod(
  { state }: Books,
  card: TypedCard,
  billing: Record<string, unknown> = {},
  id = newId('pm'),
): PaymentMethod {
  const number = card.number.replace(/[\s-]/g, '');
  if (!isCardNumber(number)) throw wrong('incorrect_number', 'number', 'Your card number is incorrect.');
  const year = card.exp_year < 100 ? 2000 + card.exp_year : card.exp_year;
  const now = new Date();
  if (card.exp_month < 1 || card.exp_month > 12) {
    throw wrong('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  }
  if (year * 12 + card.exp_month < now.getFullYear() * 12 + now.getMonth() + 1) {
    throw wrong('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  }
  const brand = brandOf(number);
  if (card.cvc !== undefined && !(brand === 'amex' ? /^\d{4}$/ : /^\d{3}$/).test(card.cvc)) {
    throw wrong('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  }
  const method: PaymentMethod = {
    id,
    object: 'payment_method',
    type: 'card',
    billing_details: { address: null, email: null, name: null, phone: null, ...billing },
    card: {
      brand,
      display_brand: brand,
      country: 'IT',
      exp_month: card.exp_month,
      exp_year: year,
      fingerprint: createHash('sha256').update(number).digest('hex').slice(0, 16),
      funding: 'credit',
      last4: number.slice(-4),
      checks: { cvc_check: card.cvc === undefined ? null : 'pass' },
      networks: { available: [brand], preferred: null },
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: nowInSeconds(),
    customer: null,
    livemode: false,
    metadata: {},
    // only numbers of test cards are kept: the others behave alike
    _: { number: TEST_CARDS.some((each) => each.number === number) ? number : '', setUp: false },
  };
  state.methods[method.id] = method;
  return method;
}

/** A method by its id; a ready-made one (`pm_card_visa`) becomes a new method each time it is used. */
export function methodOf(books: Books, id: string): PaymentMethod {
  const ready = TEST_CARDS.find((card) => card.method === id);
  if (!ready) return known(books.state.methods, id, 'PaymentMethod', 'payment_method');
  const exp_year = new Date().getFullYear() + 2;
  return createMethod(books, { number: ready.number, exp_month: 12, exp_year });
}

export function attach(books: Books, method: PaymentMethod, customer: Customer): void {
  if (method.customer === customer.id) return;
  if (method.customer !== null) {
    throw invalid('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
    });
  }
  method.customer = customer.id;
  books.tell('payment_method.attached', method);
}

/** A detached method can never be used again. */
export function detach(books: Books, method: PaymentMethod): void {
  if (method.customer === null) {
    throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.', {
      code: 'payment_method_unexpected_state',
    });
  }
  method.customer = null;
  books.tell('payment_method.detached', method);
  for (const customer of Object.values(books.state.customers)) {
    if (customer.invoice_settings.default_payment_method === method.id) {
      customer.invoice_settings.default_payment_method = null;
    }
  }
}

function wrong(code: string, param: string, message: string): Failure {
  return new Failure(402, { type: 'card_error', code, param, message });
}

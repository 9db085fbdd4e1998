import { decide } from './bank.ts';
import { type Books, known, newId, nowInSeconds, shown } from './books.ts';
import { captureCharge, createCharge, disputeIfOdd } from './charges.ts';
import { invalid, type Refusal, refusalBody } from './failure.ts';
import { askHolder, type Confirmation, clientSecretOf, refused, requireStatus } from './intents.ts';
import { attach, methodOf } from './methods.ts';
import type { PaymentIntent, PaymentMethod } from './model.ts';

const SMALLEST = 50;

export type NewPaymentIntent = Pick<
  PaymentIntent,
  | 'amount'
  | 'automatic_payment_methods'
  | 'capture_method'
  | 'confirmation_method'
  | 'currency'
  | 'customer'
  | 'description'
  | 'metadata'
  | 'payment_method_options'
  | 'payment_method_types'
  | 'receipt_email'
  | 'setup_future_usage'
  | 'shipping'
  | 'statement_descriptor'
  | 'statement_descriptor_suffix'
  | 'transfer_group'
>;

export function createPaymentIntent(books: Books, wanted: NewPaymentIntent, methodId?: string): PaymentIntent {
  checkAmount(wanted.amount);
  if (wanted.customer !== null) known(books.state.customers, wanted.customer, 'customer', 'customer');
  const id = newId('pi');
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    ...wanted,
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    client_secret: clientSecretOf(id),
    created: nowInSeconds(),
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
    _: {},
  };
  if (methodId !== undefined) choose(books, intent, methodId);
  books.state.paymentIntents[id] = intent;
  books.tell('payment_intent.created', intent);
  return intent;
}

/** Changes an intent that is not yet paid. */
export function updatePaymentIntent(
  books: Books,
  intent: PaymentIntent,
  { payment_method, ...change }: Partial<NewPaymentIntent> & { payment_method?: string },
): void {
  if (change.amount !== undefined) {
    requireStatus(intent, 'updated', 'requires_payment_method', 'requires_confirmation', 'requires_action');
    checkAmount(change.amount);
  }
  Object.assign(intent, change);
  if (payment_method !== undefined) choose(books, intent, payment_method);
}

/** @throws {Failure} 402 when the bank refuses; 400 when the intent is past that */
export function confirmPaymentIntent(
  books: Books,
  intent: PaymentIntent,
  confirmation: Confirmation,
  methodId?: string,
): void {
  requireStatus(intent, 'confirmed', 'requires_payment_method', 'requires_confirmation', 'requires_action');
  if (methodId !== undefined) choose(books, intent, methodId);
  if (intent.payment_method === null) {
    throw invalid(
      'You cannot confirm this PaymentIntent because it’s missing a payment method. Update the PaymentIntent with a payment method and then confirm it again.',
      { code: 'payment_intent_unexpected_state', payment_intent: shown(intent) },
    );
  }
  const method = known(books.state.methods, intent.payment_method, 'PaymentMethod');
  const decision = decide(books.settings, {
    method,
    purpose: 'charge',
    offSession: confirmation.offSession,
    authenticated: false,
  });
  if (decision === 'approve') approve(books, intent, method);
  else if (decision !== 'authenticate') throw refuse(books, intent, method, decision);
  else if (confirmation.failIfAction) {
    throw refuse(books, intent, method, { code: 'authentication_required', decline: 'authentication_required' });
  } else askHolder(books, intent, confirmation);
}

/** The holder has authenticated, or not. */
export function endPaymentChallenge(books: Books, intent: PaymentIntent, approved: boolean): void {
  const method = known(books.state.methods, intent.payment_method ?? '', 'PaymentMethod');
  if (!approved) {
    refuse(books, intent, method, { code: 'payment_intent_authentication_failure' });
    return;
  }
  const decision = decide(books.settings, { method, purpose: 'charge', offSession: false, authenticated: true });
  if (decision === 'approve' || decision === 'authenticate') approve(books, intent, method);
  else refuse(books, intent, method, decision);
}

/** Takes at most what is held, once; the rest is let go. @throws {Failure} 400 */
export function capturePaymentIntent(books: Books, intent: PaymentIntent, amount = intent.amount_capturable): void {
  requireStatus(intent, 'captured', 'requires_capture');
  if (amount > intent.amount_capturable) {
    throw invalid('The amount to capture is greater than the capturable amount.', {
      code: 'amount_too_large',
      param: 'amount_to_capture',
    });
  }
  const charge = known(books.state.charges, intent.latest_charge ?? '', 'charge');
  captureCharge(books, charge, amount);
  settle(intent, amount);
  books.tell('charge.captured', charge);
  books.tell('payment_intent.succeeded', intent);
  disputeIfOdd(books, charge);
}

/** Lets go of a hold, or gives up an intent that is not paid. @throws {Failure} 400 */
export function cancelPaymentIntent(books: Books, intent: PaymentIntent, reason: string | null): void {
  requireStatus(
    intent,
    'canceled',
    'requires_payment_method',
    'requires_capture',
    'requires_confirmation',
    'requires_action',
  );
  forget(intent);
  intent.status = 'canceled';
  intent.amount_capturable = 0;
  intent.canceled_at = nowInSeconds();
  intent.cancellation_reason = reason;
  books.tell('payment_intent.canceled', intent);
}

function approve(books: Books, intent: PaymentIntent, method: PaymentMethod): void {
  forget(intent);
  intent.last_payment_error = null;
  const charge = createCharge(books, intent, method);
  if (intent.setup_future_usage !== null) keepMethod(books, intent, method);
  if (intent.capture_method === 'manual') {
    intent.status = 'requires_capture';
    intent.amount_capturable = intent.amount;
    books.tell('charge.succeeded', charge);
    books.tell('payment_intent.amount_capturable_updated', intent);
    return;
  }
  captureCharge(books, charge, intent.amount);
  settle(intent, intent.amount);
  books.tell('charge.succeeded', charge);
  books.tell('payment_intent.succeeded', intent);
  disputeIfOdd(books, charge);
}

function keepMethod(books: Books, intent: PaymentIntent, method: PaymentMethod): void {
  if (intent.setup_future_usage === 'off_session') method._.setUp = true;
  if (intent.customer === null) return;
  attach(books, method, known(books.state.customers, intent.customer, 'customer'));
}

function refuse(books: Books, intent: PaymentIntent, method: PaymentMethod, refusal: Refusal) {
  forget(intent);
  const charge = createCharge(books, intent, method, refusal);
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.last_payment_error = { ...refusalBody(refusal), charge: charge.id, payment_method: shown(method) };
  books.tell('charge.failed', charge);
  books.tell('payment_intent.payment_failed', intent);
  return refused(intent, method, refusal);
}

function settle(intent: PaymentIntent, amount: number): void {
  intent.status = 'succeeded';
  intent.amount_capturable = 0;
  intent.amount_received = amount;
}

function forget(intent: PaymentIntent): void {
  intent.next_action = null;
  delete intent._.challenge;
}

function choose(books: Books, intent: PaymentIntent, methodId: string): void {
  const method = methodOf(books, methodId);
  if (method.customer !== null && method.customer !== intent.customer) {
    throw invalid(
      'The PaymentMethod you provided belongs to a Customer: name that Customer in the PaymentIntent to use it.',
      { param: 'payment_method' },
    );
  }
  intent.payment_method = method.id;
  if (intent.status === 'requires_payment_method') intent.status = 'requires_confirmation';
}

function checkAmount(amount: number): void {
  if (amount < SMALLEST) {
    throw invalid('Amount must be at least €0.50 eur', { code: 'amount_too_small', param: 'amount' });
  }
}

import { decide } from './bank.ts';
import { type Books, known, newId, nowInSeconds, shown } from './books.ts';
import { invalid, type Refusal, refusalBody } from './failure.ts';
import { askHolder, type Confirmation, clientSecretOf, refused, requireStatus } from './intents.ts';
import { attach, methodOf } from './methods.ts';
import type { PaymentMethod, SetupIntent } from './model.ts';

export type NewSetupIntent = Pick<
  SetupIntent,
  | 'automatic_payment_methods'
  | 'customer'
  | 'description'
  | 'metadata'
  | 'payment_method_options'
  | 'payment_method_types'
  | 'usage'
>;

export function createSetupIntent(books: Books, wanted: NewSetupIntent, methodId?: string): SetupIntent {
  if (wanted.customer !== null) known(books.state.customers, wanted.customer, 'customer', 'customer');
  const id = newId('seti');
  const intent: SetupIntent = {
    id,
    object: 'setup_intent',
    ...wanted,
    cancellation_reason: null,
    client_secret: clientSecretOf(id),
    created: nowInSeconds(),
    last_setup_error: null,
    livemode: false,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
    _: {},
  };
  if (methodId !== undefined) choose(books, intent, methodId);
  books.state.setupIntents[id] = intent;
  books.tell('setup_intent.created', intent);
  return intent;
}

/** @throws {Failure} 402 when the bank refuses; 400 when the intent is past that */
export function confirmSetupIntent(
  books: Books,
  intent: SetupIntent,
  confirmation: Confirmation,
  methodId?: string,
): void {
  requireStatus(intent, 'confirmed', 'requires_payment_method', 'requires_confirmation', 'requires_action');
  if (methodId !== undefined) choose(books, intent, methodId);
  if (intent.payment_method === null) {
    throw invalid('You cannot confirm this SetupIntent because it’s missing a payment method.', {
      code: 'setup_intent_unexpected_state',
      setup_intent: shown(intent),
    });
  }
  const method = known(books.state.methods, intent.payment_method, 'PaymentMethod');
  const decision = decide(books.settings, { method, purpose: 'save', offSession: false, authenticated: false });
  if (decision === 'approve') approve(books, intent, method);
  else if (decision === 'authenticate') askHolder(books, intent, confirmation);
  else throw refuse(books, intent, method, decision);
}

/** The holder has authenticated, or not. */
export function endSetupChallenge(books: Books, intent: SetupIntent, approved: boolean): void {
  const method = known(books.state.methods, intent.payment_method ?? '', 'PaymentMethod');
  const decision = decide(books.settings, { method, purpose: 'save', offSession: false, authenticated: true });
  if (!approved) refuse(books, intent, method, { code: 'setup_intent_authentication_failure' });
  else if (decision === 'approve' || decision === 'authenticate') approve(books, intent, method);
  else refuse(books, intent, method, decision);
}

/** @throws {Failure} 400 */
export function cancelSetupIntent(books: Books, intent: SetupIntent, reason: string | null): void {
  requireStatus(intent, 'canceled', 'requires_payment_method', 'requires_confirmation', 'requires_action');
  forget(intent);
  intent.status = 'canceled';
  intent.cancellation_reason = reason;
  books.tell('setup_intent.canceled', intent);
}

function approve(books: Books, intent: SetupIntent, method: PaymentMethod): void {
  forget(intent);
  intent.status = 'succeeded';
  intent.last_setup_error = null;
  if (intent.usage === 'off_session') method._.setUp = true;
  if (intent.customer !== null) attach(books, method, known(books.state.customers, intent.customer, 'customer'));
  books.tell('setup_intent.succeeded', intent);
}

function refuse(books: Books, intent: SetupIntent, method: PaymentMethod, refusal: Refusal) {
  forget(intent);
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.last_setup_error = { ...refusalBody(refusal), payment_method: shown(method) };
  books.tell('setup_intent.setup_failed', intent);
  return refused(intent, method, refusal);
}

function forget(intent: SetupIntent): void {
  intent.next_action = null;
  delete intent._.challenge;
}

function choose(books: Books, intent: SetupIntent, methodId: string): void {
  intent.payment_method = methodOf(books, methodId).id;
  if (intent.status === 'requires_payment_method') intent.status = 'requires_confirmation';
}

import type { StripeError } from '@stripe/stripe-js';
import { expect, it } from 'vitest';
import { readStripeData } from './load-stripe.ts';
import { refusalText } from './refusal-text.ts';

const error = (fields: Partial<StripeError>) => refusalText(fields as StripeError);

it('says why the bank refused, by its closest word', () => {
  expect(error({ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' })).toContain('fondi');
  expect(error({ type: 'card_error', code: 'expired_card' })).toContain('scaduta');
  expect(error({ type: 'card_error', code: 'card_declined', decline_code: 'do_not_honor' })).toContain('motivo');
  expect(error({ type: 'invalid_request_error', code: 'payment_intent_authentication_failure' })).toContain('conferma');
  expect(error({ type: 'api_connection_error' })).toContain('connessione');
});

it('leaves what is wrong in a field to the field', () => {
  expect(error({ type: 'validation_error', code: 'incomplete_number' })).toBeUndefined();
});

it('takes only what our server says of Stripe', () => {
  expect(readStripeData('{"publishableKey":"pk_test_1","amount":"3483"}')).toMatchObject({ amount: '3483' });
  for (const text of [undefined, '{}', '{"publishableKey":"pk_test_1"}', 'null']) {
    expect(() => readStripeData(text)).toThrow();
  }
});

export interface StripeErrorBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error' | 'rate_limit_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: object;
  setup_intent?: object;
  payment_method?: object;
}

/** A call that cannot be carried out, as Stripe tells it. */
export class Failure extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalid = (message: string, more: Partial<StripeErrorBody> = {}, status = 400) =>
  new Failure(status, { type: 'invalid_request_error', message, ...more });

export const missing = (what: string, id: string, param = 'id') =>
  invalid(`No such ${what}: '${id}'`, { code: 'resource_missing', param }, 404);

const REFUSALS: Readonly<Record<string, string>> = {
  generic_decline: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  lost_card: 'Your card was declined.',
  stolen_card: 'Your card was declined.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
  authentication_required:
    'Your card was declined. This transaction requires authentication. Please complete the authentication and try again.',
  payment_intent_authentication_failure:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  setup_intent_authentication_failure:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

export interface Refusal {
  code: string;
  decline?: string;
}

/** A refusal of the bank, without the objects it concerns. */
export function refusalBody({ code, decline }: Refusal): StripeErrorBody {
  const type = code.endsWith('authentication_failure') ? 'invalid_request_error' : 'card_error';
  const message = REFUSALS[decline ?? code] ?? 'Your card was declined.';
  return { type, code, message, ...(decline !== undefined && { decline_code: decline }) };
}

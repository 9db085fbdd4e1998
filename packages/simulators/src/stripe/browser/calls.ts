/** Calls with the publishable key, and their answers as Stripe.js gives them. */
export type Json = Record<string, unknown>;
type Fields = Record<string, string>;

export interface Intent extends Json {
  id: string;
  object: 'payment_intent' | 'setup_intent';
  status: string;
  client_secret: string;
  next_action: { type: string; use_stripe_sdk?: { stripe_js: string }; redirect_to_url?: { url: string } } | null;
}

export const ORIGIN = new URL((document.currentScript as HTMLScriptElement).src).origin;
const PATHS = { payment_intent: 'payment_intents', setup_intent: 'setup_intents' } as const;

/** Refusals as customers read them; the others keep Stripe's words. */
const ITALIAN: Fields = {
  generic_decline: 'La carta è stata rifiutata.',
  insufficient_funds: 'Fondi insufficienti sulla carta.',
  lost_card: 'La carta è stata rifiutata.',
  stolen_card: 'La carta è stata rifiutata.',
  expired_card: 'La carta è scaduta.',
  incorrect_cvc: 'Il codice di sicurezza della carta non è corretto.',
  processing_error: 'Si è verificato un errore con la carta. Riprova tra poco.',
  payment_intent_authentication_failure: 'Non è stato possibile autenticare la carta. Scegline un’altra e riprova.',
  setup_intent_authentication_failure: 'Non è stato possibile autenticare la carta. Scegline un’altra e riprova.',
};

export class IntegrationError extends Error {
  override name = 'IntegrationError';
}

export async function api(key: string, method: 'GET' | 'POST', path: string, fields: Fields): Promise<Json> {
  const form = new URLSearchParams({ ...fields, key });
  const url = `${ORIGIN}/v1/${path}`;
  const response = await (method === 'GET' ? fetch(`${url}?${form}`) : fetch(url, { method, body: form })).catch(
    () => undefined,
  );
  const answer = await response?.json().catch(() => undefined);
  return answer ?? { error: { type: 'api_connection_error', message: 'Stripe non risponde: riprova tra poco.' } };
}

/** An answer as Stripe.js gives it: the object under its name, or the error, in Italian where we know it. */
export function result(answer: Json): Json {
  const error = answer.error as (Json & { code?: string; decline_code?: string }) | undefined;
  if (error) return { error: { ...error, message: ITALIAN[error.decline_code || error.code || ''] ?? error.message } };
  return { [answer.object === 'setup_intent' ? 'setupIntent' : 'paymentIntent']: answer };
}

export function intentIdOf(clientSecret: string): string {
  const id = /^((pi|seti)_[A-Za-z0-9]+)_secret_/.exec(clientSecret)?.[1];
  if (!id) throw new IntegrationError(`Invalid value for clientSecret: ${clientSecret}`);
  return id;
}

export const pathOf = (clientSecret: string) => {
  const id = intentIdOf(clientSecret);
  return `${id.startsWith('seti_') ? PATHS.setup_intent : PATHS.payment_intent}/${id}`;
};

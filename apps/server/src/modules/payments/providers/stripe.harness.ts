import { DEMO_STRIPE_ACCOUNT } from '@sporta/simulators';

/* For tests: what Stripe's script does in the browser of a customer, and the simulator's controls. */

/** Ready-made methods of Stripe's test mode. */
export const METHODS = {
  approved: 'pm_card_visa',
  mastercard: 'pm_card_mastercard',
  refused: 'pm_card_visa_chargeDeclined',
  poor: 'pm_card_visa_chargeDeclinedInsufficientFunds',
  /** Asks the holder each time. */
  asks: 'pm_card_authenticationRequired',
  /** Can be saved; charges are refused. */
  savedRefused: 'pm_card_chargeCustomerFail',
} as const;

export interface Movement {
  status: string;
  authorised: number;
  held: number;
  captured: number;
  refunded: number;
  disputed: number;
}

/** @param url of the simulator */
export function stripeAt(url: string) {
  // biome-ignore lint/suspicious/noExplicitAny: Stripe's objects, read field by field by the tests
  async function send(path: string, key: string, fields?: Record<string, string>): Promise<any> {
    const response = await fetch(`${url}/v1/${path}`, {
      headers: { authorization: `Bearer ${key}` },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    });
    return response.json();
  }
  const idOf = (secret: string) => secret.split('_secret_')[0] ?? '';
  const pathOf = (secret: string) =>
    `${secret.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${idOf(secret)}`;

  async function control<T = unknown>(path: string, body?: object): Promise<T> {
    const response = await fetch(`${url}/control${path}`, {
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`control${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<T>;
  }

  return {
    control,
    idOf,
    /** The customer presses "Paga" on the pay screen. @returns the intent, or the bank's refusal under `error` */
    confirm: (secret: string, method: string) =>
      send(`${pathOf(secret)}/confirm`, DEMO_STRIPE_ACCOUNT.publishableKey, {
        client_secret: secret,
        payment_method: method,
        use_stripe_sdk: 'true',
      }),
    answerBank: (secret: string, action: 'approve' | 'fail') => control('/challenge', { intent: idOf(secret), action }),
    /** As the shop's server reads it. */
    retrieve: (path: string) => send(path, DEMO_STRIPE_ACCOUNT.secretKey),
    change: (path: string, fields: Record<string, string>) => send(path, DEMO_STRIPE_ACCOUNT.secretKey, fields),
    async movement(intent: string): Promise<Movement> {
      const { movements } = await control<{ movements: Movement[] }>(`/movements?payment_intent=${intent}`);
      return movements[0]!;
    },
    /** What all payments together moved. */
    movements: async () => (await control<{ movements: Movement[] }>('/movements')).movements,
  };
}

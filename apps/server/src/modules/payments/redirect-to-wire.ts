import type { StartedPayment } from './started-payment.ts';

/** Where the customer goes to pay, as every purchase answers it; empty when the provider has decided. */
export function redirectToWire(redirect: Extract<StartedPayment, { kind: 'redirect' }>['to'] | undefined) {
  if (!redirect) return {};
  const withFields = redirect.method === 'POST' || Object.keys(redirect.fields).length > 0;
  return {
    paymentUrl: redirect.url,
    ...(withFields ? { paymentParameters: redirect.fields } : {}),
    ...(redirect.client?.secret ? { payment_client_secret: redirect.client.secret } : {}),
    ...(redirect.client ? { payment_data: JSON.stringify(redirect.client.data) } : {}),
  };
}

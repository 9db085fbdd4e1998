import type { PaymentResponse } from '@sporta/contract';

/** Milliseconds before the form is sent by itself (specification, section 9). */
const SUBMIT_AFTER = 100;

export type NextStep =
  /** A page of the shop on which the payment goes on. */
  | { kind: 'screen'; path: string }
  | { kind: 'get'; url: string; orderId?: number | undefined }
  | { kind: 'post'; url: string; fields: [name: string, value: string][]; orderId?: number | undefined }
  | { kind: 'completed'; orderId: number }
  /** Neither an address of the provider nor an order: nothing was bought. */
  | { kind: 'nothing' };

/** Where the browser goes after `cart/buy`, or to save a card (specification, section 4). Pure. */
export function nextStep(response: Partial<PaymentResponse> | undefined): NextStep {
  const orderId = response?.orderId ?? response?.order?.orderId;
  const path = screenOf(response?.payment_data);
  if (path) return { kind: 'screen', path };
  if (response?.paymentUrl) {
    const fields = Object.entries(response.paymentParameters ?? {}).filter(([name]) => name !== 'redirectUrl');
    return fields.length > 0
      ? { kind: 'post', url: response.paymentUrl, fields, orderId }
      : { kind: 'get', url: response.paymentUrl, orderId };
  }
  return orderId ? { kind: 'completed', orderId } : { kind: 'nothing' };
}

/** A page of ours that the shop names in `payment_data`; nothing that leads away from it. */
function screenOf(paymentData: string | undefined): string | undefined {
  try {
    const { screen } = JSON.parse(paymentData ?? '{}');
    return typeof screen === 'string' && /^\/payment\/[a-z]+\/\d+$/.test(screen) ? screen : undefined;
  } catch {
    return undefined;
  }
}

/** A way out of the shop, for a page of others. */
export type LeaveStep = Extract<NextStep, { kind: 'get' | 'post' }>;

let leave: (step: LeaveStep) => void = leaveByBrowser;

/** Leaves for the page of a provider or an issuer. */
export function leaveFor(step: LeaveStep): void {
  leave(step);
}

/** Has pages of others opened in another way than by leaving the shop. @returns ends it */
export function leaveBy(way: (step: LeaveStep) => void): () => void {
  leave = way;
  return () => {
    leave = leaveByBrowser;
  };
}

function leaveByBrowser(step: LeaveStep): void {
  if (step.kind === 'get') {
    window.location.assign(step.url);
    return;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = step.url;
  form.hidden = true;
  for (const [name, value] of step.fields) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  setTimeout(() => form.submit(), SUBMIT_AFTER);
}

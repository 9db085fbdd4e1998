import { IntegrationError, type Json } from './calls.ts';
import { createPaymentElement } from './payment-element.ts';
import { createWalletElement } from './wallet-element.ts';

export function createElements(key: string, options: Json = {}) {
  let element: ReturnType<typeof createPaymentElement> | undefined;
  let wallet: ReturnType<typeof createWalletElement> | undefined;
  /** What the customer has confirmed in the wallet: it pays once, in place of the typed card. */
  let walletMethod: string | undefined;
  let submitted = false;
  const elements = {
    _options: options,
    _element: () => element,
    _submitted: () => submitted,
    _takeWalletMethod() {
      const method = walletMethod;
      walletMethod = undefined;
      return method;
    },
    create(type: string) {
      if (type === 'expressCheckout') return createWallet();
      if (type !== 'payment')
        throw new IntegrationError(`The simulator has no element of type ${type}: use "payment" or "expressCheckout".`);
      if (element) throw new IntegrationError('Can only create one Element of type payment.');
      const made = createPaymentElement(key);
      element = { ...made, destroy: () => forgotten(made.unmount()) };
      return element;
    },
    getElement: (type: string) =>
      (type === 'payment' ? element : type === 'expressCheckout' ? wallet : undefined) ?? null,
    update: (changed: Json) => void Object.assign(options, changed),
    fetchUpdates: async () => ({}),
    /** Reads the fields, and shows beside them what is wrong. */
    async submit(): Promise<Json> {
      if (walletMethod !== undefined) {
        submitted = true;
        return { selectedPaymentMethod: 'google_pay' };
      }
      if (!element) throw new IntegrationError('elements.submit() needs a mounted Payment Element.');
      const { error } = await element._ask('submit');
      submitted = error === undefined;
      return error ? { error } : { selectedPaymentMethod: 'card' };
    },
  };
  function createWallet() {
    if (wallet) throw new IntegrationError('Can only create one Element of type expressCheckout.');
    const made = createWalletElement((method) => {
      walletMethod = method;
    });
    wallet = {
      ...made,
      destroy() {
        wallet = undefined;
        return made.unmount();
      },
    };
    return wallet;
  }
  const forgotten = <T>(gone: T): T => {
    element = undefined;
    return gone;
  };
  return elements;
}

import { IntegrationError, type Json } from './calls.ts';
import { createPaymentElement } from './payment-element.ts';

export function createElements(key: string, options: Json = {}) {
  let element: ReturnType<typeof createPaymentElement> | undefined;
  let submitted = false;
  const elements = {
    _options: options,
    _element: () => element,
    _submitted: () => submitted,
    create(type: string) {
      if (type !== 'payment')
        throw new IntegrationError(`The simulator has no element of type ${type}: use "payment".`);
      if (element) throw new IntegrationError('Can only create one Element of type payment.');
      const made = createPaymentElement(key);
      element = { ...made, destroy: () => forgotten(made.unmount()) };
      return element;
    },
    getElement: (type: string) => (type === 'payment' ? (element ?? null) : null),
    update: (changed: Json) => void Object.assign(options, changed),
    fetchUpdates: async () => ({}),
    /** Reads the fields, and shows beside them what is wrong. */
    async submit(): Promise<Json> {
      if (!element) throw new IntegrationError('elements.submit() needs a mounted Payment Element.');
      const { error } = await element._ask('submit');
      submitted = error === undefined;
      return error ? { error } : { selectedPaymentMethod: 'card' };
    },
  };
  const forgotten = <T>(gone: T): T => {
    element = undefined;
    return gone;
  };
  return elements;
}

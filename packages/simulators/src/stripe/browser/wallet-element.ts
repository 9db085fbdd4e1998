import { IntegrationError, type Json } from './calls.ts';

type Listener = (event: Json) => void;

/** Cards in the wallet of whoever tries the shop out, as ready-made methods. */
const WALLET = [
  ['pm_card_visa', 'Visa •• 4242: approvata'],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', 'Visa •• 9995: fondi insufficienti'],
] as const;

/** A wallet as Express Checkout offers it: only where the browser has payment requests. Its sheet is a dialog of the page. */
export function createWalletElement(onPaid: (method: string) => void) {
  const listeners = new Map<string, Set<Listener>>();
  const tell = (name: string, event: Json = {}) => {
    for (const listener of listeners.get(name) ?? []) listener({ elementType: 'expressCheckout', ...event });
  };
  const offered = 'PaymentRequest' in window && window.isSecureContext;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Google Pay (prova)';
  Object.assign(button.style, {
    width: '100%',
    minHeight: '52px',
    border: '0',
    borderRadius: '16px',
    background: '#000',
    color: '#fff',
    font: '600 17px system-ui, sans-serif',
    textAlign: 'center',
    cursor: 'pointer',
  });
  button.addEventListener('click', () =>
    tell('click', { expressPaymentType: 'google_pay', resolve: open, reject: () => undefined }),
  );

  /** Shops that do not listen for the press let it go on. */
  const opens = () => {
    if (!listeners.get('click')?.size) open();
  };
  button.addEventListener('click', opens);

  function open(): void {
    const sheet = document.createElement('dialog');
    sheet.setAttribute('aria-label', 'Google Pay, prova');
    Object.assign(sheet.style, { width: 'min(94vw, 420px)', padding: '20px', border: '0', borderRadius: '16px' });
    const close = () => {
      sheet.close();
      sheet.remove();
    };
    const choices = [...WALLET, ['', 'Annulla'] as const].map(([method, label]) => {
      const choice = document.createElement('button');
      choice.type = 'button';
      choice.textContent = label;
      Object.assign(choice.style, {
        display: 'block',
        width: '100%',
        minHeight: '48px',
        margin: '4px 0',
        font: 'inherit',
      });
      choice.addEventListener('click', () => {
        close();
        if (method === '') return tell('cancel');
        onPaid(method);
        tell('confirm', { expressPaymentType: 'google_pay', paymentFailed: () => undefined });
      });
      return choice;
    });
    sheet.append(...choices);
    document.body.append(sheet);
    sheet.addEventListener('cancel', () => tell('cancel'));
    sheet.showModal();
  }

  const element = {
    mount(place: string | HTMLElement) {
      const target = typeof place === 'string' ? document.querySelector(place) : place;
      if (!target) throw new IntegrationError(`The selector you specified (${place}) applies to no DOM elements.`);
      if (offered) target.append(button);
      queueMicrotask(() => tell('ready', { availablePaymentMethods: offered ? { googlePay: true } : undefined }));
      return element;
    },
    unmount() {
      button.remove();
      return element;
    },
    destroy: () => element.unmount(),
    update: () => element,
    on(name: string, listener: Listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
      return element;
    },
    once(name: string, listener: Listener) {
      const first: Listener = (event) => {
        element.off(name, first);
        listener(event);
      };
      return element.on(name, first);
    },
    off(name: string, listener?: Listener) {
      if (listener) listeners.get(name)?.delete(listener);
      else listeners.delete(name);
      return element;
    },
  };
  return element;
}

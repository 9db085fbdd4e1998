import { IntegrationError, type Json, ORIGIN } from './calls.ts';

type Listener = (event: Json) => void;

/** The card form: a frame that keeps the numbers to itself. */
export function createPaymentElement(key: string) {
  const listeners = new Map<string, Set<Listener>>();
  const frame = document.createElement('iframe');
  frame.title = 'Dati della carta, modulo sicuro';
  frame.src = `${ORIGIN}/v3/fields.html`;
  frame.setAttribute('allow', 'payment');
  Object.assign(frame.style, { width: '100%', height: '220px', border: '0', display: 'block' });
  const waiting = new Map<string, (answer: Json) => void>();
  let asked = 0;

  const hear = (event: MessageEvent<Json & { stripe?: string }>) => {
    if (event.source !== frame.contentWindow || event.origin !== ORIGIN) return;
    const { stripe: name = '', ...data } = event.data;
    if (name === 'height') frame.style.height = `${data.height}px`;
    else if (name === 'answer') waiting.get(String(data.id))?.(data.answer as Json);
    else for (const listener of listeners.get(name) ?? []) listener({ elementType: 'payment', ...data });
  };

  /** Asks the frame; the answer comes when the customer's card is read. */
  const ask = (what: string, more: Json = {}) => {
    asked += 1;
    const id = String(asked);
    return new Promise<Json>((resolve) => {
      waiting.set(id, (answer) => {
        waiting.delete(id);
        resolve(answer);
      });
      frame.contentWindow?.postMessage({ stripe: what, id, key, ...more }, ORIGIN);
    });
  };

  const element = {
    _ask: ask,
    mount(place: string | HTMLElement) {
      const target = typeof place === 'string' ? document.querySelector(place) : place;
      if (!target) throw new IntegrationError(`The selector you specified (${place}) applies to no DOM elements.`);
      window.addEventListener('message', hear);
      target.append(frame);
      return element;
    },
    unmount() {
      window.removeEventListener('message', hear);
      frame.remove();
      return element;
    },
    destroy: () => element.unmount(),
    update: () => element,
    collapse: () => element,
    focus: () => void ask('focus'),
    blur: () => void ask('blur'),
    clear: () => void ask('clear'),
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

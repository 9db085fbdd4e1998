import type { StoredMessage } from './message-store.ts';

/** The shop of the demo, which delivers an order when it is asked with its key. */
export interface DemoShop {
  url: string;
  key: string;
}

const LIMIT_MS = 20_000;

/** The order a message confirms; undefined of any other message. */
export function orderConfirmedBy({ email }: StoredMessage): string | undefined {
  return /^Ordine ([A-Z0-9-]{1,20}) (?:confermato|modificato)$/.exec(email.subject ?? '')?.[1];
}

/** Has the shop deliver an order. @returns what came of it, in Italian */
export async function deliverOrder(shop: DemoShop, order: string): Promise<{ done: boolean; text: string }> {
  try {
    const response = await fetch(`${shop.url}/demo/deliver`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-demo-key': shop.key },
      body: JSON.stringify({ order }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const answer = (await response.json()) as { error?: unknown };
    if (response.ok) return { done: true, text: `L’ordine ${order} è consegnato: guarda la pagina dell’ordine.` };
    return { done: false, text: typeof answer.error === 'string' ? answer.error : 'Il negozio non lo consegna.' };
  } catch {
    return { done: false, text: 'Il negozio non risponde: riprova quando è acceso.' };
  }
}

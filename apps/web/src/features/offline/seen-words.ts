import type { Connection } from '../../lib/connection.ts';
import { hourOf } from '../../lib/hour-of.ts';

/** What the bar says: that there is no network, what is safe, and how old what is seen is. */
export function offlineWords(
  { seen }: Connection,
  { onCart, isOnline, now }: { onCart: boolean; isOnline: boolean; now: Date },
): { title: string; text: string } {
  const title = isOnline ? 'La rete non risponde.' : 'Sei senza rete.';
  if (onCart) {
    const prices = seen.cart ? `, prezzi delle ${hourOf(seen.cart, now)}` : '';
    return { title, text: `Il carrello è salvo qui${prices}.` };
  }
  return { title, text: seen.page ? `Visto alle ${hourOf(seen.page, now)}.` : 'Riproviamo da soli appena torna.' };
}

/** How many changes wait. */
export function keptCountWords(count: number): string {
  return `${count === 1 ? 'Una modifica' : `${count} modifiche`} da mandare appena torna la rete`;
}

import type { OrderLimits } from '@sporta/contract';
import { euroToCents, formatEuro } from '@sporta/domain';

/**
 * What a cart goes beyond, said before it is ordered; undefined = within what one may order. In the order the shop checks them.
 * @param totalCents of the cart
 */
export function limitText(
  limits: OrderLimits | undefined,
  totalCents: number,
): { what: string; next: string } | undefined {
  if (!limits) return undefined;
  const { order, month, asks } = limits;
  const next = asks
    ? 'Se concludi, l’ordine aspetta il sì del responsabile.'
    : 'Togli qualcosa, o chiedi al responsabile di cambiare il limite.';
  if (order !== undefined && totalCents > euroToCents(order)) {
    return { what: `La tua azienda ti permette ordini fino a ${formatEuro(euroToCents(order))}.`, next };
  }
  if (month && totalCents > euroToCents(month.left)) {
    const [left, budget] = [formatEuro(euroToCents(month.left)), formatEuro(euroToCents(month.budget))];
    return { what: `Del tuo budget di questo mese restano ${left} su ${budget}.`, next };
  }
  return undefined;
}

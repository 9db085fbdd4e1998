import type { OrderLimits } from '@sporta/contract';
import { euroToCents, formatEuro } from '@sporta/domain';

/**
 * What a cart goes beyond, said before it is ordered; undefined = within what one may order. In the order the shop checks them.
 * @param totalCents of the cart
 * @param costCentre the order is written down to; the shop knows it whatever the case
 * @param forStaff read by who buys for the customer
 */
export function limitText(
  limits: OrderLimits | undefined,
  totalCents: number,
  costCentre?: string,
  forStaff = false,
): { what: string; next: string } | undefined {
  if (!limits) return undefined;
  const { order, month, asks } = limits;
  const next = asks
    ? `Se concludi, l’ordine aspetta il sì del responsabile${forStaff ? ' dell’azienda' : ''}.`
    : forStaff
      ? 'Togli qualcosa: il limite lo cambia il responsabile dell’azienda.'
      : 'Togli qualcosa, o chiedi al responsabile di cambiare il limite.';
  if (order === 0 && totalCents > 0) {
    if (asks) {
      return { what: `Ogni ${forStaff ? 'ordine del cliente' : 'tuo ordine'} per l’azienda va approvato.`, next };
    }
    return forStaff
      ? {
          what: 'Per ora il cliente non può ordinare per la sua azienda.',
          next: 'Il limite di spesa glielo dà il responsabile dell’azienda.',
        }
      : {
          what: 'Per ora non puoi ordinare per la tua azienda.',
          next: 'Chiedi al responsabile di darti un limite di spesa.',
        };
  }
  if (order !== undefined && totalCents > euroToCents(order)) {
    return {
      what: `${forStaff ? 'L’azienda permette al cliente' : 'La tua azienda ti permette'} ordini fino a ${formatEuro(euroToCents(order))}.`,
      next,
    };
  }
  if (month && totalCents > euroToCents(month.left)) {
    const [left, budget] = [formatEuro(euroToCents(month.left)), formatEuro(euroToCents(month.budget))];
    return {
      what: `Del ${forStaff ? '' : 'tuo '}budget ${forStaff ? 'del cliente ' : ''}di questo mese restano ${left} su ${budget}.`,
      next,
    };
  }
  const centre = centreOf(limits, costCentre);
  if (centre && totalCents > euroToCents(centre.left)) {
    return { what: `Per il centro di costo «${centre.name}» ${leftText(centre)}.`, next };
  }
  return undefined;
}

/** The cost centre of that name, where it has a budget. */
export const centreOf = (limits: OrderLimits | undefined, costCentre: string | undefined) =>
  limits?.costCentres?.find(({ name }) => name.toLowerCase() === costCentre?.toLowerCase());

/** "questo mese restano 40,50 € su 900,00 €". */
export const leftText = ({ budget, left }: { budget: number; left: number }): string =>
  `questo mese restano ${formatEuro(euroToCents(left))} su ${formatEuro(euroToCents(budget))}`;

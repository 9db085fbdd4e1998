import type { PickingLine, PickingLineState, PickingOrder, PickingWork } from '@sporta/contract';
import { missingReasonLabels } from '@sporta/contract';
import { formatGrams, formatThousandths, quantityFromWire } from '@sporta/domain';
import { clock } from '../../../shared/figures/index.ts';
import { isDone } from './replay.ts';
import { cartLetter } from './stops.ts';

/** "3 pz", "1,2 kg". */
export const quantityText = (quantity: number, unit: 'pz' | 'kg'): string =>
  `${formatThousandths(quantityFromWire(quantity))} ${unit}`;

/** What was asked for: "Chiesti ca. 500 g", "Chiesti 4 pz". */
export function askedText({ weight, orderedQuantity, unit }: PickingLine): string {
  if (!weight) return `Chiesti ${quantityText(orderedQuantity, unit)}`;
  const packs = weight.pieces && weight.pieces > 1 ? ` in ${weight.pieces} pezzi` : '';
  return `Chiesti ca. ${formatGrams(weight.asked)}${packs}`;
}

/** What came of a line, for the list and for two people who disagree: "3 pz", "mancante: non c’è". */
export function stateText({ state, unit }: Pick<PickingLine, 'unit'> & { state: PickingLineState }): string {
  const reason = state.reason ? `: ${missingReasonLabels[state.reason].toLowerCase()}` : '';
  const amount = state.grams === undefined ? quantityText(state.quantity, unit) : formatGrams(state.grams);
  switch (state.status) {
    case 'todo':
      return 'da fare';
    case 'counting':
      return `${amount} finora`;
    case 'picked':
    case 'weighed':
      return amount;
    case 'partly':
      return `solo ${amount}${reason}`;
    case 'missing':
      return `mancante${reason}`;
    case 'refused':
      return 'sostituto rifiutato dal cliente';
    case 'substituted':
      return `sostituito con ${state.substitute?.name ?? 'un altro prodotto'}`;
  }
}

/** "25-118204 · Riva", or how many orders are on the cart. */
export function workTitle({ orders }: PickingWork): string {
  const [first] = orders;
  if (!first) return 'Niente sul carrello';
  return orders.length === 1 ? `${first.orderNumber} · ${first.customer}` : `${orders.length} ordini insieme`;
}

/** "Consegna 18:00–20:00, da finire entro 17:10", by the most urgent order; `short` without the words a phone has no room for. */
export function workHurry({ orders }: PickingWork, { short = false } = {}): string {
  const [first] = [...orders].sort((a, b) => a.finishBy.localeCompare(b.finishBy));
  if (!first) return '';
  const { beginTime, endTime } = first.timeslot;
  if (short) return `${beginTime}–${endTime}, finire entro ${clock(first.finishBy)}`;
  const service = { 1: 'Consegna', 2: 'Ritiro', 3: 'Locker' }[first.deliveryServiceId] ?? 'Consegna';
  return `${service} ${beginTime}–${endTime}, da finire entro ${clock(first.finishBy)}`;
}

/** Lines done and lines in all. */
export function progressOf({ orders }: PickingWork): { done: number; all: number } {
  const lines = orders.flatMap((order) => order.lines);
  return { done: lines.filter(isDone).length, all: lines.length };
}

/** "cassa C" of an order on a cart of several, "cassa" where there is one. */
export const crateWord = ({ cartPlace }: PickingOrder, several: boolean): string =>
  several ? `cassa ${cartLetter(cartPlace)}` : 'cassa';

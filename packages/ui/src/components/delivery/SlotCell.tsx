import { formatEuro } from '@sporta/domain';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { CheckBold } from '../../icons/CheckBold.ts';
import { LeafFill } from '../../icons/LeafFill.ts';
import { cx } from '../cx.ts';

export interface SlotFacts {
  state: 'open' | 'full' | 'closed';
  /** Delivery fee, cents; 0 = free. */
  feeCents: number;
  /** Free by the customer's delivery pass. */
  byPass?: boolean | undefined;
  /** A van already stops nearby. */
  eco?: boolean | undefined;
  /** Places left, shown when few: "ultimi 2". */
  lastPlaces?: number | undefined;
  selected?: boolean | undefined;
}

/** "2,90 €, ultimi 2 posti" — after the day and hour it belongs to. What the cell shows comes first and in its order: who speaks to the browser says what they see (WCAG 2.5.3). */
export function slotWords({ state, feeCents, byPass, eco, lastPlaces, selected }: SlotFacts): string {
  if (state === 'full') return 'completo';
  if (state === 'closed') return 'chiuso';
  return [
    feeCents === 0 ? 'gratis' : formatEuro(feeCents),
    lastPlaces && (lastPlaces === 1 ? 'ultimo posto' : `ultimi ${lastPlaces} posti`),
    byPass && 'con l’abbonamento',
    eco && 'consegna eco',
    selected && 'scelto',
  ]
    .filter(Boolean)
    .join(', ');
}

export interface SlotCellProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'slot'> {
  slot: SlotFacts;
  /** "Sabato 22 novembre, 18:00–20:00". */
  when: string;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * One cell of the slot table. Full and closed cells stay reachable by arrow keys (the grid must be readable whole) but
 * do nothing: `onClick` is called for open slots only.
 */
export function SlotCell({ slot, when, onClick, ...rest }: SlotCellProps) {
  const { state, feeCents, eco, lastPlaces, selected } = slot;
  const open = state === 'open';
  const look = selected ? 'sel' : open ? (eco ? 'eco' : feeCents === 0 ? 'free' : 'paid') : state;
  return (
    <button
      {...rest}
      type="button"
      className={cx('slot', look)}
      aria-label={`${when}, ${slotWords(slot)}`}
      aria-pressed={open ? Boolean(selected) : undefined}
      aria-disabled={open ? undefined : true}
      onClick={open ? onClick : undefined}
    >
      {selected ? <CheckBold /> : eco && open ? <LeafFill /> : null}
      {open ? (
        <b>{feeCents === 0 ? 'Gratis' : formatEuro(feeCents)}</b>
      ) : (
        <span>{state === 'full' ? 'Completo' : '–'}</span>
      )}{' '}
      {open && lastPlaces ? <small>{lastPlaces === 1 ? 'ultimo' : `ultimi ${lastPlaces}`}</small> : null}
    </button>
  );
}

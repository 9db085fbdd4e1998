import { type DragEvent, type KeyboardEvent, useState } from 'react';

/** A list in another order: one entry taken out and put in elsewhere. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}

/** The next row has what had the focus: a row is its place, so the focus must go along. */
function followFocus(to: number): void {
  const row = document.activeElement?.closest('li');
  if (!row?.parentElement) return;
  const at = [...row.querySelectorAll('button, input, select')].indexOf(document.activeElement as Element);
  const next = row.parentElement.children[to]?.querySelectorAll<HTMLElement>('button, input, select')[at];
  requestAnimationFrame(() => next?.focus());
}

/** Moves of an entry in a list of `length`: by dragging, with buttons, and by Alt with the arrows while it has the focus. */
export function useMoves(length: number, onMove: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number>();
  const [over, setOver] = useState<number>();
  const move = (index: number, to: number) => {
    if (to < 0 || to >= length || to === index) return;
    followFocus(to);
    onMove(index, to);
  };
  const end = () => {
    setFrom(undefined);
    setOver(undefined);
  };
  return {
    over,
    move,
    /** For the part of row `index` that has the focus. */
    keys: (index: number) => ({
      onKeyDown: (event: KeyboardEvent) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        move(index, event.key === 'ArrowUp' ? index - 1 : index + 1);
      },
    }),
    /** For the row `index`. */
    drag: (index: number) => ({
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        setFrom(index);
        dataTransfer.effectAllowed = 'move';
        // Firefox starts no drag without data
        dataTransfer.setData('text/plain', String(index));
      },
      onDragOver: (event: DragEvent) => {
        if (from === undefined) return;
        event.preventDefault();
        setOver(index);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (from !== undefined) move(from, index);
        end();
      },
      onDragEnd: end,
    }),
  };
}

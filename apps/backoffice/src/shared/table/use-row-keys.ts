import { type RefObject, useRef } from 'react';
import { useKeys } from '../keyboard/index.ts';
import type { Selection } from './use-selection.ts';

interface RowKeys<Row> {
  rows: readonly Row[] | undefined;
  onOpen: ((row: Row) => void) | undefined;
  selection: Selection<Row> | undefined;
}

/**
 * Keys that walk through the rows of a table: the focus goes to the first link of the row, or to its box.
 * @returns ref for the `tbody`
 */
export function useRowKeys<Row>({ rows, onOpen, selection }: RowKeys<Row>): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null);
  const lastMarked = useRef<number | undefined>(undefined);

  const lines = () => [...(body.current?.children ?? [])];
  const focused = () => lines().findIndex((line) => line.contains(document.activeElement));
  const go = (step: 1 | -1) => {
    const next = Math.min(Math.max(focused() + step, 0), (rows?.length ?? 0) - 1);
    lines()[next]?.querySelector<HTMLElement>('a[href], input')?.focus();
  };
  const mark = (upToHere: boolean) => {
    const here = focused();
    if (here === -1 || !rows || !selection) return;
    const from = upToHere ? (lastMarked.current ?? here) : here;
    const row = rows[here] as Row;
    const on = upToHere || !selection.has(row);
    selection.setMany(rows.slice(Math.min(from, here), Math.max(from, here) + 1), on);
    lastMarked.current = here;
  };

  useKeys({
    j: () => go(1),
    k: () => go(-1),
    arrowdown: () => go(1),
    arrowup: () => go(-1),
    x: (event) => mark(event.shiftKey),
    enter: () => {
      // A link or a button with the focus does its own work.
      const active = document.activeElement as HTMLElement | null;
      const row = rows?.[focused()];
      if (active?.matches('a[href], button, summary')) active.click();
      else if (row) onOpen?.(row);
    },
  });
  return body;
}

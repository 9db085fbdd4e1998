import { cx } from '@sporta/ui/components/cx.ts';
import { gridMove } from '@sporta/ui/components/delivery/gridMove.ts';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { slotHours } from '../../shared/figures/index.ts';
import type { levelOf } from './decision.ts';

/** A window of a day as the table draws it. */
export interface Cell {
  key: string;
  /** For screen readers: "Sabato 29, 18–20: 42 prenotati su 42, 2,90 euro". */
  name: string;
  big: string;
  small: string;
  corner: string;
  share: number;
  level: ReturnType<typeof levelOf>;
  closed: boolean;
  /** Changed and not published yet. */
  changed: boolean;
  /** Over already. */
  begun: boolean;
}

interface SlotGridProps {
  caption: string;
  columns: readonly { key: string; title: string; note: string }[];
  rows: readonly { beginTime: string; endTime: string }[];
  /** Undefined where a day has no such window. */
  cellAt: (row: number, column: number) => Cell | undefined;
  selected: string | undefined;
  onSelect: (key: string) => void;
}

/** Between two cells, in pixels: `border-spacing` of the table. */
const gap = 5;

/** Windows by day: arrows move, Enter or a press chooses. */
export function SlotGrid({ caption, columns, rows, cellAt, selected, onSelect }: SlotGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  // a phone is narrower than a week: the day that is looked at is there from the start, beside its hours
  useLayoutEffect(() => {
    const cell = table.current?.querySelector('[aria-pressed="true"]');
    const hours = cell?.closest('tr')?.firstElementChild;
    if (!scroll.current || !cell || !hours) return;
    scroll.current.scrollLeft += cell.getBoundingClientRect().left - hours.getBoundingClientRect().right - gap;
  }, []);
  const move = (event: KeyboardEvent) => {
    const place = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
    if (!place) return;
    const at = { row: Number(place.dataset.row), column: Number(place.dataset.column) };
    const next = gridMove(event.key, event.ctrlKey, at, rows.length, columns.length);
    if (!next) return;
    event.preventDefault();
    table.current?.querySelector<HTMLElement>(`[data-row="${next.row}"][data-column="${next.column}"]`)?.focus();
  };
  return (
    <div className="plan-scroll" ref={scroll}>
      <table className="plan" ref={table} onKeyDown={move}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ key, title, note }) => (
              <th key={key} scope="col">
                <b>{title}</b>
                <small>{note}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowAt) => (
            <tr key={`${row.beginTime} ${row.endTime}`}>
              <th scope="row" className="num">
                {slotHours(row)}
              </th>
              {columns.map(({ key }, columnAt) => {
                const cell = cellAt(rowAt, columnAt);
                return (
                  <td key={key}>
                    {cell ? (
                      <button
                        type="button"
                        data-row={rowAt}
                        data-column={columnAt}
                        className={cx(
                          'plan-cell',
                          cell.closed ? 'off' : cell.level,
                          cell.changed && 'changed',
                          cell.begun && 'past',
                        )}
                        aria-pressed={cell.key === selected}
                        onClick={() => onSelect(cell.key)}
                      >
                        <span className="sr">{cell.name}</span>
                        <CellContent cell={cell} />
                      </button>
                    ) : (
                      <span className="plan-cell none" aria-hidden="true">
                        –
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CellContent({ cell }: { cell: Cell }) {
  if (cell.closed)
    return (
      <span className="word" aria-hidden="true">
        {cell.big === '0' ? 'chiuso' : `chiuso · ${cell.big}`}
      </span>
    );
  return (
    <>
      <span className="num" aria-hidden="true">
        <b>{cell.big}</b>
        {cell.small}
      </span>
      <em aria-hidden="true">{cell.corner}</em>
      <i aria-hidden="true">
        <u style={{ width: `${Math.min(100, Math.round(cell.share * 100))}%` }} />
      </i>
    </>
  );
}

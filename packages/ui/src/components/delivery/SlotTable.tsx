import { type KeyboardEvent, useRef, useState } from 'react';
import { type GridPlace, gridMove } from './gridMove.ts';
import { SlotCell, type SlotFacts } from './SlotCell.tsx';

export interface SlotDay {
  id: string;
  /** Over the number: "oggi", "sab". */
  above: string;
  /** "22", "Gio 20". */
  big: string;
  /** "Sabato 22 novembre". */
  spoken: string;
}

export interface SlotTableProps {
  /** "Giorno e orario". */
  label: string;
  days: readonly SlotDay[];
  /** "18:00–20:00", one row each. */
  hours: readonly string[];
  /** What there is on that day at that hour; undefined = nothing. */
  slotAt: (day: SlotDay, hour: string) => SlotFacts | undefined;
  onSelect: (day: SlotDay, hour: string) => void;
}

const NOTHING: SlotFacts = { state: 'closed', feeCents: 0 };

/** Days × hours as a grid: one stop of the Tab key, arrows inside (design, section 7). */
export function SlotTable({ label, days, hours, slotAt, onSelect }: SlotTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const facts = hours.map((hour) => days.map((day) => slotAt(day, hour) ?? NOTHING));
  const [moved, setMoved] = useState<GridPlace>();
  const place = moved ?? startingPlace(facts);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = gridMove(event.key, event.ctrlKey, place, hours.length, days.length);
    if (!next) return;
    event.preventDefault();
    setMoved(next);
    table.current?.querySelectorAll<HTMLElement>('.slot')[next.row * days.length + next.column]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table walked by arrow keys is an ARIA grid.
    <table ref={table} className="slots" role="grid" aria-label={label} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">Orario</span>
          </th>
          {days.map((day, column) => (
            <th key={day.id} scope="col" className={facts.some((row) => row[column]?.selected) ? 'on' : undefined}>
              <small>{day.above}</small>
              <b>{day.big}</b>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map((hour, row) => (
          <tr key={hour}>
            <th scope="row">{hour}</th>
            {days.map((day, column) => (
              <td key={day.id}>
                <SlotCell
                  slot={facts[row]?.[column] ?? NOTHING}
                  when={`${day.spoken}, ${hour}`}
                  tabIndex={row === place.row && column === place.column ? 0 : -1}
                  onFocus={() => setMoved({ row, column })}
                  onClick={() => onSelect(day, hour)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Tab enters at the chosen slot, else at the first open one. */
function startingPlace(facts: readonly (readonly SlotFacts[])[]): GridPlace {
  const find = (wanted: (slot: SlotFacts) => boolean): GridPlace | undefined => {
    const row = facts.findIndex((line) => line.some(wanted));
    return row === -1 ? undefined : { row, column: facts[row]?.findIndex(wanted) ?? 0 };
  };
  return find((slot) => Boolean(slot.selected)) ?? find((slot) => slot.state === 'open') ?? { row: 0, column: 0 };
}

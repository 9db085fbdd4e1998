import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Segmented } from '@sporta/ui/components/form/Segmented.tsx';
import { Thumb } from '@sporta/ui/components/product/ProductRow.tsx';
import { useEffect, useRef, useState } from 'react';
import type { Stop } from './model/stops.ts';

interface StopListProps {
  stops: readonly Stop[];
  current: Stop | undefined;
  onStop: (stop: Stop) => void;
}

/** The way through the store, by aisle; what is done can be opened again. */
export function StopList({ stops, current, onStop }: StopListProps) {
  const [tab, setTab] = useState<'todo' | 'done'>('todo');
  const todo = stops.filter(({ done }) => !done);
  const shown = tab === 'todo' ? todo : stops.filter(({ done }) => done);
  const aisles = [...Map.groupBy(shown, ({ line }) => line.aisle.label)];
  return (
    <nav className="pk-list" aria-label="Righe">
      <Segmented
        label="Quali righe"
        block
        value={tab}
        onChange={setTab}
        options={[
          { value: 'todo', label: `Da fare ${todo.length}` },
          { value: 'done', label: `Fatti ${stops.length - todo.length}` },
        ]}
      />
      {aisles.map(([aisle, group]) => (
        <section key={aisle}>
          <h2>{aisle}</h2>
          <ul>
            {group.map((stop) => (
              <li key={stop.key}>
                <StopRow stop={stop} on={stop.key === current?.key} onStop={onStop} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {shown.length === 0 ? <p className="muted small">{tab === 'todo' ? 'Tutto fatto.' : 'Ancora niente.'}</p> : null}
    </nav>
  );
}

function StopRow({ stop, on, onStop }: { stop: Stop; on: boolean; onStop: (stop: Stop) => void }) {
  const row = useRef<HTMLButtonElement>(null);
  const { line, wants } = stop;
  useEffect(() => {
    if (on) row.current?.scrollIntoView({ block: 'nearest' });
  }, [on]);
  const quantity = wants.reduce((sum, want) => sum + want.line.orderedQuantity, 0);
  return (
    <button
      ref={row}
      type="button"
      className="pk-row"
      aria-current={on ? 'true' : undefined}
      onClick={() => onStop(stop)}
    >
      <Thumb picture={{ src: line.mediaURL }} tint={line.tint} size="s" />
      <span className="grow">
        <b>{line.name}</b>
        <small>{line.shortDescr}</small>
      </span>
      <StopTag stop={stop} />
      <em>
        {quantity.toLocaleString('it-IT')} <span className="sr">{line.unit}</span>
      </em>
    </button>
  );
}

/** What is special about a stop, in a word. */
function StopTag({ stop: { wants, line } }: { stop: Stop }) {
  const statuses = wants.map((want) => want.line.state.status);
  if (statuses.includes('refused')) return <Tag tone="err">rifiutato</Tag>;
  if (statuses.includes('missing')) return <Tag tone="err">mancante</Tag>;
  if (statuses.includes('partly')) return <Tag tone="warn">in parte</Tag>;
  if (statuses.includes('substituted')) return <Tag tone="green">sostituito</Tag>;
  if (statuses.includes('counting')) return <Tag tone="info">iniziato</Tag>;
  return line.weight ? <Tag tone="lemon">a peso</Tag> : null;
}

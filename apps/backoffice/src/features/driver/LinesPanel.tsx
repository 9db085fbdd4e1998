import type { DriverStop } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { useState } from 'react';
import { LineRow } from './LineRow.tsx';
import { isToTell } from './model/lines.ts';

/** What differs from the order, to be said at the door; all of it on demand. */
export function LinesPanel({ stop: { lines } }: { stop: DriverStop }) {
  const [all, setAll] = useState(false);
  const toTell = lines.filter(isToTell);
  const shown = all ? lines : toTell;
  return (
    <section className="dv-sec" aria-labelledby="lines">
      <h2 id="lines">{all ? 'Tutti i prodotti' : 'Da dire al cliente'}</h2>
      {shown.length === 0 ? <p className="muted">È arrivato tutto come ordinato.</p> : null}
      <ul>
        {shown.map((line) => (
          <LineRow key={line.orderLineId} line={line} />
        ))}
      </ul>
      {toTell.length === lines.length ? null : (
        <Button kind="ghost" className="dv-all" aria-expanded={all} onClick={() => setAll(!all)}>
          {all
            ? 'Mostra solo le differenze'
            : lines.length === 1
              ? 'Vedi il prodotto'
              : `Vedi tutti i ${lines.length} prodotti`}
        </Button>
      )}
    </section>
  );
}

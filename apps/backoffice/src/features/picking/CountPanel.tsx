import { formatThousandths, quantityFromWire } from '@sporta/domain';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import type { Want } from './model/stops.ts';
import { stateText } from './model/words.ts';

/** How many are in the crate and how many were asked for. */
export function CountPanel({ want: { line }, pad }: { want: Want; pad: string }) {
  const number = (quantity: number) => formatThousandths(quantityFromWire(quantity));
  return (
    <section className="pk-disp" aria-label="Quantità">
      <small>{pad ? 'Quanti ne metti' : 'Nella cassa'}</small>
      <output className="big num" aria-live="off">
        {pad || number(line.state.quantity)}
        <span>
          di {number(line.orderedQuantity)} {line.unit}
        </span>
      </output>
      <p className="muted">Leggi un pezzo alla volta, o scrivi quanti ne metti.</p>
      {line.state.status === 'todo' ? null : (
        <div>
          <Tag tone="info">{stateText(line)}</Tag>
        </div>
      )}
    </section>
  );
}

import { formatThousandths, quantityFromWire } from '@sporta/domain';
import { cx } from '@sporta/ui/components/cx.ts';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { ProductPicture } from '@sporta/ui/components/product/ProductPicture.tsx';
import { tintClass } from '@sporta/ui/components/product/tint.ts';
import { NoteFill } from '@sporta/ui/icons/NoteFill.ts';
import { ScalesBold } from '@sporta/ui/icons/ScalesBold.ts';
import { euro } from '../../shared/figures/index.ts';
import { perKg } from './model/line-state.ts';
import type { Stop, Want } from './model/stops.ts';
import { askedText, quantityText } from './model/words.ts';

/** "Presi 5 di 7 pz", of all orders on the cart together. */
function takenText({ wants }: Stop): string {
  const sum = (of: (want: Want) => number) => wants.reduce((all, want) => all + of(want), 0);
  const taken = formatThousandths(quantityFromWire(sum(({ line }) => line.state.quantity)));
  return `Presi ${taken} di ${quantityText(
    sum(({ line }) => line.orderedQuantity),
    wants[0]?.line.unit ?? 'pz',
  )}`;
}

/** What to take and where it is. Notes are those of every order that wants it. */
export function StopCard({ stop, want: { line, order } }: { stop: Stop; want: Want }) {
  const notes = stop.wants.filter((want) => want.line.userNotes);
  return (
    <section className="pk-item">
      <div className={cx('pic', tintClass(line.tint))}>
        <ProductPicture picture={{ src: line.mediaURL }} size={210} priority />
      </div>
      <div className="grow">
        <div className="tags">
          {line.weight ? (
            <Tag tone="lemon" icon={ScalesBold}>
              A peso
            </Tag>
          ) : null}
          <span className="pk-where">
            <Tag>{[line.aisle.label, line.place].filter(Boolean).join(' · ')}</Tag>
          </span>
          {line.alcohol ? <Tag tone="info">Alcol: età alla consegna</Tag> : null}
        </div>
        <h2>
          {line.shortDescr} {line.name}
        </h2>
        <p className="muted">
          {[
            line.weight ? undefined : line.description,
            stop.wants.length > 1 ? takenText(stop) : askedText(line),
            line.weight ? `${euro(perKg(line))}/kg` : undefined,
          ]
            .filter(Boolean)
            .join(' · ')}
          {/* a phone has room for what is read while walking */}
          <span className="pk-more">
            {[
              line.weight ? undefined : `${euro(line.price)}/${line.unit}`,
              line.eans[0] ? `EAN ${line.eans[0]}` : line.inStoreCode ? `Codice ${line.inStoreCode}` : undefined,
            ]
              .filter(Boolean)
              .map((each) => ` · ${each}`)}
          </span>
        </p>
        {notes.map((each) => (
          <Note key={each.line.orderLineId} kind="info" icon={NoteFill}>
            <b>{stop.wants.length > 1 ? `Nota di ${each.order.customer}:` : 'Nota del cliente:'}</b>{' '}
            {each.line.userNotes}
          </Note>
        ))}
        {order.orderComment && stop.wants.length === 1 ? (
          <p className="muted small">Per tutto l’ordine: {order.orderComment}</p>
        ) : null}
      </div>
    </section>
  );
}

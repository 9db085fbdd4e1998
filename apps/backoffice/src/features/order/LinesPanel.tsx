import type { StaffOrder, StaffOrderLine } from '@sporta/contract';
import { cx } from '@sporta/ui/components/cx.ts';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Segmented } from '@sporta/ui/components/form/Segmented.tsx';
import { ProductPicture } from '@sporta/ui/components/product/ProductPicture.tsx';
import { tintClass } from '@sporta/ui/components/product/tint.ts';
import { ArrowsLeftRightBold } from '@sporta/ui/icons/ArrowsLeftRightBold.ts';
import { IdentificationCard } from '@sporta/ui/icons/IdentificationCard.ts';
import { ScalesBold } from '@sporta/ui/icons/ScalesBold.ts';
import { XBold } from '@sporta/ui/icons/XBold.ts';
import { Fragment, useState } from 'react';
import { euro, percent } from '../../shared/figures/index.ts';
import { RowCheckbox } from '../../shared/table/index.ts';
import { isChanged, type LineView, lineGroups, quantityText } from './line-groups.ts';

interface LinesPanelProps {
  order: StaffOrder;
  /** Lines chosen to be given back, by id. */
  chosen: readonly number[];
  /** Absent: nothing of it can be given back by this person now. */
  onChoose?: ((chosen: readonly number[]) => void) | undefined;
}

/** What was ordered and what was taken, line by line. */
export function LinesPanel({ order: { lines }, chosen, onChoose }: LinesPanelProps) {
  const [view, setView] = useState<LineView>('all');
  const weighed = lines.filter(({ estimated }) => estimated).length;
  const changed = lines.filter(isChanged).length;
  const options = [
    { value: 'all' as const, label: `Tutti ${lines.length}` },
    ...(changed > 0 ? [{ value: 'changed' as const, label: `Modificati ${changed}` }] : []),
    ...(weighed > 0 ? [{ value: 'weighed' as const, label: `A peso ${weighed}` }] : []),
  ];
  return (
    <section className="bx table lines">
      <div className="panel-head pad-head">
        <h2>Prodotti</h2>
        {options.length > 1 ? (
          <Segmented label="Quali prodotti" value={view} onChange={setView} options={options} />
        ) : null}
      </div>
      <table className="dt lt">
        <caption className="sr">Prodotti dell’ordine</caption>
        <thead>
          <tr>
            {onChoose ? (
              <th className="pick">
                <span className="sr">Scegli</span>
              </th>
            ) : null}
            <th>Prodotto</th>
            <th className="r">Chiesti</th>
            <th className="r">Presi</th>
            <th className="r from-tablet">Prezzo</th>
            <th className="r from-tablet">Iva</th>
            <th className="r">Totale</th>
          </tr>
        </thead>
        <tbody>
          {lineGroups(lines, view, euro).map((group) => (
            <Fragment key={group.key}>
              <tr className="group">
                <th colSpan={onChoose ? 7 : 6} scope="rowgroup">
                  {group.title} <span className="muted small">{group.about}</span>
                </th>
              </tr>
              {group.lines.map((line) => (
                <LineRow
                  key={line.orderLineId}
                  line={line}
                  chosen={chosen.includes(line.orderLineId)}
                  {...(onChoose
                    ? {
                        onChoose: (on) =>
                          onChoose([
                            ...chosen.filter((each) => each !== line.orderLineId),
                            ...(on ? [line.orderLineId] : []),
                          ]),
                      }
                    : {})}
                />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface LineRowProps {
  line: StaffOrderLine;
  chosen: boolean;
  onChoose?: (on: boolean) => void;
}

function LineRow({ line, chosen, onChoose }: LineRowProps) {
  const { orderedQuantity, deliveredQuantity, weightUnitSelling: unit, price, ivaPct, substitute, status } = line;
  const shown = substitute ?? line;
  const final = substitute?.amount ?? line.deliveredAmount;
  const taken = substitute?.quantity ?? deliveredQuantity;
  const differs = final !== undefined && Math.abs(final - line.orderedAmount) >= 0.005;
  return (
    <tr className={cx(status === 'missing' && 'miss', chosen && 'sel')}>
      {onChoose ? (
        <td className="pick">
          {line.refundableQuantity > 0 ? (
            <RowCheckbox label={`Scegli ${line.name} da rimborsare`} checked={chosen} onChange={onChoose} />
          ) : null}
        </td>
      ) : null}
      <td>
        <div className="p">
          <span className={cx('th xs', tintClass(shown.tint))}>
            <ProductPicture picture={{ src: shown.mediaURL }} size={44} />
          </span>
          <div>
            <span className="nm1">
              <b>{shown.shortDescr}</b> {shown.name}
            </span>
            <small>{shown.description}</small>
            <LineTags line={line} />
            {line.userNotes ? <small className="said">Nota: {line.userNotes}</small> : null}
          </div>
        </div>
      </td>
      <td className="r" data-label="Chiesti">
        {quantityText(orderedQuantity, unit)}{' '}
        {line.estimatedWeight && unit !== 'kg' ? <small>ca. {quantityText(line.estimatedWeight, 'kg')}</small> : null}
      </td>
      <td className="r" data-label="Presi">
        <b>
          {line.deliveredWeight !== undefined && status !== 'missing'
            ? quantityText(line.deliveredWeight, 'kg')
            : taken === undefined
              ? '–'
              : quantityText(taken, unit)}
        </b>
      </td>
      <td className="r muted from-tablet">
        {euro(price)}
        {unit === 'kg' || line.estimatedWeight !== undefined ? '/kg' : null}
      </td>
      <td className="r from-tablet">{percent(ivaPct, 0)}</td>
      <td className="r">
        {differs ? <s>{euro(line.orderedAmount)}</s> : null}
        <b>{euro(final ?? line.orderedAmount)}</b>
      </td>
    </tr>
  );
}

/** What is worth knowing of a line, in words beside the colour. */
function LineTags({
  line: {
    status,
    deliveredWeight,
    alcohol,
    name,
    shortDescr,
    description,
    acceptAlternatives,
    wantedSubstitute,
    promotion,
  },
}: {
  line: StaffOrderLine;
}) {
  return (
    <span className="tags">
      {status === 'missing' ? (
        <Tag tone="err" icon={XBold}>
          Mancante, non addebitato
        </Tag>
      ) : null}
      {status === 'substituted' ? (
        <Tag tone="info" icon={ArrowsLeftRightBold}>
          Al posto di {shortDescr} {name} {description}
        </Tag>
      ) : null}
      {status === 'weighed' && deliveredWeight !== undefined ? (
        <Tag tone="green" icon={ScalesBold}>
          Pesato {quantityText(deliveredWeight, 'kg')}
        </Tag>
      ) : null}
      {/* why the total is not the price times the pieces */}
      {promotion ? <Tag tone="lemon">{promotion}</Tag> : null}
      {alcohol ? (
        <Tag tone="warn" icon={IdentificationCard}>
          Controllo età alla consegna
        </Tag>
      ) : null}
      {status === 'ordered' && !acceptAlternatives ? <Tag>Senza sostituzioni</Tag> : null}
      {status === 'ordered' && wantedSubstitute ? (
        <Tag icon={ArrowsLeftRightBold}>
          Se manca: {wantedSubstitute.shortDescr} {wantedSubstitute.name} {wantedSubstitute.description}
        </Tag>
      ) : null}
    </span>
  );
}

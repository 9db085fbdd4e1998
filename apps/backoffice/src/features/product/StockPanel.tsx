import type { StaffProduct } from '@sporta/contract';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { WarningCircleFill } from '@sporta/ui/icons/WarningCircleFill.ts';
import { countOf } from '../../shared/figures/index.ts';
import { ArrivalCell } from './ArrivalCell.tsx';
import { errorOf, type Form, fieldId, NumberField } from './fields.tsx';

type StoreStock = StaffProduct['stock'][number];

const customers = (waiting: number) => countOf(waiting, 'cliente aspetta', 'clienti aspettano');

/** How much of it every store has, what is promised to orders, when it is ordered again and comes, and where it is sold at all. */
export function StockPanel({ form, product }: { form: Form; product: StaffProduct }) {
  const nowhere = errorOf(form, 'stock');
  return (
    <section className="bx" aria-labelledby="giacenze" id={fieldId('stock')}>
      <h2 id="giacenze">Giacenze</h2>
      <table className="dt pt stock-table">
        <caption className="sr">Giacenze per sede</caption>
        <thead>
          <tr>
            <th>Sede</th>
            <th>In casa</th>
            <th className="r">Impegnati</th>
            <th className="r">Liberi</th>
            <th>Riordino a</th>
            <th>Arrivo</th>
            <th>Online</th>
          </tr>
        </thead>
        <tbody>
          {product.stock.map((store) => (
            <StoreRow key={store.field} {...{ form, product, store }} />
          ))}
        </tbody>
      </table>
      {product.waiting > 0 ? (
        <p className="muted small pt-wait">
          {customers(product.waiting)} che torni: appena ce n’è, un messaggio parte da solo.
        </p>
      ) : null}
      {nowhere ? (
        <span className="err">
          <WarningCircleFill />
          {nowhere}
        </span>
      ) : null}
    </section>
  );
}

function StoreRow({ form, product, store }: { form: Form; product: StaffProduct; store: StoreStock }) {
  const { value, set } = form.edits;
  const { field, name, place, reserved, waiting, reorderField } = store;
  const stock = value(field) as StoreStock['stock'];
  const point = value(reorderField) as StoreStock['reorderPoint'];
  const decimals = { min: 0, max: product.sellingMode === 'loose' ? 3 : 0 };
  const isLimited = typeof stock === 'number';
  return (
    <tr>
      <td>
        <b>{name}</b>
        {place ? <small className="muted block">posto {place}</small> : null}
        {waiting > 0 ? <small className="muted block">{customers(waiting)}</small> : null}
      </td>
      <td data-name="In casa">
        {isLimited ? (
          <NumberField form={form} field={field} label={`In casa a ${name}`} hideLabel needed decimals={decimals} />
        ) : stock === 'unlimited' ? (
          'senza limite'
        ) : (
          '–'
        )}
      </td>
      <td className="r" data-name="Impegnati">
        {reserved.toLocaleString('it-IT')}
      </td>
      <td className="r" data-name="Liberi">
        {isLimited ? <Free free={stock - reserved} point={point} /> : '–'}
      </td>
      <td data-name="Riordino a">
        {isLimited ? (
          <NumberField
            form={form}
            field={reorderField}
            label={`Riordino a ${name} quando ne restano`}
            hideLabel
            decimals={decimals}
          />
        ) : (
          '–'
        )}
      </td>
      <td data-name="Arrivo">
        <ArrivalCell {...{ form, product, store }} />
      </td>
      <td data-name="Online">
        <label className="cat-online">
          <input
            type="checkbox"
            role="switch"
            aria-checked={stock !== null}
            className="sw"
            aria-label={`Si vende a ${name}`}
            checked={stock !== null}
            onChange={(event) => set(field, event.target.checked ? 0 : null)}
          />
        </label>
      </td>
    </tr>
  );
}

/** What can still be promised, and whether it is time to order it. */
function Free({ free, point }: { free: number; point: number | null }) {
  if (free <= 0) return <Tag tone="err">Esaurito</Tag>;
  const text = free.toLocaleString('it-IT');
  if (point === null || free > point) return text;
  return (
    <Tag tone="lemon">
      {text}
      <span className="sr"> sotto scorta</span>
    </Tag>
  );
}

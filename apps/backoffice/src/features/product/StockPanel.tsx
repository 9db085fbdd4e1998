import type { StaffProduct } from '@sporta/contract';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Checkbox } from '@sporta/ui/components/form/Checkbox.tsx';
import { WarningCircleFill } from '@sporta/ui/icons/WarningCircleFill.ts';
import { errorOf, type Form, fieldId, NumberField } from './fields.tsx';

const customers = (waiting: number) =>
  waiting === 1 ? '1 cliente aspetta' : `${waiting.toLocaleString('it-IT')} clienti aspettano`;

/** How much of it every store has, what is promised to orders, and where it is sold at all. */
export function StockPanel({ form, product }: { form: Form; product: StaffProduct }) {
  const { value, set } = form.edits;
  const nowhere = errorOf(form, 'stock');
  const decimals = { min: 0, max: product.sellingMode === 'loose' ? 3 : 0 };
  return (
    <section className="bx" aria-labelledby="giacenze" id={fieldId('stock')}>
      <h2 id="giacenze">Giacenze</h2>
      <table className="dt pt">
        <caption className="sr">Giacenze per sede</caption>
        <thead>
          <tr>
            <th>Sede</th>
            <th>In casa</th>
            <th className="r">Impegnati</th>
            <th className="r">Liberi</th>
            <th>Si vende qui</th>
          </tr>
        </thead>
        <tbody>
          {product.stock.map(({ field, name, reserved, waiting }) => {
            const stock = value(field) as number | 'unlimited' | null;
            const free = typeof stock === 'number' ? stock - reserved : undefined;
            return (
              <tr key={field}>
                <td>
                  <b>{name}</b>
                  {waiting > 0 ? <small className="muted block">{customers(waiting)}</small> : null}
                </td>
                <td>
                  {typeof stock === 'number' ? (
                    <NumberField
                      form={form}
                      field={field}
                      label={`In casa a ${name}`}
                      hideLabel
                      needed
                      decimals={decimals}
                    />
                  ) : stock === 'unlimited' ? (
                    'senza limite'
                  ) : (
                    '–'
                  )}
                </td>
                <td className="r">{reserved.toLocaleString('it-IT')}</td>
                <td className="r">
                  {free === undefined ? '–' : free <= 0 ? <Tag tone="err">Esaurito</Tag> : free.toLocaleString('it-IT')}
                </td>
                <td>
                  <Checkbox
                    label={<span className="sr">Si vende a {name}</span>}
                    checked={stock !== null}
                    onChange={(event) => set(field, event.target.checked ? 0 : null)}
                  />
                </td>
              </tr>
            );
          })}
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

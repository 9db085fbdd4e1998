import type { ProductRemark, StaffProduct } from '@sporta/contract';
import { formatDayShort, shopDay } from '@sporta/domain';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { euro } from '../../shared/figures/index.ts';
import { type Form, NumberField } from './fields.tsx';

const cents = { min: 2, max: 2 };
const day = (at: string) => formatDayShort(shopDay(Date.parse(at)));

/** Prices of every list, the lowest of 30 days, the cost, and the offers that hold or come. */
export function PricesPanel({ form, product }: { form: Form; product: StaffProduct }) {
  const warnings = form.remarks.filter(({ level }: ProductRemark) => level === 'warning');
  return (
    <section className="bx" aria-labelledby="prezzi">
      <h2 id="prezzi">Prezzi</h2>
      <table className="dt pt">
        <caption className="sr">Prezzi per listino</caption>
        <thead>
          <tr>
            <th>Listino</th>
            <th>Prezzo</th>
            <th className="r">Minimo 30 giorni</th>
            <th className="r">Dal</th>
          </tr>
        </thead>
        <tbody>
          {product.prices.map(({ field, list, warehouse, vatIncluded, lowest30, since }) => (
            <tr key={field}>
              <td>
                <b>{list}</b>
                <small>{[warehouse, vatIncluded ? 'con Iva' : 'netto'].filter(Boolean).join(', ')}</small>
              </td>
              <td>
                <NumberField
                  form={form}
                  field={field}
                  label={['Prezzo', list, warehouse].filter(Boolean).join(' ')}
                  hideLabel
                  unit="€"
                  decimals={cents}
                />
              </td>
              <td className="r">{lowest30 === undefined ? '–' : euro(lowest30)}</td>
              <td className="r">{since ? day(since) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="pf three">
        <NumberField
          form={form}
          field="cost"
          label="Costo netto"
          unit="€"
          decimals={cents}
          hint="Resta nel Banco: serve agli avvisi sul margine"
        />
      </div>
      {warnings.map(({ field, text }) => (
        <Note key={field + text} kind="warn" live>
          {text}
        </Note>
      ))}
      {product.offers.length > 0 ? (
        <>
          <h3>Offerte</h3>
          <ul className="po">
            {product.offers.map(({ promotionId, name, from, to }) => (
              <li key={promotionId}>
                <b>{name}</b>
                <span className="muted">
                  {day(from)} – {day(new Date(Date.parse(to) - 1).toISOString())}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

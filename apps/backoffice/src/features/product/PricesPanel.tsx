import type { ProductRemark, StaffProduct } from '@sporta/contract';
import {
  type ContentUnit,
  euroToCents,
  formatDayShort,
  formatUnitPrice,
  grossToNet,
  netToGross,
  shopDay,
  unitPrice,
} from '@sporta/domain';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { euro } from '../../shared/figures/index.ts';
import { type Form, NumberField } from './fields.tsx';

const cents = { min: 2, max: 2 };
const day = (at: string) => formatDayShort(shopDay(Date.parse(at)));

/** Prices of every list, the lowest of 30 days, and the cost. */
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
            <th className="r pt-more">Iva dentro o fuori</th>
            <th className="r pt-more">Unità</th>
            <th className="r">Minimo 30 giorni</th>
            <th className="r pt-since">Dal</th>
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
              <td className="r pt-more">{otherPrice(form, field, vatIncluded)}</td>
              <td className="r pt-more">{perUnit(form, field, vatIncluded, product)}</td>
              <td className="r">{lowest30 === undefined ? '–' : euro(lowest30)}</td>
              <td className="r pt-since">{since ? day(since) : '–'}</td>
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
    </section>
  );
}

const numberOf = (form: Form, field: string): number | undefined => {
  const value = form.edits.value(field);
  return typeof value === 'number' ? value : undefined;
};
const rateOf = (form: Form): number => (numberOf(form, 'vat') ?? 0) * 100;

/** The price as who is on the other side of the VAT reads it: without it of what is typed with it, and the other way round. */
function otherPrice(form: Form, field: string, vatIncluded: boolean): string {
  const price = numberOf(form, field);
  if (price === undefined) return '–';
  const other = (vatIncluded ? grossToNet : netToGross)(euroToCents(price), rateOf(form));
  return `${euro(other / 100)} ${vatIncluded ? 'netto' : 'con Iva'}`;
}

/** What a kilogram, a litre or a piece costs with VAT, as the card says it. */
function perUnit(form: Form, field: string, vatIncluded: boolean, { sellingMode }: StaffProduct): string {
  const price = numberOf(form, field);
  if (price === undefined) return '–';
  const cents = vatIncluded ? euroToCents(price) : netToGross(euroToCents(price), rateOf(form));
  const unit = unitPrice(cents, {
    mode: sellingMode,
    content: numberOf(form, 'contentAmount'),
    contentUnit: (form.edits.value('contentUnit') ?? undefined) as ContentUnit | undefined,
    drainedGrams: numberOf(form, 'drainedGrams'),
  });
  return unit ? formatUnitPrice(unit) : '–';
}

import type { StaffOrder } from '@sporta/contract';
import { euroToCents } from '@sporta/domain';
import { Price } from '@sporta/ui/components/price/Price.tsx';
import { euro, percent, signedEuro } from '../../shared/figures/index.ts';
import { taxNote } from './tax-note.ts';
import { totalLines } from './total-lines.ts';

/** How the total comes about, and the VAT in it. */
export function TotalsPanel({ order }: { order: StaffOrder }) {
  const { vat, grossTotal, estimated, preparation } = order;
  const sum = (part: (row: (typeof vat)[number]) => number) => euro(vat.reduce((total, row) => total + part(row), 0));
  return (
    <section className="bx two">
      <div>
        <h2>Totale</h2>
        <dl className="sum">
          {totalLines(order).map(({ label, about, amount, signed }) => (
            <div key={label}>
              <dt>
                {label} {about ? <span className="muted">{about}</span> : null}
              </dt>
              <dd>{signed ? signedEuro(amount) : euro(amount)}</dd>
            </div>
          ))}
          <div className="tot">
            <dt>TOTALE</dt>
            <dd>
              <Price cents={euroToCents(grossTotal)} approximate={estimated} />
            </dd>
          </div>
        </dl>
        {preparation && Math.abs(preparation.difference) >= 0.005 ? (
          <p className="muted small gap">
            {euro(Math.abs(preparation.difference))} in {preparation.difference < 0 ? 'meno' : 'più'} dei prodotti
            stimati.
          </p>
        ) : null}
      </div>
      <div>
        <h2>Iva compresa</h2>
        <table className="dt iv">
          <caption className="sr">Iva compresa nel totale, per aliquota</caption>
          <thead>
            <tr>
              <th>Aliquota</th>
              <th className="r">Imponibile</th>
              <th className="r">Imposta</th>
              <th className="r">Lordo</th>
            </tr>
          </thead>
          <tbody>
            {vat.map(({ rate, taxable, tax, gross }) => (
              <tr key={rate}>
                <td>{percent(rate, 0)}</td>
                <td className="r">{euro(taxable)}</td>
                <td className="r">{euro(tax)}</td>
                <td className="r">{euro(gross)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td>Totale</td>
              <td className="r">{sum(({ taxable }) => taxable)}</td>
              <td className="r">{sum(({ tax }) => tax)}</td>
              <td className="r">{sum(({ gross }) => gross)}</td>
            </tr>
          </tfoot>
        </table>
        <p className="muted small">{taxNote(order)}</p>
      </div>
    </section>
  );
}

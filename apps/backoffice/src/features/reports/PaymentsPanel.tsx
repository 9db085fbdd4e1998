import type { Report } from '@sporta/contract';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { euro, providerName, signedEuro } from '../../shared/figures/index.ts';
import { type FileOf, Panel } from './Panel.tsx';

/** What providers say they moved, beside our own books. */
export function PaymentsPanel({ payments, file }: { payments: NonNullable<Report['payments']>; file: FileOf }) {
  return (
    <Panel title="Quadratura dei pagamenti" unit="giorni confrontati" file={file}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className="report-scroll" tabIndex={0} aria-label="Quadratura dei pagamenti">
        <table className="dt">
          <thead>
            <tr>
              <th scope="col">Gestore</th>
              {['Giorni', 'Incassato da noi', 'Accreditato', 'Differenza'].map((name) => (
                <th key={name} scope="col" className="r">
                  {name}
                </th>
              ))}
              <th scope="col">Stato</th>
            </tr>
          </thead>
          <tbody>
            {payments.map(({ provider, days, ours, theirs, difference, open }) => (
              <tr key={provider}>
                <th scope="row">{providerName(provider)}</th>
                <td className="r">{days}</td>
                <td className="r">{euro(ours)}</td>
                <td className="r">{euro(theirs)}</td>
                <td className="r">{difference === 0 ? euro(0) : signedEuro(difference)}</td>
                <td>{open === 0 ? <Tag tone="green">Quadra</Tag> : <Tag tone="err">{open} da guardare</Tag>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  );
}

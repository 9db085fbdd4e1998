import type { StaffOrder, StaffTender } from '@sporta/contract';
import { Tag, type TagTone } from '@sporta/ui/components/feedback/Badges.tsx';
import { CheckCircleFill } from '@sporta/ui/icons/CheckCircleFill.ts';
import { euro, moment } from '../../shared/figures/index.ts';
import { TenderMark } from '../../shared/orders/index.ts';

const STATES: Record<StaffTender['state'], { label: string; tone: TagTone | undefined }> = {
  pending: { label: 'In attesa', tone: 'warn' },
  promised: { label: 'Da bloccare', tone: 'warn' },
  authorised: { label: 'Autorizzato', tone: 'info' },
  paid: { label: 'Incassato', tone: 'green' },
  refunded: { label: 'Rimborsato', tone: undefined },
  released: { label: 'Sbloccato', tone: undefined },
  failed: { label: 'Non riuscito', tone: 'err' },
};

/** Authorised, captured and given back are three columns that add up below. */
export function TendersPanel({ order: { tenders, tenderTotals, hold } }: { order: StaffOrder }) {
  const taken = tenders.length > 0 && tenders.every(({ state }) => state === 'paid');
  return (
    <section className="bx table">
      <div className="panel-head pad-head">
        <h2>Pagamenti</h2>
        {taken ? (
          <Tag tone="green" icon={CheckCircleFill}>
            Incassato tutto
          </Tag>
        ) : null}
      </div>
      {tenders.length === 0 ? (
        <p className="muted pad">Nessun pagamento.</p>
      ) : (
        <TenderTable {...{ tenders, tenderTotals }} />
      )}
      {hold ? <p className="muted small pad">{holdText(hold)}</p> : null}
    </section>
  );
}

/** "Su Visa •• 4417: 44,17 € stimati + 2,45 € di margine sui prodotti a peso + 0,15 € per un sacchetto in più = 46,92 €." */
function holdText({ name, maskedNumber, estimate, margin, bags, total }: NonNullable<StaffOrder['hold']>): string {
  const parts = [
    `${euro(estimate)} stimati`,
    ...(margin > 0 ? [`${euro(margin)} di margine sui prodotti a peso`] : []),
    ...(bags > 0 ? [`${euro(bags)} per un sacchetto in più`] : []),
  ];
  const where = [name, maskedNumber].filter(Boolean).join(' ');
  return `Su ${where}: ${parts.join(' + ')} = ${euro(total)}. Non si incassa mai di più.`;
}

function TenderTable({ tenders, tenderTotals }: Pick<StaffOrder, 'tenders' | 'tenderTotals'>) {
  return (
    <table className="dt tn">
      <caption className="sr">Pagamenti dell’ordine</caption>
      <thead>
        <tr>
          <th>Metodo</th>
          <th className="r">Autorizzato</th>
          <th className="r">Incassato</th>
          <th className="r">Rimborsato</th>
          <th className="from-tablet">Stato</th>
        </tr>
      </thead>
      <tbody>
        {tenders.map((tender, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: gift certificates have no payment of their own, and rows have no state.
          <TenderRow key={index} tender={tender} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>Totale</td>
          <td className="r">{euro(tenderTotals.authorised)}</td>
          <td className="r">{euro(tenderTotals.captured)}</td>
          <td className="r">{euro(tenderTotals.refunded)}</td>
          <td className="from-tablet" />
        </tr>
      </tfoot>
    </table>
  );
}

function TenderRow({ tender }: { tender: StaffTender }) {
  const { name, maskedNumber, tickets, authorised, captured, refunded, state, reference, changedAt } = tender;
  const { label, tone } = STATES[state];
  const released = state === 'paid' && authorised - captured >= 0.005 ? authorised - captured : 0;
  const about = tickets?.map(({ quantity, value }) => `${quantity} da ${euro(value)}`).join(', ');
  return (
    <tr>
      <td>
        <div className="p wide">
          <TenderMark tender={tender} large />
          <div>
            <b>
              {[name, maskedNumber].filter(Boolean).join(' ')}
              {about ? `, ${about}` : null}
            </b>
            {/* A phone has no room for the column of states. */}
            <small className="phone-only">{label}</small>
            {released > 0 ? <small>Sbloccati {euro(released)} non usati</small> : null}
            {reference ? <small className="ref">{reference}</small> : null}
          </div>
        </div>
      </td>
      <td className="r">{euro(authorised)}</td>
      <td className="r">
        <b>{euro(captured)}</b>
      </td>
      <td className="r">{euro(refunded)}</td>
      <td className="from-tablet">
        <Tag tone={tone}>{label}</Tag>
        {changedAt ? <small>{moment(changedAt, new Date())}</small> : null}
      </td>
    </tr>
  );
}

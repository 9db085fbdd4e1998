import type { StaffCompany } from '@sporta/contract';
import { formatDayNumeric } from '@sporta/domain';
import { euro } from '../../shared/figures/index.ts';

/** Payments that were written down, the latest first; nothing when there is none. */
export function PaymentsPanel({ company: { payments } }: { company: StaffCompany }) {
  if (payments.length === 0) return null;
  return (
    <section className="bx">
      <h2>Incassi registrati</h2>
      <ul className="client-list">
        {payments.map(({ companyPaymentId, documentNumber, amount, paidOn, reference, name }) => (
          <li key={companyPaymentId}>
            <span className="grow">
              Fattura {documentNumber}
              <small className="muted block">
                pagata il {formatDayNumeric(paidOn)}
                {reference ? `, ${reference}` : ''} · {name}
              </small>
            </span>
            <b className="num">{euro(amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

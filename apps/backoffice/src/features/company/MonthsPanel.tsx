import type { CompanyMonth, StaffCompany } from '@sporta/contract';
import { formatMonth } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { countOf, euro } from '../../shared/figures/index.ts';
import { monthsQuery } from './company-query.ts';
import { IssueMonthDialog } from './IssueMonthDialog.tsx';
import { deliveriesOf, totalOf } from './month-figures.ts';

/** What waits for the invoice of its month; nothing where each delivery has its own, or for who does not issue them. */
export function MonthsPanel({ company }: { company: StaffCompany }) {
  const { companyId, mayManage, terms } = company;
  const shown = mayManage && terms.monthlyInvoice;
  const { data } = useQuery({ ...monthsQuery(useApi(), companyId), enabled: shown });
  const [open, setOpen] = useState<CompanyMonth>();
  if (!shown || !data) return null;
  return (
    <section className="bx" aria-label="Da fatturare">
      <h2>Da fatturare</h2>
      {data.length === 0 ? <p className="muted">Niente: le prossime consegne arrivano qui.</p> : null}
      <ul className="client-list">
        {data.map((month) => (
          <li key={month.month}>
            <span className="grow">
              <span className="company-month">{formatMonth(month.month)}</span>
              <small className="muted block">{countOf(deliveriesOf(month), 'consegna', 'consegne')}</small>
            </span>
            <b className="num">{euro(totalOf(month))}</b>
            <Button kind="soft" size="sm" onClick={() => setOpen(month)}>
              Emetti ora…<span className="sr"> la fattura di {formatMonth(month.month)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <IssueMonthDialog companyId={companyId} month={open} onClose={() => setOpen(undefined)} />
    </section>
  );
}

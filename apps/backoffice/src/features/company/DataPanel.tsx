import type { StaffCompany } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { useState } from 'react';
import { DataDialog } from './DataDialog.tsx';

/** Who the company is, as its invoices say. */
export function DataPanel({ company }: { company: StaffCompany }) {
  const [changing, setChanging] = useState(false);
  const facts: [string, string | undefined][] = [
    ['P. Iva', company.vatNumber],
    ['Codice fiscale', company.fiscalCode],
    ['Codice SdI', company.recipientCode],
    ['PEC', company.pec],
    ['Sede', company.seat],
    ['Listino', company.priceList],
    ['Fattura', company.terms.monthlyInvoice ? 'Differita, una al mese' : 'Una per ogni consegna'],
  ];
  return (
    <section className="bx">
      <div className="company-limits-head">
        <h2>Dati</h2>
        {company.mayManage ? (
          <Button kind="ghost" size="sm" onClick={() => setChanging(true)}>
            Modifica<span className="sr"> i dati</span>
          </Button>
        ) : null}
      </div>
      <dl className="bkv client-facts">
        {facts.map(([term, value]) =>
          value ? (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <DataDialog open={changing} onClose={() => setChanging(false)} company={company} />
    </section>
  );
}

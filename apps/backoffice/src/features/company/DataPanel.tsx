import type { StaffCompany } from '@sporta/contract';

/** Who the company is, as its invoices say. */
export function DataPanel({ company }: { company: StaffCompany }) {
  const facts: [string, string | undefined][] = [
    ['P. Iva', company.vatNumber],
    ['Codice fiscale', company.fiscalCode],
    ['Codice SdI', company.recipientCode],
    ['PEC', company.pec],
    ['Sede', company.seat],
    ['Listino', company.priceList],
  ];
  return (
    <section className="bx">
      <h2>Dati</h2>
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
    </section>
  );
}

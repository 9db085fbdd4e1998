import type { UserDetail } from '@sporta/contract';
import { Link } from '@sporta/ui';

interface CompanyFactsProps {
  company: NonNullable<UserDetail['company']>;
  master: boolean;
}

/** The company a customer shops for. Its data are the ones it registered with: only the shop changes them. */
export function CompanyFacts({ company, master }: CompanyFactsProps) {
  const { name, vatNumber, fiscalCode, recipientCode, pec, monthlyInvoice } = company;
  const facts = [
    ['Ragione sociale', name],
    ['Partita IVA', vatNumber],
    ['Codice fiscale', fiscalCode],
    ['Codice destinatario', recipientCode],
    ['PEC', pec],
    ['Fattura', monthlyInvoice ? 'Una al mese' : 'Una per ogni consegna'],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <section className="panel narrow stack-form">
      <h2>La tua azienda</h2>
      <dl className="company-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="muted small">{label}</dt>
            <dd className="break">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="muted small">
        {master ? 'Gestisci tu questo account aziendale. ' : ''}Per correggere questi dati scrivici: compaiono sulle
        fatture. A chi intestarle lo scegli in{' '}
        <Link className="link" href="/profile/billing">
          Fatturazione
        </Link>
        .
      </p>
    </section>
  );
}

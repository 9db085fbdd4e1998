import type { StaffCustomer } from '@sporta/contract';
import type { ReactNode } from 'react';

/** Who the customer is, as they wrote it. */
export function DataPanel({ customer }: { customer: StaffCustomer }) {
  const { phone, email, birthYear, fiscalCode, fidelityCard, figures, login, company } = customer;
  const facts: [string, ReactNode][] = [
    [
      'Telefono',
      phone ? (
        <a key="phone" href={`tel:${phone.replaceAll(' ', '')}`}>
          {phone}
        </a>
      ) : undefined,
    ],
    [
      'E-mail',
      <a key="mail" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    ['Nome utente', login.toLowerCase() === email.toLowerCase() ? undefined : login],
    ['Nato nel', birthYear],
    ['Codice fiscale', fiscalCode],
    ['Carta fedeltà', fidelityCard],
    ['Carte salvate', figures.savedCards || undefined],
    ['Buoni pasto collegati', figures.mealTickets || undefined],
    ['Ruolo in azienda', company ? (company.master ? 'Account principale' : 'Persona') : undefined],
  ];
  return (
    <section className="bx">
      <h2>Dati</h2>
      <dl className="bkv client-facts">
        {facts.map(([term, value]) =>
          value === undefined ? null : (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}

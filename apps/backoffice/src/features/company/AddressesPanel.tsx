import type { StaffCompany } from '@sporta/contract';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { hrefOf } from '../../lib/search-params.ts';

/** Where its orders go, and who wrote each address. */
export function AddressesPanel({ company: { addresses } }: { company: StaffCompany }) {
  return (
    <section className="bx" aria-label="Indirizzi">
      <h2>Indirizzi</h2>
      {addresses.length === 0 ? <p className="muted">Nessun indirizzo.</p> : null}
      <ul className="client-list">
        {addresses.map(({ addressId, name, recipient, text, phone, notes, isDefault, person }) => (
          <li key={addressId}>
            <span className="grow">
              <b>{name}</b> {isDefault ? <Tag tone="green">Predefinito</Tag> : null}
              <span className="block">{[recipient, text].filter(Boolean).join(', ')}</span>
              {phone ? <small className="muted block">{phone}</small> : null}
              {notes ? <small className="muted block">“{notes}”</small> : null}
            </span>
            <Link className="row-link of-two-lines client-link" href={hrefOf(`/clienti/${person.userId}`)}>
              <span className="sr">di </span>
              {person.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

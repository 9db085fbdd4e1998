import type { StaffCustomer } from '@sporta/contract';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';

/** Where orders go. */
export function AddressesPanel({ addresses }: { addresses: StaffCustomer['addresses'] }) {
  return (
    <section className="bx">
      <h2>Indirizzi</h2>
      {addresses.length === 0 ? <p className="muted">Nessun indirizzo.</p> : null}
      <ul className="client-list">
        {addresses.map(({ addressId, name, recipient, text, phone, notes, isDefault }) => (
          <li key={addressId}>
            <span className="grow">
              <b>{name}</b> {isDefault ? <Tag tone="green">Predefinito</Tag> : null}
              <span className="block">{[recipient, text].filter(Boolean).join(', ')}</span>
              {phone ? <small className="muted block">{phone}</small> : null}
              {notes ? <small className="muted block">“{notes}”</small> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { StaffCustomer } from '@sporta/contract';
import { countOf } from '../../shared/figures/index.ts';

/** The customer's lists, without what is in them. */
export function ListsPanel({ lists }: { lists: StaffCustomer['lists'] }) {
  return (
    <section className="bx">
      <h2>Liste</h2>
      {lists.length === 0 ? <p className="muted">Nessuna lista.</p> : null}
      <ul className="client-list">
        {lists.map(({ listId, name, products }) => (
          <li key={listId}>
            <span className="grow">{name}</span>
            <span className="muted">{countOf(products, 'prodotto', 'prodotti')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

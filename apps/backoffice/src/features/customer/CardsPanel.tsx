import type { StaffCustomer } from '@sporta/contract';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { countOf } from '../../shared/figures/index.ts';

/** What the customer keeps to pay with. */
export function CardsPanel({ customer: { cards, figures } }: { customer: StaffCustomer }) {
  return (
    <section className="bx">
      <h2>Pagamenti</h2>
      {cards.length === 0 && figures.mealTickets === 0 ? <p className="muted">Nessuna carta salvata.</p> : null}
      <ul className="client-list">
        {cards.map(({ cardId, brand, maskedNumber, expires, isDefault }) => (
          <li key={cardId}>
            <span className="grow">
              <b>
                {brand} {maskedNumber}
              </b>{' '}
              {isDefault ? <Tag tone="green">Predefinita</Tag> : null}
              <small className="muted block">scade {expires}</small>
            </span>
          </li>
        ))}
        {figures.mealTickets > 0 ? (
          <li>
            <span className="grow">
              <b>Buoni pasto</b>
              <small className="muted block">
                {countOf(figures.mealTickets, 'conto collegato', 'conti collegati')}
              </small>
            </span>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

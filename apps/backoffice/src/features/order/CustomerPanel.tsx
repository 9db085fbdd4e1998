import type { StaffOrder } from '@sporta/contract';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { hrefOf } from '../../lib/search-params.ts';
import { countOf, initials } from '../../shared/figures/index.ts';
import { fullName } from '../../shared/staff/index.ts';

const since = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric' });

/** Who ordered; the name leads to their page. */
export function CustomerPanel({ order: { customer, lines } }: { order: StaffOrder }) {
  const { userId, email, phone, company, adult, birthYear, orders } = customer;
  const name = fullName(customer);
  return (
    <section className="bx">
      <h2>Cliente</h2>
      <div className="who">
        <span className="av" aria-hidden="true">
          {initials(name)}
        </span>
        <span>
          <Link className="link" href={hrefOf(`/clienti/${userId}`)}>
            {name}
          </Link>{' '}
          {company ? <Tag tone="lemon">{company.name}</Tag> : null}
          <small className="muted block">
            {customer.since ? `Da ${since.format(new Date(customer.since))} · ` : null}
            {countOf(orders, 'ordine', 'ordini')}
          </small>
        </span>
      </div>
      <dl className="bkv">
        {phone ? (
          <div>
            <dt>Telefono</dt>
            <dd>
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            </dd>
          </div>
        ) : null}
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>Sostituzioni</dt>
          <dd>{substitutesText(lines)}</dd>
        </div>
        {adult === undefined ? null : (
          <div>
            <dt>Maggiorenne</dt>
            <dd>
              {adult ? 'Sì' : 'No'}
              {birthYear ? `, classe ${birthYear}` : null}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** What may come in the place of missing goods; none is ever charged more. */
function substitutesText(lines: StaffOrder['lines']): string {
  const accepted = lines.filter(({ acceptAlternatives }) => acceptAlternatives).length;
  if (accepted === 0) return 'Nessuna';
  const price = 'stesso prezzo o meno';
  return accepted === lines.length ? `Sì, allo ${price}` : `${accepted} righe su ${lines.length}, allo ${price}`;
}

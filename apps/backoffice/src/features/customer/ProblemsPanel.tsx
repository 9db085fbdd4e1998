import type { StaffCustomerProblem } from '@sporta/contract';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { hrefOf } from '../../lib/search-params.ts';
import { countOf, moment } from '../../shared/figures/index.ts';

/** What the customer reported about deliveries, the latest first; nothing when there is none. */
export function ProblemsPanel({ problems }: { problems: readonly StaffCustomerProblem[] }) {
  if (problems.length === 0) return null;
  const now = new Date();
  return (
    <section className="bx">
      <h2>Segnalazioni</h2>
      <ul className="client-list">
        {problems.map(({ problemId, orderId, orderNumber, at, lines, note, open }) => (
          <li key={problemId}>
            <span className="grow">
              <Link className="row-link of-two-lines client-link" href={hrefOf(`/ordini/${orderId}`)}>
                {orderNumber}
              </Link>{' '}
              · {countOf(lines, 'riga', 'righe')}
              {note ? <span className="block">“{note}”</span> : null}
              <small className="muted block">{moment(at, now)}</small>
            </span>
            <Tag tone={open ? 'warn' : 'green'}>{open ? 'Aperta' : 'Risolta'}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}

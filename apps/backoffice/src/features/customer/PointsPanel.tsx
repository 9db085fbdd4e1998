import type { StaffCustomer } from '@sporta/contract';
import { moment, signedCount } from '../../shared/figures/index.ts';

/** The latest movements of points; nothing for who never had any. */
export function PointsPanel({ customer: { points, figures } }: { customer: StaffCustomer }) {
  if (points.length === 0) return null;
  const now = new Date();
  return (
    <section className="bx">
      <h2>Punti: {figures.points.toLocaleString('it-IT')}</h2>
      <ul className="client-list">
        {points.slice(0, 8).map((entry) => (
          <li key={entry.entryId}>
            <span className="grow">
              {entry.description}
              <small className="muted block">{moment(entry.at, now)}</small>
            </span>
            <b className="num">{signedCount(entry.points)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { sql } from 'kysely';
import { SessionFact } from '../../platform/session-facts.ts';

/** Loyalty points of the customer; every answer shows them. */
export const pointsInSession = new SessionFact<number>({
  name: 'points',
  column: () => sql`a.points`,
  otherwise: 0,
  inUser: (points) => ({ userPoints: [{ value: points }] }),
});

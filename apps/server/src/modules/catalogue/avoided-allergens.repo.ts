import { sql } from 'kysely';
import { SessionFact } from '../../platform/session-facts.ts';

/** Codes of the allergens a customer never wants, which listings leave out and cards mark. */
export const avoidedAllergens = new SessionFact<string[]>({
  name: 'avoided_allergens',
  column: () =>
    sql`(select array_agg(x.allergen order by x.allergen) from account_allergen x where x.account_id = a.account_id)`,
  otherwise: [],
  inUser: (codes) => (codes.length > 0 ? { avoidedAllergens: codes } : {}),
});

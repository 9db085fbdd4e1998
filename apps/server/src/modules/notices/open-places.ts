import { sql } from 'kysely';
import { homeZoneOf, homeZoneOfAddress } from '../delivery/index.ts';

const nowhere = sql`null::float8`;

/**
 * The shop brings goods to who asked (row `n` of notify_request): to an address they have in that postal code, since a border on the
 * map may leave it out or take it in; without one, to the code.
 */
export const isOpen = sql<boolean>`coalesce(
  (select bool_or(${homeZoneOfAddress('d')} is not null) from account a join address d using (account_id)
    where lower(a.email) = lower(n.email) and d.deleted_at is null and d.postalcode = n.postalcode),
  ${homeZoneOf({ postalcode: sql`n.postalcode`, latitude: nowhere, longitude: nowhere })} is not null)`;

import type { Audience } from '@sporta/contract';
import { sql } from 'kysely';

/** Of a row with `audience` and `warehouse_ids`, as the content file writes it: nothing for everybody, slugs of stores. */
export const targetColumns = [
  sql<Audience | null>`nullif(audience, 'everybody')`.as('audience'),
  sql<string[] | null>`(
    select array_agg(slug order by warehouse_id) from warehouse where warehouse_id = any(warehouse_ids))`.as(
    'warehouses',
  ),
] as const;

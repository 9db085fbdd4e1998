import { sql } from 'kysely';

/** Whether a row with `valid_from` and `valid_to` holds; without a beginning it always did, without an end it always will. */
export const inForce = (now: Date) =>
  sql<boolean>`coalesce(valid_from <= ${now}, true) and coalesce(valid_to > ${now}, true)`;

import type { Deps } from '../../platform/deps.ts';

/** A node that heard nothing for longer reads the whole catalogue again. */
const KEPT_DAYS = 7;

/** Forgets changes every node has long applied; the last one stays, since it says which version the catalogue has. */
export async function forgetOldChanges({ pool }: Pick<Deps, 'pool'>): Promise<void> {
  await pool.query(
    `delete from catalogue_change where changed_at < now() - make_interval(days => $1)
       and version < (select max(version) from catalogue_change)`,
    [KEPT_DAYS],
  );
}

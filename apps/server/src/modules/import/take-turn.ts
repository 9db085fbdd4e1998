import type { PoolClient } from 'pg';

/**
 * Begins a transaction in which the catalogue is written in bulk: imports take turns, and may take longer than a request.
 * @param onWait called when another one is under way and this one has to wait for it
 */
export async function takeTurn(client: PoolClient, onWait?: () => Promise<void>): Promise<void> {
  await client.query('begin');
  await client.query('set local statement_timeout = 0');
  await client.query('set local lock_timeout = 0');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  const { rows } = await client.query(`select pg_try_advisory_xact_lock(hashtext('catalogue-import')) as mine`);
  if (rows[0].mine) return;
  await onWait?.();
  await client.query(`select pg_advisory_xact_lock(hashtext('catalogue-import'))`);
}

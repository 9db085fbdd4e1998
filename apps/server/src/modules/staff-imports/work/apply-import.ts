import type { PoolClient } from 'pg';
import { applyRows, openFirstStore, readKnown, takeTurn, whoSeesIt } from '../../import/index.ts';
import { judgedRows } from './judged-rows.ts';
import { withoutPrices } from './later-prices.ts';
import { type GivenRow, judgeRows, readCurrent } from './merged-rows.ts';
import { countRows, keepRows, readGiven } from './rows.repo.ts';
import type { Task } from './task.ts';

/**
 * Applies the good rows upon what the shop has by now, in one transaction with the state of the import: it is applied whole, or
 * not at all and can be done again. What each row changed is kept, for the way back.
 */
export async function applyImport(client: PoolClient, task: Task): Promise<void> {
  await takeTurn(client, task.waits);
  await openFirstStore(client);
  const known = { ...(await readKnown(client)), vatOfNew: task.mapping.vat };
  const current = await readCurrent(client);
  const inFile = new Map<number, { given: object }>();
  async function* rows(): AsyncGenerator<GivenRow> {
    yield* task.departments.map((each) => ({ line: 0, given: { kind: 'category', ...each } }));
    for await (const row of readGiven(client, task.importId)) {
      if (row.given) inFile.set(row.line, { given: row.given });
      yield row;
    }
  }
  const valid = await judgeRows(rows(), known, current, task.pricesFrom ? withoutPrices : undefined);
  const judged = judgedRows(valid, known, current, inFile);
  await applyRows(client, valid, task.progress);
  await keepRows(client, task.importId, judged);
  if (task.suspendMissing) await suspendMissing(client, task.importId);
  const seen = await whoSeesIt(client, valid.products);
  const counts = { ...task.counts, ...(await countRows(client, task.importId)), seen };
  // those that were suspended are not on sale any more: the figure stays that of the check
  if (task.suspendMissing) Object.assign(counts, { missing: task.counts.missing });
  if (task.pricesFrom) Object.assign(counts, { laterPrices: task.counts.price });
  await client.query(`delete from catalogue_import_part where catalogue_import_id = $1`, [task.importId]);
  await client.query(
    `update catalogue_import set state = 'applied', applied_at = clock_timestamp(), counts = $2, problem = null, waiting = false,
       prices_pending = prices_from is not null
     where catalogue_import_id = $1`,
    [task.importId, JSON.stringify(counts)],
  );
  await client.query(`select tell_staff('product', null, null)`);
  await client.query('commit');
}

/** Takes products off sale that the file does not name, and keeps which: lines below 0. */
async function suspendMissing(client: PoolClient, importId: number): Promise<void> {
  await client.query(
    `with suspended as (
       update product p set published = false, updated_at = now()
       where p.published and not exists (select from catalogue_import_row r where r.catalogue_import_id = $1
         and r.code = p.code and r.state in ('new', 'changed', 'same'))
       returning p.product_id, p.code, p.short_name)
     insert into catalogue_import_row (catalogue_import_id, line, state, code, name, kinds, before, after)
     select $1, -row_number() over (order by product_id), 'missing', code, short_name, '{other}',
       '{"published": {"absent": true}}', '{"published": false}' from suspended
     on conflict (catalogue_import_id, line) do nothing`,
    [importId],
  );
}

import type { PoolClient } from 'pg';
import { applyRows, type ImportProductInput, readKnown, takeTurn } from '../../import/index.ts';
import { judgedRows } from './judged-rows.ts';
import { type GivenRow, judgeRows, readCurrent } from './merged-rows.ts';
import { addDifferences, readStored } from './rows.repo.ts';
import type { Task } from './task.ts';

/* Prices that a file brings today and that begin on another day. */

const priceFields = ['price', 'businessPrice', 'warehousePrices'];

const isPrice = ([field]: [string, unknown]) => priceFields.includes(field);

/** What a row gives but its prices, of a product that has one already; a product without a price is sold at once. */
export function withoutPrices(
  given: Readonly<Record<string, unknown>>,
  now: ImportProductInput | undefined,
): Record<string, unknown> {
  return now?.price === undefined
    ? given
    : Object.fromEntries(Object.entries(given).filter((field) => !isPrice(field)));
}

/**
 * Lets the prices of an applied import begin, in one transaction with the state of the import. They are put upon the products as they are by
 * then; what somebody took out of the shop meanwhile, or off its price, stays so.
 */
export async function beginPrices(client: PoolClient, task: Task): Promise<void> {
  await takeTurn(client, task.waits);
  const known = await readKnown(client);
  const current = await readCurrent(client);
  async function* rows(): AsyncGenerator<GivenRow> {
    for await (const { line, code, given } of readStored(client, task.importId, ['changed', 'same'])) {
      const prices = Object.entries(given ?? {}).filter(isPrice);
      if (code === undefined || prices.length === 0 || current.get(code)?.price === undefined) continue;
      yield { line, given: { code, ...Object.fromEntries(prices) } };
    }
  }
  const valid = await judgeRows(rows(), known, current);
  const changed = judgedRows(valid, known, current, new Map()).filter(({ state }) => state === 'changed');
  await applyRows(client, valid, task.progress);
  await addDifferences(client, task.importId, changed);
  await client.query(
    `update catalogue_import set state = 'applied', prices_pending = false, problem = null, waiting = false
     where catalogue_import_id = $1`,
    [task.importId],
  );
  await client.query(`select tell_staff('product', null, null)`);
  await client.query('commit');
}

import { grossToNet } from '@sporta/domain';
import type { ImportProductInput } from '../import-rows.ts';
import { type Queries, readRowsOfProducts, type StoredRow } from './current-rows.repo.ts';

/** Products read at once: a long list is never in memory whole. */
const chunkSize = 1000;

/** Every product as a row of a catalogue file, in the order of ids: what an import of it would leave as it is. */
export async function* currentRows(client: Queries): AsyncGenerator<ImportProductInput[]> {
  for (let after = 0; ; ) {
    const stored = await readRowsOfProducts(client, { after, limit: chunkSize });
    if (stored.length === 0) return;
    yield stored.map(toRow);
    after = stored.at(-1)!.productId;
  }
}

/** The products of these codes, by code, as rows of a catalogue file. */
export async function currentRowsOf(
  client: Queries,
  codes: readonly string[],
): Promise<Map<string, ImportProductInput>> {
  const stored = await readRowsOfProducts(client, { codes, after: 0, limit: codes.length });
  return new Map(stored.map((each) => [each.row.code, toRow(each)]));
}

/** What an import would fill in by itself is left out, so that it follows when somebody changes what it comes from. */
function toRow({ row, stock, businessCents, published }: StoredRow): ImportProductInput {
  const { price, vat } = row;
  const followsPrice = price !== undefined && businessCents === grossToNet(Math.round(price * 100), vat * 100);
  return {
    ...row,
    ...(businessCents === null || followsPrice || price === undefined ? {} : { businessPrice: businessCents / 100 }),
    ...(price !== undefined && !published ? { published: false } : {}),
    stock,
  };
}

import type { PoolClient } from 'pg';
import { bareEan } from './bare-ean.ts';
import type { KnownProduct } from './complete-row.ts';
import type { Known } from './validate-rows.ts';

/** What the shop has already, to check rows against. */
export async function readKnown(client: PoolClient): Promise<Known> {
  const column = async (text: string): Promise<string[]> =>
    (await client.query({ text, rowMode: 'array' })).rows.map(([value]) => value);
  const eans = await client.query('select ean, code from product_ean join product using (product_id)');
  return {
    categoryPaths: new Set(await column('select path from category')),
    products: await readProducts(client),
    stockedCodes: new Set(await column('select distinct code from product join stock using (product_id)')),
    eanOwners: new Map(eans.rows.map((row) => [bareEan(row.ean), row.code])),
    warehouseSlugs: new Set(await column('select slug from warehouse')),
  };
}

interface StoredFacts {
  code: string;
  promotable: boolean;
  reason: string | null;
  vat: number | null;
  categories: string[];
}

async function readProducts(client: PoolClient): Promise<Map<string, KnownProduct>> {
  const { rows } = await client.query<StoredFacts>(
    `select p.code, p.promotable, p.not_promotable_reason as reason,
       (select v.rate_bp / 100 from product_vat d join vat_category v using (vat_category_id)
         where d.product_id = p.product_id order by d.valid_from desc limit 1) as vat,
       array(select c.path from product_category m join category c using (category_id)
         where m.product_id = p.product_id order by m.is_main desc, c.path) as categories
     from product p`,
  );
  return new Map(
    rows.map(({ code, vat, categories, promotable, reason }) => [
      code,
      { vat: vat ?? undefined, categories, promotable, notPromotableReason: reason ?? undefined },
    ]),
  );
}

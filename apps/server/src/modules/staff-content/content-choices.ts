import type { ContentChoices, NamedProduct } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Catalogue } from '../catalogue/index.ts';

/** Stores and departments, in the order of the shop. */
export function contentChoices({ warehouses, tree }: Catalogue): ContentChoices {
  const categories: ContentChoices['categories'] = [];
  const add = (node: (typeof tree.roots)[number], above: string) => {
    const name = above ? `${above} › ${node.name}` : node.name;
    categories.push({ slug: node.slug, name });
    for (const child of node.children) add(child, name);
  };
  for (const root of tree.roots) add(root, '');
  return { stores: warehouses.map(({ warehouseId, slug, name }) => ({ warehouseId, slug, name })), categories };
}

/** Names of products by their codes, in the order of the codes; unknown ones are missing. */
export async function namedProducts(db: Db, catalogue: Catalogue, codes: readonly string[]): Promise<NamedProduct[]> {
  const rows = await db
    .selectFrom('product')
    .select(['product_id as productId', 'code', 'name'])
    .where('code', '=', sql<string>`any(${[...codes]}::text[])`)
    .execute();
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return codes.flatMap((code) => {
    const row = byCode.get(code);
    if (!row) return [];
    const product = catalogue.product(row.productId);
    const thumb = product?.hasPicture
      ? `/media/products/${product.productId}/${product.pictureVersion}/120.webp`
      : undefined;
    return { code, name: row.name, ...(thumb ? { thumb } : {}) };
  });
}

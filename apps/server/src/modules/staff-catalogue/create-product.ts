import type { Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { AuditActor } from '../audit/index.ts';
import { codeFor, freeSlug, ordinaryVat, plainSlug } from '../import/index.ts';
import { changeProducts } from './change-products.ts';
import { afterImports } from './changes.repo.ts';
import { findByCode, findByKey, insertProduct, oneNewAtATime, slugsLike } from './new-product.repo.ts';
import { readStoredProducts, type StoredProduct } from './product-fields.repo.ts';

export interface NewProduct {
  /** Of this wish: asked for again, it is the product there is. */
  key: string;
  /** Of the shop; the one an import would give when there is none. */
  code: string | undefined;
  sellingMode: StoredProduct['sellingMode'];
  copyOf: number | undefined;
  values: readonly { field: string; value: unknown }[];
}

/**
 * Begins a product: an empty one, or one that is as another, and then the change of its fields, with the rules of every
 * change. It is not on sale unless the values say so.
 * @returns its id
 * @throws BusinessError `product-not-found`, `code-taken` (with the product that has it) and those of `changeProducts`
 */
export async function createProduct(tx: Tx, actor: AuditActor, asked: NewProduct): Promise<number> {
  await afterImports(tx);
  await oneNewAtATime(tx);
  const begun = await findByKey(tx, asked.key);
  if (begun !== undefined) return begun;
  const model = asked.copyOf === undefined ? undefined : await modelOf(tx, asked.copyOf);
  const values = new Map(asked.values.map(({ field, value }) => [field, value]));
  const said = (field: string) => values.get(field) ?? model?.fields[field];
  if (!values.has('name')) throw new BusinessError('product-incomplete', 'Serve il nome', { field: 'name' });
  const named = {
    brand: String(said('brand') ?? ''),
    name: String(said('name')),
    description: String(said('description') ?? ''),
  };
  const code = asked.code ?? codeFor({ ...named, eans: values.get('eans') }, new Map())!.text;
  await mustBeFree(tx, code, asked.code === undefined && values.has('eans') ? 'eans' : 'code');
  const productId = await insertProduct(tx, {
    key: asked.key,
    code,
    slug: freeSlug({ code, ...named }, await slugsLike(tx, plainSlug(named))),
    sellingMode: asked.sellingMode,
    vat: Number(said('vat') ?? ordinaryVat),
    copyOf: asked.copyOf,
  });
  const { fields } = (await readStoredProducts(tx, [productId])).get(productId)!;
  const changes = [...values].map(([field, after]) => ({ productId, field, before: fields[field] ?? null, after }));
  await changeProducts(tx, actor, changes, 'product.create');
  return productId;
}

async function modelOf(tx: Tx, productId: number): Promise<StoredProduct> {
  const model = (await readStoredProducts(tx, [productId])).get(productId);
  if (!model)
    throw new BusinessError('product-not-found', 'Non abbiamo trovato il prodotto da copiare', { field: 'copy_of' });
  return model;
}

/** An import finds a product by its code: no two have the same. */
async function mustBeFree(tx: Tx, code: string, field: string): Promise<void> {
  const owner = await findByCode(tx, code);
  if (!owner) return;
  throw new BusinessError('code-taken', `Il codice ${code} è già di “${owner.name}”`, {
    field,
    data: { productId: owner.productId },
  });
}

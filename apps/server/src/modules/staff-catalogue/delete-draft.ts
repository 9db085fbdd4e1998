import type { Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type AuditActor, writeAudit } from '../audit/index.ts';
import { afterImports, tellOfProducts } from './changes.repo.ts';
import { countUses, deleteProduct, lockDraft } from './delete-draft.repo.ts';
import { readStoredProducts } from './product-fields.repo.ts';
import { usesInWords } from './uses-in-words.ts';

/**
 * Deletes a product somebody began by hand and that was never on sale, with its prices, stock and plans; the log keeps what it
 * was. What was ever on sale stays: orders, lists and receipts may name it.
 * @throws BusinessError `product-not-found`, `product-in-use` (with where it is)
 */
export async function deleteDraft(tx: Tx, actor: AuditActor, productId: number): Promise<void> {
  await afterImports(tx);
  const locked = await lockDraft(tx, productId);
  if (!locked) throw new BusinessError('product-not-found', 'Non abbiamo trovato questo prodotto');
  if (!locked.isDraft) throw cannot('è stato in vendita, o è arrivato con un’importazione: toglilo dalla vendita');
  const uses = usesInWords(await countUses(tx, productId));
  if (uses) throw cannot(uses);
  const { code, fields } = (await readStoredProducts(tx, [productId])).get(productId)!;
  await deleteProduct(tx, productId);
  await writeAudit(tx, actor, 'product.delete', {
    subject: { kind: 'product', id: productId, name: String(fields.name) },
    before: { code, ...Object.fromEntries(Object.entries(fields).filter(([, value]) => isSaid(value))) },
  });
  await tellOfProducts(tx, [productId]);
}

const cannot = (why: string) =>
  new BusinessError('product-in-use', `Non si può eliminare: ${why}`, { field: 'product_id' });

/** Fields nobody filled in tell nothing. */
const isSaid = (value: unknown): boolean =>
  value !== null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0);

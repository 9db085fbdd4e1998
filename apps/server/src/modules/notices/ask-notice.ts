import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type MailSender, mayMail } from '../../platform/mail-budget.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { writeProductRequest } from './notices.repo.ts';

/**
 * Remembers that somebody wants to know when a product is back on the shelves they look at.
 * @throws BusinessError `product-not-found`; HttpError 429
 */
export async function askForProduct(
  deps: Deps,
  { productId, warehouseId, email, from }: { productId: number; warehouseId: number; email: string; from: MailSender },
): Promise<void> {
  const now = deps.clock.now();
  if (!catalogueOf(deps).catalogue.product(productId)) {
    throw new BusinessError('product-not-found', 'Questo prodotto non c’è più.', { field: 'product_id' });
  }
  if (await mayMail(deps.db, { to: email, from, now })) {
    await writeProductRequest(deps.db, { productId, warehouseId: warehouseId || null, email: email.trim(), now });
  }
}

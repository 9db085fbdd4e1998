import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { placeSize } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type MailSender, mayMail } from '../../platform/mail-budget.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { readCustomerPlace } from '../delivery/index.ts';
import { writeProductRequest, writeSlotRequest } from './notices.repo.ts';

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

/**
 * Remembers that a customer wants to know when a slot has a place for their cart, at the store and by the service it goes by now.
 * @throws BusinessError `address-needed`, `service-not-told`; HttpError 429
 */
export async function askForSlot(
  deps: Deps,
  { accountId, email, from }: { accountId: number; email: string; from: MailSender },
): Promise<void> {
  const now = deps.clock.now();
  const place = await readCustomerPlace(deps.db, accountId, now);
  const isToDoor = place?.deliveryServiceId === deliveryServiceIds.home;
  if (!place?.warehouseId || (isToDoor && place.addressId === null)) {
    throw new BusinessError('address-needed', 'Scegli prima dove portiamo la spesa.');
  }
  const { warehouseId, deliveryServiceId, lines } = place;
  if (deliveryServiceId === deliveryServiceIds.locker) {
    throw new BusinessError('service-not-told', 'Dei posti nei locker non possiamo avvisarti: scegli un altro ritiro.');
  }
  if (await mayMail(deps.db, { to: email, from, now })) {
    await writeSlotRequest(deps.db, { warehouseId, deliveryServiceId, size: placeSize(lines), email, now });
  }
}

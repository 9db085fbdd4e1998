import { slug } from '@sporta/domain';
import type { Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { storeNamed } from './store.repo.ts';

/**
 * Two stores are never confused, by customers or in files; the caller holds the lock of the stores.
 * @param butFor the store that is to have the name
 * @throws BusinessError `wrong-answer`, `store-name-taken`
 */
export async function assertNameIsFree(tx: Tx, name: string, butFor?: number): Promise<void> {
  const key = slug(name);
  if (key === '') {
    throw new BusinessError('wrong-answer', 'Il nome del negozio: servono delle lettere', { field: 'name' });
  }
  const other = await storeNamed(tx, { name, slug: key }, butFor);
  if (!other) return;
  const inFiles = other.name.toLowerCase() === name.toLowerCase() ? '' : `, e nei file «${other.slug}»`;
  throw new BusinessError('store-name-taken', `C’è già un punto vendita che si chiama «${other.name}»${inFiles}`, {
    field: 'name',
  });
}

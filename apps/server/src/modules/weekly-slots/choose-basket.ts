import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { weeklySlotNotFound } from '../delivery/index.ts';
import { type BasketKind, readBasket, writeBasket } from './basket.repo.ts';

/**
 * Says what a customer usually buys in a window they keep: a list, what they ordered last, or nothing (null).
 * @throws BusinessError `weekly-slot-not-found`, `list-not-found`, `no-order-yet`
 */
export async function chooseBasket(
  { db }: Pick<Deps, 'db'>,
  own: { accountId: number; weeklySlotId: number },
  chosen: { basket: BasketKind | null; listId: number | null },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    if (!(await writeBasket(tx, own, chosen))) throw weeklySlotNotFound();
    if (chosen.basket === null || (await readBasket(tx, own.accountId, { ...chosen, basket: chosen.basket }))) return;
    throw chosen.basket === 'list'
      ? new BusinessError('list-not-found', 'Non abbiamo trovato questa lista', { field: 'list_id' })
      : new BusinessError('no-order-yet', 'Non hai ancora un ordine da riproporre: scegli una lista', {
          field: 'basket',
        });
  });
}

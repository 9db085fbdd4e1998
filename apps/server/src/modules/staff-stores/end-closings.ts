import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { lockStores } from '../setup/index.ts';
import { handDefaultOver, storesToEnd, takeOut } from './closing.repo.ts';

/**
 * Takes the stores whose day has come out of the shop once they owe nothing: until then their staff work on, and customers are offered
 * them no more. Repeating it changes nothing.
 * @param only one store, e.g. the one just closed
 */
export async function endClosings({ db, clock }: Pick<Deps, 'db' | 'clock'>, only?: number): Promise<void> {
  for (const warehouseId of await storesToEnd(db, only)) {
    await withTransaction(db, async (tx) => {
      await lockStores(tx);
      await handDefaultOver(tx, warehouseId);
      await takeOut(tx, warehouseId, clock.now());
    });
  }
}

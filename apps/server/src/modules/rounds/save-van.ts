import type { Van } from '@sporta/contract';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { seesStore } from '../../platform/staff-rights.ts';
import { writeAudit } from '../audit/index.ts';
import { findVan, insertVan, isVanNameTaken, updateVan } from './vans.repo.ts';

const nameTaken = () =>
  new BusinessError('van-name-taken', 'Un altro furgone di questa sede ha già questo nome', { field: 'name' });

/**
 * Adds a van to a store, or changes one of it.
 * @throws BusinessError `store-not-found`, `van-not-found`, `van-name-taken`
 */
export function saveVan(
  deps: Deps,
  account: Account,
  { vanId, ...input }: Omit<Van, 'vanId'> & { vanId: number | undefined },
): Promise<Van> {
  const now = deps.clock.now();
  if (!seesStore(account.staff!, input.warehouseId)) {
    throw new BusinessError('store-not-found', 'Non abbiamo trovato questa sede', { field: 'warehouse_id' });
  }
  return withTransaction(deps.db, async (tx) => {
    const before = vanId === undefined ? undefined : await findVan(tx, vanId);
    if (vanId !== undefined && before?.warehouseId !== input.warehouseId) {
      throw new BusinessError('van-not-found', 'Questo furgone non c’è in questa sede', { field: 'van_id' });
    }
    const van = before ? { ...before, ...input } : await insertVan(tx, input);
    if (!van || (before && (await isVanNameTaken(tx, van)))) throw nameTaken();
    if (before) await updateVan(tx, van);
    await writeAudit(tx, { account, now }, 'van.save', {
      subject: { kind: 'van', id: van.vanId, name: van.name },
      warehouseId: van.warehouseId,
      ...(before ? { before } : {}),
      after: van,
    });
    return van;
  });
}

import type { PickingStoreSettings } from '@sporta/contract';
import { isInStoreLayout } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { CallContext } from '../../platform/http/register-call.ts';
import { writeAudit } from '../audit/index.ts';
import { type Catalogue, catalogueOf } from '../catalogue/index.ts';
import {
  lockStore,
  readStoreSettings,
  type StoreSettings,
  storesLed,
  versionOf,
  writeStoreSettings,
} from './store-settings.repo.ts';
import { aisleOf } from './walking-order.ts';

type Asking = Pick<CallContext, 'deps' | 'db' | 'account' | 'now'>;

/** The store asked for, or the first one this person leads. @throws BusinessError `store-not-found` */
export async function storeLed({ db, account }: Asking, warehouseId: number | undefined) {
  const stores = await storesLed(db, account.staff!.stores);
  const store = warehouseId === undefined ? stores[0] : stores.find((each) => each.warehouseId === warehouseId);
  if (!store) throw new BusinessError('store-not-found', 'Non abbiamo trovato questa sede', { field: 'warehouse_id' });
  return { stores, store };
}

/** How a store prepares orders. @throws BusinessError `store-not-found` */
export async function storeSettings(c: Asking, warehouseId: number | undefined): Promise<PickingStoreSettings> {
  const { stores, store } = await storeLed(c, warehouseId);
  const settings = await readStoreSettings(c.db, store.warehouseId);
  const { cartOrders, silenceMinutes, tolerancePercent, finishMinutes, layouts } = settings;
  return {
    warehouseId: store.warehouseId,
    warehouseName: store.name,
    cartOrders,
    silenceMinutes,
    tolerancePercent,
    finishMinutes,
    codeLayouts: [...layouts],
    aisles: wayThrough(catalogueOf(c.deps).catalogue, settings.aisles),
    version: versionOf(settings),
    stores,
  };
}

/** Names of departments by their tint, as customers see them. */
export function departmentsOf({ tree }: Catalogue): Map<string, string> {
  const names = new Map<string, string[]>();
  for (const { effectiveTint, name } of tree.roots) {
    if (effectiveTint) names.set(effectiveTint, [...(names.get(effectiveTint) ?? []), name]);
  }
  return new Map([...names].map(([tint, each]) => [tint, each.join(', ')]));
}

/** All departments in walking order: as the store drew them, the others where they usually are. */
function wayThrough(catalogue: Catalogue, drawn: StoreSettings['aisles']): PickingStoreSettings['aisles'] {
  const departments = departmentsOf(catalogue);
  const map = {
    aisles: new Map(drawn.map(({ tint, label }, index) => [tint, { position: index + 1, label }])),
    places: new Map<number, string>(),
  };
  return [...departments]
    .map(([tint, department]) => ({ tint, department, ...aisleOf(map, tint, department) }))
    .sort((a, b) => a.position - b.position || a.department.localeCompare(b.department, 'it'))
    .map(({ position: _, ...aisle }) => aisle);
}

export interface WantedSettings {
  version: string;
  settings: StoreSettings;
}

/**
 * Changes how a store prepares orders, when it is still as its author saw it.
 * @throws BusinessError `store-not-found`, `store-changed`, `layout-wrong`, `aisles-wrong`
 */
export async function saveStoreSettings(
  c: Asking,
  warehouseId: number | undefined,
  { version, settings }: WantedSettings,
): Promise<void> {
  const { store } = await storeLed(c, warehouseId);
  const wrong = settings.layouts.find((layout) => !isInStoreLayout(layout));
  if (wrong !== undefined) {
    throw new BusinessError(
      'layout-wrong',
      `I codici del negozio: «${wrong}» non va bene. Servono 13 segni: un 2, le I dell’articolo, le W dei grammi o le P dei centesimi, e la C di controllo`,
      { field: 'code_layouts' },
    );
  }
  const departments = departmentsOf(catalogueOf(c.deps).catalogue);
  const tints = new Set(settings.aisles.map(({ tint }) => tint));
  if (tints.size !== settings.aisles.length || settings.aisles.some(({ tint }) => !departments.has(tint))) {
    throw new BusinessError('aisles-wrong', 'Le corsie: ogni reparto del catalogo ci sta una volta sola', {
      field: 'aisles',
    });
  }
  const after: StoreSettings = {
    ...settings,
    aisles: settings.aisles.map(({ tint, label }) => ({ tint, label: label || departments.get(tint)! })),
  };
  await withTransaction(c.db, async (tx) => {
    await lockStore(tx, store.warehouseId);
    const before = await readStoreSettings(tx, store.warehouseId);
    if (versionOf(before) !== version) {
      throw new BusinessError('store-changed', 'Nel frattempo qualcuno ha cambiato queste regole: guardale e riprova', {
        field: 'version',
      });
    }
    if (versionOf(after) === version) return;
    await writeStoreSettings(tx, store.warehouseId, after);
    await writeAudit(tx, c, 'picking.store', {
      subject: { kind: 'store', id: store.warehouseId, name: store.name },
      warehouseId: store.warehouseId,
      before: logged(before),
      after: logged(after),
    });
  });
}

const logged = ({ aisles, layouts, ...rest }: StoreSettings) => ({
  ...rest,
  layouts: layouts.join(', '),
  aisles: aisles.map(({ label }) => label).join(' › '),
});

import type { PickingStoreSettings } from '@sporta/contract';
import { RowsSkeleton } from '@sporta/ui/components/feedback/Skeletons.tsx';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { FilterMenu } from '../../shared/filters/index.ts';
import { PlacesPanel } from './PlacesPanel.tsx';
import { RulesForm } from './RulesForm.tsx';
import { storeQuery } from './store-query.ts';
import type { StoreSearch } from './store-search.ts';

interface StorePageProps {
  search: StoreSearch;
  onSearch: (next: StoreSearch) => void;
}

/** How a store prepares orders: its rules, the way through its departments, and where goods are. */
export function StorePage({ search, onSearch }: StorePageProps) {
  const { data: store, error, refetch } = useQuery(storeQuery(useApi(), search.store));
  return (
    <>
      <title>Regole di preparazione | Banco</title>
      <div className="bt">
        <div className="grow">
          <h1>Regole di preparazione</h1>
          <p className="muted">{store?.warehouseName}</p>
        </div>
        {store ? <StoreMenu store={store} onSearch={onSearch} /> : null}
      </div>
      {error && !store ? <LoadProblem error={error} what="le regole" onRetry={() => void refetch()} /> : null}
      {!store && !error ? <RowsSkeleton count={6} label="Leggiamo le regole" /> : null}
      {store ? (
        <>
          <RulesForm key={`${store.warehouseId} ${store.version}`} store={store} onReadAgain={() => void refetch()} />
          <PlacesPanel key={store.warehouseId} store={store} />
        </>
      ) : null}
    </>
  );
}

function StoreMenu({ store, onSearch }: { store: PickingStoreSettings; onSearch: StorePageProps['onSearch'] }) {
  if (store.stores.length < 2) return null;
  return (
    <FilterMenu
      name="Sede"
      value={String(store.warehouseId)}
      options={store.stores.map(({ warehouseId, name }) => ({ value: String(warehouseId), label: name }))}
      onChange={(warehouseId) => onSearch({ store: Number(warehouseId) })}
    />
  );
}

import { type ShopStore, staffEndpoints } from '@sporta/contract';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { RowsSkeleton } from '@sporta/ui/components/feedback/Skeletons.tsx';
import { CheckCircleFill } from '@sporta/ui/icons/CheckCircleFill.ts';
import { WarningCircleFill } from '@sporta/ui/icons/WarningCircleFill.ts';
import { WarningFill } from '@sporta/ui/icons/WarningFill.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { ChangeStoreForm } from './ChangeStoreForm.tsx';
import { NewStoreForm } from './NewStoreForm.tsx';

export const storesKey = ['stores'] as const;

/** The stores of the shop, what each lacks before it can sell, and the way to open another one. */
export function StoresPanel() {
  const api = useApi();
  /** The store that is changed, or a new one. */
  const [open, setOpen] = useState<number | 'new'>();
  const close = () => setOpen(undefined);
  const { data, error, refetch } = useQuery({
    queryKey: storesKey,
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.staffStores.list, {}, { signal })).data.stores,
    // whoever comes back from putting something right sees it
    refetchOnMount: 'always',
  });
  return (
    <section className="bx shop-stores" aria-labelledby="shop-stores">
      <h2 id="shop-stores">Punti vendita</h2>
      <p className="muted small">Ognuno ha i suoi orari, le sue zone, le sue fasce e le sue giacenze</p>
      {error && !data ? (
        <LoadProblem error={error} what="i punti vendita" onRetry={() => void refetch()} />
      ) : data ? (
        <ul>
          {data.map((store) =>
            store.warehouseId === open ? (
              <li key={store.warehouseId}>
                <ChangeStoreForm warehouseId={store.warehouseId} onDone={close} />
              </li>
            ) : (
              <StoreRow key={store.warehouseId} store={store} onChange={() => setOpen(store.warehouseId)} />
            ),
          )}
        </ul>
      ) : (
        <RowsSkeleton count={2} label="I punti vendita" />
      )}
      {open === 'new' ? (
        <NewStoreForm near={data?.[0]?.warehouseId} onDone={close} />
      ) : (
        <Button kind="line" onClick={() => setOpen('new')}>
          Apri un altro punto vendita
        </Button>
      )}
    </section>
  );
}

const grouped = new Intl.NumberFormat('it', { useGrouping: 'always' });

interface StoreRowProps {
  store: ShopStore;
  onChange: () => void;
}

function StoreRow({ store: { name, slug, address, products, isReady, lacks }, onChange }: StoreRowProps) {
  const said = products === 1 ? '1 prodotto in vendita' : `${grouped.format(products)} prodotti in vendita`;
  return (
    <li>
      <div className="shop-store-head">
        <h3 className="grow">{name}</h3>
        <Button kind="line" size="sm" aria-label={`Cambia ${name}`} onClick={onChange}>
          Cambia
        </Button>
      </div>
      <p className="muted small">
        {address} · {said} · nei file si chiama <code>{slug}</code>
      </p>
      {lacks.length === 0 ? (
        <p className="shop-store-ok">
          <CheckCircleFill /> Tutto pronto
        </p>
      ) : (
        <ul aria-label={isReady ? `Da guardare: ${name}` : `Manca prima di vendere: ${name}`}>
          {lacks.map(({ state, text, href }) => (
            <li key={text} className={`shop-store-${state}`}>
              {state === 'missing' ? <WarningCircleFill /> : <WarningFill />}
              <span className="grow">
                <span className="sr">{state === 'missing' ? 'Manca: ' : 'Da guardare: '}</span>
                {text}
              </span>
              <ButtonLink kind="line" size="sm" href={href} aria-label={`Apri: ${text}`}>
                Apri
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

import { type ClosedStore, type ShopStore, staffEndpoints } from '@sporta/contract';
import { formatDayLong, shopDay } from '@sporta/domain';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { RowsSkeleton } from '@sporta/ui/components/feedback/Skeletons.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { CheckCircleFill } from '@sporta/ui/icons/CheckCircleFill.ts';
import { WarningCircleFill } from '@sporta/ui/icons/WarningCircleFill.ts';
import { WarningFill } from '@sporta/ui/icons/WarningFill.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { ChangeStoreForm } from './ChangeStoreForm.tsx';
import { CloseStoreDialog } from './CloseStoreDialog.tsx';
import { NewStoreForm } from './NewStoreForm.tsx';
import { type StoresOnPage, storesKey } from './stores-on-page.ts';

/** The stores of the shop, what each lacks before it can sell, and the ways to open another one and to close one. */
export function StoresPanel() {
  const api = useApi();
  /** The store that is changed, or a new one. */
  const [open, setOpen] = useState<number | 'new'>();
  const close = () => setOpen(undefined);
  const { data, error, refetch } = useQuery({
    queryKey: storesKey,
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.staffStores.list, {}, { signal })).data,
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
          {data.stores.map((store) =>
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
        <NewStoreForm near={data?.stores[0]?.warehouseId} onDone={close} />
      ) : (
        <Button kind="line" onClick={() => setOpen('new')}>
          {data?.stores.length === 0 ? 'Apri il primo punto vendita' : 'Apri un altro punto vendita'}
        </Button>
      )}
      {data && data.closed.length > 0 ? <ClosedStores stores={data.closed} /> : null}
    </section>
  );
}

const grouped = new Intl.NumberFormat('it', { useGrouping: 'always' });

interface StoreRowProps {
  store: ShopStore;
  onChange: () => void;
}

function StoreRow({ store, onChange }: StoreRowProps) {
  const { name, slug, address, products, isReady, lacks, closesOn } = store;
  const [isClosing, setIsClosing] = useState(false);
  const said = products === 1 ? '1 prodotto in vendita' : `${grouped.format(products)} prodotti in vendita`;
  const sells = !closesOn || closesOn > shopDay(Date.now());
  return (
    <li>
      <div className="shop-store-head">
        <h3 className="grow">{name}</h3>
        <div className="shop-store-acts">
          {closesOn ? <Reopen store={store} /> : null}
          <Button
            kind="ghost"
            size="sm"
            aria-label={closesOn ? `Altro giorno per ${name}` : `Chiudi ${name}`}
            onClick={() => setIsClosing(true)}
          >
            {closesOn ? 'Altro giorno' : 'Chiudi'}
          </Button>
          <Button kind="line" size="sm" aria-label={`Cambia ${name}`} onClick={onChange}>
            Cambia
          </Button>
        </div>
        <CloseStoreDialog store={store} open={isClosing} onClose={() => setIsClosing(false)} />
      </div>
      <p className="muted small">
        {address} · {sells ? `${said} · ` : ''}nei file si chiama <code>{slug}</code>
      </p>
      {closesOn ? (
        <p className="shop-store-closing">
          <WarningFill />
          {sells
            ? `Chiude da ${formatDayLong(closesOn)}: da quel giorno non prende ordini`
            : 'Non prende più ordini: sparisce quando ha finito quelli che ha'}
        </p>
      ) : null}
      {lacks.length === 0 ? (
        closesOn ? null : (
          <p className="shop-store-ok">
            <CheckCircleFill /> Tutto pronto
          </p>
        )
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

/** Stores that are closed, each with the way back. */
function ClosedStores({ stores }: { stores: readonly ClosedStore[] }) {
  return (
    <section className="shop-closed" aria-labelledby="shop-closed">
      <h3 id="shop-closed">Chiusi</h3>
      <ul>
        {stores.map((store) => (
          <li key={store.warehouseId} className="shop-store-head">
            <span className="grow">
              <b>{store.name}</b> <span className="muted small">{store.address}</span>
            </span>
            <Reopen store={store} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reopen({ store: { warehouseId, name } }: { store: Pick<ClosedStore, 'warehouseId' | 'name'> }) {
  const api = useApi();
  const queries = useQueryClient();
  const reopening = useMutation({
    mutationFn: async () => (await api.call(staffEndpoints.staffStores.reopen, { warehouse_id: warehouseId })).data,
    onSuccess: (all) => {
      queries.setQueryData<StoresOnPage>(storesKey, all);
      void queries.invalidateQueries();
      toast.success(`${name} è aperto: i clienti lo trovano da subito`);
    },
    onError: (error) => {
      toast.error(messageOf(error));
      // somebody else was faster
      void queries.invalidateQueries({ queryKey: storesKey });
    },
  });
  return (
    <Button
      kind="line"
      size="sm"
      aria-label={`Riapri ${name}`}
      busy={reopening.isPending}
      onClick={() => reopening.mutate()}
    >
      Riapri
    </Button>
  );
}

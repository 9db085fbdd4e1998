import { type PickingSlot, staffEndpoints } from '@sporta/contract';
import { countText } from '@sporta/domain';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Bar } from '@sporta/ui/components/feedback/Bar.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { RowsSkeleton } from '@sporta/ui/components/feedback/Skeletons.tsx';
import { CheckCircleDuotone } from '@sporta/ui/icons/CheckCircleDuotone.ts';
import { PlayFill } from '@sporta/ui/icons/PlayFill.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem, OlderNote } from '../../shared/errors/index.ts';
import { pickingKeys } from '../../shared/live/index.ts';
import { useLastAnswer } from '../../shared/offline/index.ts';
import { mayUse, useMe } from '../../shared/staff/index.ts';
import { FiguresPanel } from './FiguresPanel.tsx';
import { progressOf, workHurry, workTitle } from './model/words.ts';
import { opensFirst, type WorkSearch } from './model/work-search.ts';
import { QueueBar } from './QueueBar.tsx';
import { isUnderWay, LaterWork, SlotWork } from './SlotWork.tsx';
import { TakenPanel } from './TakenPanel.tsx';
import { usePicking } from './use-picking.ts';
import { useTake } from './use-take.ts';

interface WorkPageProps {
  search: WorkSearch;
  onSearch: (search: WorkSearch) => void;
}

/** What is to be prepared, by slot and zone, of one store or all; what is in hands; how it went. */
export function WorkPage({ search, onSearch }: WorkPageProps) {
  const api = useApi();
  const router = useRouter();
  const picking = usePicking();
  const query = useQuery({
    queryKey: pickingKeys.work,
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.staffPicking.work, {}, { signal })).data,
    // Hours pass: cut-offs come, silent work is free again.
    refetchInterval: 60_000,
  });
  const { data, error } = query;
  const { failed, older, staleSince } = useLastAnswer(query, pickingKeys.work);
  const retry = () => void query.refetch();
  const take = useTake(picking.device);
  const me = useMe();
  const leads = mayUse(me, staffEndpoints.staffPickingStore.store);
  // a store of an address that is none of this person's is as if it were not there
  const store = me.stores.length > 1 ? me.stores.find(({ warehouseId }) => warehouseId === search.store) : undefined;
  const ofStore = <T extends { warehouseId: number }>(all: readonly T[]) =>
    store ? all.filter(({ warehouseId }) => warehouseId === store.warehouseId) : all;
  const slots = ofStore(data?.slots ?? []);
  const underWay = slots.filter(isUnderWay);
  const openFirst = opensFirst(underWay);
  const inHands = (picking.work?.orders.length ?? 0) > 0;
  return (
    <>
      <title>Preparazione | Banco</title>
      <div className="bt">
        <div className="grow">
          <h1>Preparazione</h1>
          <p className="muted">{data ? summary(slots) : null}</p>
        </div>
        {leads ? (
          <ButtonLink size="lg" kind="line" href="/banco/preparazione/regole">
            Regole
          </ButtonLink>
        ) : null}
        <Button
          size="lg"
          kind={inHands ? 'line' : 'primary'}
          busy={take.isPending}
          onClick={() => take.mutate(store ? { warehouseId: store.warehouseId } : {})}
        >
          <PlayFill />
          Dammi il prossimo
        </Button>
      </div>
      <QueueBar picking={picking} onConflicts={() => void router.navigate({ href: '/banco/preparazione/carrello' })} />
      <InHands picking={picking} />
      <OlderNote since={staleSince} onRetry={retry} />
      {failed && !inHands ? <LoadProblem what="il lavoro" {...{ error, older }} onRetry={retry} /> : null}
      {!data && !failed ? <RowsSkeleton count={3} label="Leggiamo il lavoro" /> : null}
      {data && slots.length === 0 ? (
        <section className="bx">
          <EmptyState
            icon={CheckCircleDuotone}
            title="Niente da preparare adesso"
            body="Gli ordini arrivano qui dopo l’orario limite della loro fascia."
          />
        </section>
      ) : null}
      {data && me.stores.length > 1 ? (
        <StoreTabs slots={data.slots} store={store?.warehouseId} onSearch={onSearch} />
      ) : null}
      <div className="pk-cols">
        <div>
          {underWay.map((slot) => (
            <SlotWork
              key={`${slot.warehouseId}-${slot.timeslot.timeslotId}`}
              slot={slot}
              onTake={take.mutate}
              busy={take.isPending}
              people={data?.people ?? []}
              begins={openFirst.has(slot.timeslot.timeslotId) ? 'open' : 'closed'}
            />
          ))}
        </div>
        <div className="side">
          {data ? (
            <TakenPanel taken={ofStore(data.taken)} toClose={ofStore(data.toClose)} people={data.people ?? []} />
          ) : null}
          <FiguresPanel />
        </div>
        <LaterWork slots={slots.filter((slot) => !isUnderWay(slot))} />
      </div>
    </>
  );
}

interface StoreTabsProps {
  slots: readonly PickingSlot[];
  /** Absent: all of them. */
  store: number | undefined;
  onSearch: WorkPageProps['onSearch'];
}

/** Whose work is shown, with how many orders are left of each store. */
function StoreTabs({ slots, store, onSearch }: StoreTabsProps) {
  const left = (warehouseId?: number) =>
    slots
      .filter((slot) => warehouseId === undefined || slot.warehouseId === warehouseId)
      .reduce((sum, { orders, prepared }) => sum + orders - prepared, 0);
  const tab = (name: string, warehouseId?: number) => (
    <button
      key={name}
      type="button"
      aria-pressed={store === warehouseId}
      onClick={() => onSearch({ store: warehouseId })}
    >
      {name} <span className="num">{left(warehouseId)}</span>
    </button>
  );
  return (
    <div className="tabs-row">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that narrow one list, no form. */}
      <div className="seg scroll" role="group" aria-label="Di quale sede">
        {tab('Tutte le sedi')}
        {useMe().stores.map(({ warehouseId, name }) => tab(name, warehouseId))}
      </div>
    </div>
  );
}

function summary(slots: readonly { orders: number; prepared: number }[]): string {
  const orders = slots.reduce((sum, slot) => sum + slot.orders, 0);
  const prepared = slots.reduce((sum, slot) => sum + slot.prepared, 0);
  return `${countText(orders, 'ordine', 'ordini')}, ${countText(prepared, 'preparato', 'preparati')}.`;
}

/** The cart this person left, and the way back to it. */
function InHands({ picking: { work } }: { picking: ReturnType<typeof usePicking> }) {
  if (!work || work.orders.length === 0) return null;
  const { done, all } = progressOf(work);
  return (
    <section className="bx pk-hands">
      <div className="grow">
        <h2>Hai in mano: {workTitle(work)}</h2>
        <p className="muted">{workHurry(work)}</p>
        <Bar label="Righe fatte" value={done} max={Math.max(1, all)} />
      </div>
      <ButtonLink size="lg" href="/banco/preparazione/carrello">
        Riprendi, {done} di {all}
      </ButtonLink>
    </section>
  );
}

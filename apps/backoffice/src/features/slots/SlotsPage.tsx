import type { SlotWeek } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { Segmented } from '@sporta/ui/components/form/Segmented.tsx';
import { CaretLeftBold } from '@sporta/ui/icons/CaretLeftBold.ts';
import { CaretRightBold } from '@sporta/ui/icons/CaretRightBold.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { usePhone } from '../../lib/use-phone.ts';
import { isNoStoreYet, LoadProblem, NoStoreYet } from '../../shared/errors/index.ts';
import { countOf } from '../../shared/figures/index.ts';
import { FilterMenu } from '../../shared/filters/index.ts';
import { DaysPlan } from './DaysPlan.tsx';
import { HoursPlanOf } from './HoursPlanOf.tsx';
import { PlanSkeleton } from './PlanSkeleton.tsx';
import { PricesPlan } from './PricesPlan.tsx';
import { weekQuery } from './slots-queries.ts';
import { otherWeek, type SlotsSearch, type SlotView, slotModels, weekName } from './slots-search.ts';
import { TypicalPlan } from './TypicalPlan.tsx';
import { usePlan } from './use-plan.ts';
import type { Vans } from './van-load.ts';
import { ZonesPlan } from './ZonesPlan.tsx';

interface SlotsPageProps {
  search: SlotsSearch;
  onSearch: (next: SlotsSearch) => void;
}

/** Slots of a week, what is sold and to be expected of each, and the typical week they come from. */
export function SlotsPage({ search, onSearch }: SlotsPageProps) {
  const { data: week, error, refetch } = useQuery(weekQuery(useApi(), search));
  if (error && !week && isNoStoreYet(error, search.store)) return <NoStoreYet what="le fasce orarie" />;
  if (error && !week)
    return <LoadProblem page="Fasce orarie" error={error} what="le fasce orarie" onRetry={() => void refetch()} />;
  if (!week) return <PlanSkeleton />;
  // what waits to be published belongs to a store, a service and a week
  return <Planner key={`${week.warehouseId} ${week.deliveryServiceId} ${week.from}`} {...{ week, search, onSearch }} />;
}

function Planner({ week, search, onSearch }: SlotsPageProps & { week: SlotWeek }) {
  const plan = usePlan(week);
  const change = (part: Partial<SlotsSearch>) => onSearch({ ...search, ...part });
  const waiting = plan.pending.size;
  // a button that does nothing yet takes a line of a phone for nothing
  const isPhone = usePhone();
  const filters = (
    <div className="plan-filters">
      {week.stores.length > 1 ? (
        <FilterMenu
          name="Sede"
          value={String(week.warehouseId)}
          options={week.stores.map(({ warehouseId, name }) => ({ value: String(warehouseId), label: name }))}
          onChange={(store) => change({ store: Number(store) })}
        />
      ) : null}
      <FilterMenu
        name="Modello"
        value={search.model ?? 'days'}
        options={[
          { value: 'days', label: 'Giorni' },
          { value: 'typical', label: 'Settimana tipo' },
          { value: 'zones', label: 'Zone e costi' },
          { value: 'prices', label: 'Prezzi e richiesta' },
          { value: 'hours', label: 'Orari di apertura' },
        ]}
        onChange={(model) => change({ model: slotModels.find((each) => each === model) })}
      />
      {search.model ? null : (
        <FilterMenu
          name="Vista"
          value={viewOf(search, week)}
          options={[
            { value: 'capacity', label: 'Capacità e prezzo' },
            { value: 'work', label: 'Lavoro di preparazione' },
            ...(week.vans.count > 0 ? [{ value: 'crates', label: 'Casse nei furgoni' }] : []),
            { value: 'forecast', label: 'Previsione' },
          ]}
          onChange={(view) => change({ view: view as SlotView })}
        />
      )}
    </div>
  );
  return (
    <>
      <title>Fasce orarie | Banco</title>
      <div className="bt many">
        <div className="grow">
          <h1>Fasce orarie</h1>
          <p className="muted">{[week.warehouseName, ...vansText(week.vans), bookedText(week)].join(' · ')}</p>
        </div>
        {search.model === 'hours' ? null : (
          <Segmented
            label="Servizio"
            options={[
              { value: '1', label: 'Consegna' },
              { value: '2', label: 'Ritiro' },
              { value: '3', label: 'Locker' },
            ]}
            value={String(week.deliveryServiceId)}
            onChange={(service) => change({ service: ([2, 3] as const).find((each) => String(each) === service) })}
          />
        )}
        {search.model ? null : (
          <div className="week-pick">
            <IconButton
              icon={CaretLeftBold}
              label="Settimana prima"
              onClick={() => change({ day: otherWeek(week.from, -1) })}
            />
            <b>{weekName(week.from, week.to)}</b>
            <IconButton
              icon={CaretRightBold}
              label="Settimana dopo"
              onClick={() => change({ day: otherWeek(week.from, 1) })}
            />
          </div>
        )}
        {search.model || (isPhone && waiting === 0) ? null : (
          <Button disabled={waiting === 0} busy={plan.publish.isPending} onClick={() => plan.publish.mutate()}>
            {waiting === 0
              ? 'Niente da pubblicare'
              : waiting === 1
                ? 'Pubblica 1 modifica'
                : `Pubblica ${waiting} modifiche`}
          </Button>
        )}
      </div>
      {search.model ? filters : null}
      {search.model === 'hours' ? (
        <HoursPlanOf store={week.warehouseId} />
      ) : search.model === 'zones' ? (
        <ZonesPlan search={{ ...search, store: week.warehouseId }} />
      ) : search.model === 'prices' ? (
        <PricesPlan search={{ ...search, store: week.warehouseId }} />
      ) : search.model === 'typical' ? (
        <TypicalPlan search={{ ...search, store: week.warehouseId }} vans={week.vans} />
      ) : (
        <DaysPlan week={week} view={viewOf(search, week)} plan={plan} filters={filters} />
      )}
    </>
  );
}

/** Pick-up has no vans: whoever comes from the view of their crates sees places. */
const viewOf = ({ view = 'capacity' }: SlotsSearch, { vans }: SlotWeek): SlotView =>
  view === 'crates' && vans.count === 0 ? 'capacity' : view;

const vansText = ({ count }: Vans): string[] => (count === 0 ? [] : [countOf(count, 'furgone', 'furgoni')]);

function bookedText({ days }: SlotWeek): string {
  const orders = days.reduce((sum, { bookedOrders }) => sum + bookedOrders, 0);
  return countOf(orders, 'ordine preso in questa settimana', 'ordini presi in questa settimana');
}

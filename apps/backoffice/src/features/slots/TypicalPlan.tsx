import { staffEndpoints, type TypicalSlot } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { slotHours } from '../../shared/figures/index.ts';
import { slotKeys } from '../../shared/live/index.ts';
import { sayUndoable } from '../../shared/undo/index.ts';
import { priceText, toRequest } from './decision.ts';
import { PlanSkeleton } from './PlanSkeleton.tsx';
import { type Cell, SlotGrid } from './SlotGrid.tsx';
import { typicalQuery } from './slots-queries.ts';
import type { SlotsSearch } from './slots-search.ts';
import { emptyWindow, type TypicalDraft, TypicalEditor } from './TypicalEditor.tsx';
import type { Vans } from './van-load.ts';

const weekdays = ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì', 'Sabato', 'Domenica'] as const;

const keyOf = ({ weekday, beginTime }: Pick<TypicalSlot, 'weekday' | 'beginTime'>) => `${weekday} ${beginTime}`;

/** The typical week: what every week to come starts from. A change counts at once. */
export function TypicalPlan({ search, vans }: { search: SlotsSearch; vans: Vans }) {
  const api = useApi();
  const queries = useQueryClient();
  const { data: slots, error, refetch } = useQuery(typicalQuery(api, search));
  const [chosen, setChosen] = useState<string>();
  const [isNew, setNew] = useState(false);
  const save = useMutation({
    mutationFn: async ({ draft, active }: { draft: TypicalDraft; active: boolean }) => {
      await api.call(staffEndpoints.staffSlots.saveTypical, requestOf(search, draft, active));
      await queries.invalidateQueries({ queryKey: slotKeys.all });
    },
    onSuccess: (_, { draft, active }) => {
      setNew(false);
      const before = slots?.find((slot) => keyOf(slot) === keyOf(draft));
      const back = async () => {
        const was = before ?? draft;
        await api.call(
          staffEndpoints.staffSlots.saveTypical,
          requestOf(search, { ...was, closed: false }, before !== undefined),
        );
        await queries.invalidateQueries({ queryKey: slotKeys.all });
      };
      const name = `${weekdays[draft.weekday - 1]} ${slotHours(draft)}`;
      sayUndoable(active ? `${name}: settimana tipo cambiata` : `${name}: fascia tolta`, back);
    },
  });
  if (error && !slots) return <LoadProblem error={error} what="la settimana tipo" onRetry={() => void refetch()} />;
  if (!slots) return <PlanSkeleton />;
  const windows = [
    ...new Map(slots.map(({ beginTime, endTime }) => [`${beginTime} ${endTime}`, { beginTime, endTime }])).values(),
  ].sort((a, b) => a.beginTime.localeCompare(b.beginTime));
  const selected = slots.find((slot) => keyOf(slot) === chosen) ?? slots[0];
  const at = (row: number, column: number) => {
    const { beginTime, endTime } = windows[row]!;
    return slots.find(
      (slot) => slot.weekday === column + 1 && slot.beginTime === beginTime && slot.endTime === endTime,
    );
  };
  const draft = isNew || !selected ? emptyWindow(slots, vans) : { ...selected, closed: false };
  return (
    <div className="pl">
      <section className="bx">
        <SlotGrid
          caption="Settimana tipo"
          columns={weekdays.map((title, index) => ({
            key: title,
            title: title.slice(0, 3),
            note: `${slots.filter(({ weekday }) => weekday === index + 1).reduce((sum, slot) => sum + slot.capacityOrders, 0)} posti`,
          }))}
          rows={windows}
          cellAt={(row, column) => {
            const slot = at(row, column);
            return slot && cellOf(slot);
          }}
          selected={isNew || !selected ? undefined : keyOf(selected)}
          onSelect={(key) => {
            setNew(false);
            setChosen(key);
          }}
        />
        <p className="plan-legend">
          <Button kind="line" size="sm" onClick={() => setNew(true)}>
            Aggiungi una fascia
          </Button>
          <span className="grow" />
          posti, prezzo in €
        </p>
      </section>
      <TypicalEditor
        key={isNew ? 'new' : JSON.stringify(draft)}
        draft={draft}
        vans={vans}
        isNew={isNew || !selected}
        busy={save.isPending}
        problem={save.error ? messageOf(save.error) : undefined}
        onSave={(changed) => save.mutate({ draft: changed, active: true })}
        onRemove={() => save.mutate({ draft, active: false })}
      />
    </div>
  );
}

function requestOf({ store, service }: SlotsSearch, draft: TypicalDraft, active: boolean) {
  const { closed, ...terms } = toRequest(draft);
  return {
    warehouse_id: store,
    delivery_service_id: service ?? 1,
    weekday: draft.weekday,
    begin_time: draft.beginTime,
    end_time: draft.endTime,
    ...terms,
    capacity_units: draft.capacityUnits,
    active,
  };
}

const cellOf = (slot: TypicalSlot): Cell => ({
  key: keyOf(slot),
  name: `${weekdays[slot.weekday - 1]}, ${slotHours(slot)}: ${slot.capacityOrders} posti, ${priceText(slot.cost)}`,
  big: String(slot.capacityOrders),
  small: '',
  corner: priceText(slot.cost),
  share: 0,
  level: 'regular',
  closed: false,
  changed: false,
  begun: false,
});

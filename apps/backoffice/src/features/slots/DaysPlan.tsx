import type { SlotWeek } from '@sporta/contract';
import { type ReactNode, useState } from 'react';
import { countOf, slotHours } from '../../shared/figures/index.ts';
import { type Decision, decisionOf, levelOf, priceText } from './decision.ts';
import { PlanLegend } from './PlanLegend.tsx';
import { SlotEditor } from './SlotEditor.tsx';
import { type Cell, SlotGrid } from './SlotGrid.tsx';
import { dayTitle, type SlotView, shortDay } from './slots-search.ts';
import { type DatedSlot, keyOf, type Plan } from './use-plan.ts';
import type { Vans } from './van-load.ts';

interface DaysPlanProps {
  week: SlotWeek;
  view: SlotView;
  plan: Plan;
  filters: ReactNode;
}

/** The days of a week with the window that is being looked at beside them. */
export function DaysPlan({ week, view, plan, filters }: DaysPlanProps) {
  const [chosen, setChosen] = useState<string>();
  const selected = plan.slots.find(({ key }) => key === chosen) ?? plan.slots.find(({ slot }) => !slot.begun);
  const cellAt = (row: number, column: number): Cell | undefined => {
    const day = week.days[column]!;
    const found = plan.slots.find(({ key }) => key === keyOf(day.date, week.windows[row]!));
    return found && cellOf(found, plan.pending.get(found.key), view, week.vans);
  };
  return (
    <div className="pl">
      <section className="bx">
        {filters}
        {week.windows.length === 0 ? (
          <p className="muted">Questa sede non ha fasce per questo servizio: aggiungile nella settimana tipo.</p>
        ) : (
          <SlotGrid
            caption="Fasce orarie della settimana"
            columns={week.days.map(({ date, bookedOrders }) => ({
              key: date,
              title: shortDay(date),
              note: countOf(bookedOrders, 'ordine', 'ordini'),
            }))}
            rows={week.windows}
            cellAt={cellAt}
            selected={selected?.key}
            onSelect={setChosen}
          />
        )}
        <PlanLegend view={view} />
      </section>
      {selected ? (
        <SlotEditor
          key={`${selected.key} ${JSON.stringify(decisionOf(selected.slot))}`}
          slot={selected.slot}
          date={selected.date}
          vans={week.vans}
          pending={plan.pending.get(selected.key)}
          onApply={(decision) => plan.decide(selected.key, decision)}
          onClosed={() => plan.closed(selected.key)}
        />
      ) : null}
    </div>
  );
}

const reservedOf = ({ reservedOrders }: DatedSlot['slot']) =>
  reservedOrders === 0 ? '' : `${reservedOrders} ogni settimana, `;

function cellOf({ key, date, slot }: DatedSlot, pending: Decision | undefined, view: SlotView, vans: Vans): Cell {
  const now = { ...slot, ...pending };
  const shown = {
    work: { value: slot.bookedUnits, of: slot.capacityUnits, what: 'unità di lavoro' },
    crates: { value: slot.bookedCrates, of: now.capacityCrates ?? vans.crates, what: 'casse' },
    forecast: { value: slot.forecastOrders ?? slot.bookedOrders, of: now.capacityOrders, what: 'ordini previsti' },
    capacity: { value: slot.bookedOrders, of: now.capacityOrders, what: 'prenotati' },
  }[view];
  // what was decided and is not published yet says its own price
  const cost = pending ? now.cost : (slot.costNow ?? now.cost);
  const state = now.closed ? 'chiusa' : `${priceText(cost)}${cost === 0 ? '' : ' euro'}`;
  return {
    key,
    name: `${dayTitle(date)}, ${slotHours(slot)}: ${shown.value} ${shown.what} su ${shown.of}, ${reservedOf(slot)}${state}${pending ? ', da pubblicare' : ''}`,
    big: String(shown.value),
    small: `/${shown.of}`,
    corner: view === 'capacity' ? priceText(cost) : '',
    share: shown.of === 0 ? 1 : shown.value / shown.of,
    level: levelOf(shown.value, shown.of),
    closed: now.closed,
    changed: pending !== undefined,
    begun: slot.begun,
  };
}

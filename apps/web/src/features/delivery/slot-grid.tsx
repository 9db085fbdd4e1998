import type { Timeslot, TimeslotDay } from '@sporta/contract';
import { SlotTable } from '@sporta/ui';
import { LeafFill } from '@sporta/ui/icons/LeafFill.ts';
import { slotHours } from '../../shared/delivery/index.ts';
import { type ChosenSlot, columnOf, factsOf, hoursOf, isOpenSlot } from './slot-choice.ts';

interface SlotGridProps {
  days: readonly TimeslotDay[];
  chosen: ChosenSlot | undefined;
  onChoose: (slot: Timeslot) => void;
}

/** Days × hours, for wide screens. */
export function SlotGrid({ days, chosen, onChoose }: SlotGridProps) {
  const find = (date: string, hour: string) =>
    days.find((day) => day.date === date)?.slots.find((slot) => slotHours(slot) === hour);
  return (
    <>
      <SlotTable
        label="Giorno e orario"
        days={days.map(columnOf)}
        hours={hoursOf(days)}
        slotAt={(day, hour) => {
          const slot = find(day.id, hour);
          return slot && factsOf(slot, chosen);
        }}
        onSelect={(day, hour) => {
          const slot = find(day.id, hour);
          if (slot) onChoose(slot);
        }}
      />
      <div className="leg" aria-hidden="true">
        {days.some(({ slots }) => slots.some((slot) => slot.eco && isOpenSlot(slot))) ? (
          <span>
            <i className="slot eco">
              <LeafFill />
            </i>
            Eco: il furgone è già in zona
          </span>
        ) : null}
        <span>
          <i className="slot free" />
          Gratis{days.some(({ slots }) => slots.some(({ freeByPass }) => freeByPass)) ? ' con l’abbonamento' : ''}
        </span>
        <span>
          <i className="slot paid" />A pagamento
        </span>
        <span>
          <i className="slot full" />
          Completo
        </span>
      </div>
    </>
  );
}

import type { Timeslot, TimeslotDay } from '@sporta/contract';
import { capitalised } from '@sporta/domain';
import { Rail, Tag } from '@sporta/ui';
import { LeafFill } from '@sporta/ui/icons/LeafFill.ts';
import { useId, useState } from 'react';
import { costText, longDay, slotHours } from '../../shared/delivery/index.ts';
import { type ChosenSlot, cheapest, columnOf, dayWords, factsOf, isChosen } from './slot-choice.ts';

interface SlotListProps {
  days: readonly TimeslotDay[];
  chosen: ChosenSlot | undefined;
  onChoose: (slot: Timeslot) => void;
}

/** Days in a rail, the hours of one day in a list: for small screens. */
export function SlotList({ days, chosen, onChoose }: SlotListProps) {
  const name = useId();
  const [shown, setShown] = useState<string>();
  const date = shown ?? chosen?.date ?? days.find((day) => cheapest(day.slots) !== undefined)?.date ?? days[0]?.date;
  const day = days.find((each) => each.date === date);
  return (
    <>
      <Rail label="Giorni">
        {days.map((each) => {
          const column = columnOf(each);
          return (
            <button
              key={each.date}
              type="button"
              className="dy"
              aria-pressed={each.date === date}
              onClick={() => setShown(each.date)}
            >
              <small>{column.above}</small>
              <b>
                {column.big.split(' ').at(-1)}
                <span className="sr"> {column.spoken.split(' ').at(-1)}, </span>
              </b>
              <em>{dayWords(each.slots)}</em>
            </button>
          );
        })}
      </Rail>
      {day ? (
        <fieldset className="slot-hours">
          <legend className="sr">Orari di {longDay(day.date).toLowerCase()}</legend>
          {/* said once: beside each hour it has no room */}
          {day.slots.some(({ freeByPass }) => freeByPass) ? (
            <p className="small muted">Con l’abbonamento la consegna è gratis.</p>
          ) : null}
          <div className="msl">
            {day.slots.map((slot) => {
              const facts = factsOf(slot, chosen);
              const open = facts.state === 'open';
              return (
                <div key={slot.timeslotId} className={open ? undefined : 'full'}>
                  <label className="chk">
                    <input
                      type="radio"
                      name={name}
                      checked={isChosen(slot, chosen)}
                      disabled={!open}
                      onChange={() => onChoose(slot)}
                    />
                    <b className="num grow">{slotHours(slot)}</b>
                    {open && facts.eco ? (
                      <Tag tone="green" icon={LeafFill}>
                        Furgone già in zona
                      </Tag>
                    ) : null}
                    {open && facts.lastPlaces ? (
                      <Tag tone="red">{facts.lastPlaces === 1 ? 'ultimo posto' : `ultimi ${facts.lastPlaces}`}</Tag>
                    ) : null}
                    {open ? (
                      <b className="num">{capitalised(costText(slot.cost))}</b>
                    ) : (
                      <span className="small">{facts.state === 'full' ? 'Completo' : 'Chiuso'}</span>
                    )}
                  </label>
                </div>
              );
            })}
          </div>
        </fieldset>
      ) : null}
    </>
  );
}

import type { TodaySlot } from '@sporta/contract';
import { slotHours } from '../../shared/figures/index.ts';

/** A line of the chart: parts of the capacity, from 0 to 1 and above where more was taken than there was room for. */
export interface SlotRow {
  hours: string;
  taken: number;
  capacity: number;
  delivered: number;
  travelling: number;
  ready: number;
  toPrepare: number;
  closed: boolean;
}

/** Slots of the same hours in several stores or services are one line. Orders being prepared still have to be. */
export function slotRows(slots: readonly TodaySlot[]): SlotRow[] {
  const byHours = Map.groupBy(slots, (slot) => `${slot.beginTime}–${slot.endTime}`);
  return [...byHours].sort().map(([, same]) => {
    const sum = (part: (slot: TodaySlot) => number) => same.reduce((total, slot) => total + part(slot), 0);
    return {
      hours: slotHours(same[0] as TodaySlot),
      capacity: sum(({ capacity }) => capacity),
      delivered: sum(({ delivered }) => delivered),
      travelling: sum(({ travelling }) => travelling),
      ready: sum(({ ready }) => ready),
      toPrepare: sum(({ inPreparation, toPrepare }) => inPreparation + toPrepare),
      taken: sum(
        ({ delivered, travelling, ready, inPreparation, toPrepare }) =>
          delivered + travelling + ready + inPreparation + toPrepare,
      ),
      closed: same.every(({ closed }) => closed),
    };
  });
}

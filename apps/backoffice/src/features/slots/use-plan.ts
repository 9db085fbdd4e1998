import { type PlannedSlot, type SlotWeek, staffEndpoints } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { sayUndoable } from '../../shared/undo/index.ts';
import { type Decision, decisionOf, toRequest } from './decision.ts';
import { slotsKey } from './slots-queries.ts';

/** A window of a day, by its place in the table. */
export interface DatedSlot {
  key: string;
  date: string;
  slot: PlannedSlot;
}

export const keyOf = (date: string, { beginTime, endTime }: Pick<PlannedSlot, 'beginTime' | 'endTime'>): string =>
  `${date} ${beginTime} ${endTime}`;

/** What waits to be published, and publishing it: all at once or nothing, with a way back. */
export function usePlan(week: SlotWeek) {
  const api = useApi();
  const queries = useQueryClient();
  const [pending, setPending] = useState<ReadonlyMap<string, Decision>>(new Map());
  const slots: DatedSlot[] = week.days.flatMap(({ date, slots: ofDay }) =>
    ofDay.map((slot) => ({ key: keyOf(date, slot), date, slot })),
  );

  const send = async (changes: readonly { slot: DatedSlot; seen: Decision; wanted: Decision }[]) => {
    await api.call(staffEndpoints.staffSlots.publish, {
      warehouse_id: week.warehouseId,
      delivery_service_id: week.deliveryServiceId,
      changes: changes.map(({ slot, seen, wanted }) => ({
        date: slot.date,
        slot_template_id: slot.slot.slotTemplateId!,
        ...toRequest(wanted),
        seen: toRequest(seen),
      })),
    });
    await queries.invalidateQueries({ queryKey: slotsKey });
  };

  const publish = useMutation({
    mutationFn: async () => {
      const changes = slots.flatMap((slot) => {
        const wanted = pending.get(slot.key);
        return wanted ? [{ slot, seen: decisionOf(slot.slot), wanted }] : [];
      });
      await send(changes);
      return changes;
    },
    onSuccess: (changes) => {
      setPending(new Map());
      const back = changes.map(({ slot, seen, wanted }) => ({ slot, seen: wanted, wanted: seen }));
      sayUndoable(changes.length === 1 ? 'Fascia pubblicata' : `${changes.length} fasce pubblicate`, () => send(back));
    },
    onError: (error) => {
      toast.error(messageOf(error));
      void queries.invalidateQueries({ queryKey: slotsKey });
    },
  });

  const decide = (key: string, decision: Decision | undefined) => {
    const next = new Map(pending);
    if (decision) next.set(key, decision);
    else next.delete(key);
    setPending(next);
  };

  return { slots, pending, decide, publish };
}

export type Plan = ReturnType<typeof usePlan>;

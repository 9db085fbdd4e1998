import { type PlannedSlot, type SlotWeek, staffEndpoints } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { slotKeys } from '../../shared/live/index.ts';
import { sayUndoable } from '../../shared/undo/index.ts';
import { type Decision, decisionOf, sameDecision, toRequest } from './decision.ts';

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
  const [decided, setDecided] = useState<ReadonlyMap<string, { wanted: Decision; seen: Decision }>>(new Map());
  const pending = useMemo(() => new Map([...decided].map(([key, { wanted }]) => [key, wanted])), [decided]);
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
    await queries.invalidateQueries({ queryKey: slotKeys.all });
  };

  const publish = useMutation({
    mutationFn: async () => {
      const changes = slots.flatMap((slot) => {
        const decision = decided.get(slot.key);
        return decision ? [{ slot, ...decision }] : [];
      });
      await send(changes);
      return changes;
    },
    onSuccess: (changes) => {
      setDecided(new Map());
      const back = changes.map(({ slot, seen, wanted }) => ({ slot, seen: wanted, wanted: seen }));
      sayUndoable(changes.length === 1 ? 'Fascia pubblicata' : `${changes.length} fasce pubblicate`, () => send(back));
    },
    onError: (error) => {
      toast.error(messageOf(error));
      void queries.invalidateQueries({ queryKey: slotKeys.all });
    },
  });

  const decide = (key: string, decision: Decision | undefined) => {
    const next = new Map(decided);
    const slot = slots.find((each) => each.key === key);
    // what was seen is what was on the screen then: the week is read again while the decision waits
    if (decision && slot) next.set(key, { wanted: decision, seen: decisionOf(slot.slot) });
    else next.delete(key);
    setDecided(next);
  };

  /** The window was closed at once: that is seen now, and of what waits to be published only the rest is left. */
  const closed = (key: string) => {
    const waiting = decided.get(key);
    if (!waiting) return;
    const next = new Map(decided);
    const seen = { ...waiting.seen, closed: true };
    const wanted = { ...waiting.wanted, closed: true };
    if (sameDecision(seen, wanted)) next.delete(key);
    else next.set(key, { seen, wanted });
    setDecided(next);
  };

  return { slots, pending, decide, closed, publish };
}

export type Plan = ReturnType<typeof usePlan>;

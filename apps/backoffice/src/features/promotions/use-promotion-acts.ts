import { type PromotionFields, type StaffPromotion, staffEndpoints } from '@sporta/contract';
import { newKey } from '@sporta/contract/new-key.ts';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import type { FieldEdit } from '../../shared/edits/index.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { promotionKeys } from '../../shared/live/index.ts';
import { sayUndoable } from '../../shared/undo/index.ts';

const { save, publish, stop, remove } = staffEndpoints.staffPromotions;

/** Changes that take these back. */
const backOf = (edits: readonly FieldEdit[]): FieldEdit[] =>
  edits.map(({ field, before, after }) => ({ field, before: after, after: before }));

/** Everything that is done to a promotion; each says how it is taken back. */
export function usePromotionActs() {
  const api = useApi();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const keep = (promotion: StaffPromotion) => {
    queries.setQueryData(promotionKeys.one(promotion.promotionId), promotion);
    void queries.invalidateQueries({ queryKey: [...promotionKeys.all, 'list'] });
    return promotion;
  };
  const send = async (promotionId: number, changes: readonly FieldEdit[]) =>
    keep((await api.call(save, { promotion_id: promotionId, changes: [...changes] })).data.promotion);
  const make = async (key: string, fields: PromotionFields) => {
    const changes = Object.entries(fields).map(([field, after]) => ({ field, before: null, after }));
    return keep((await api.call(save, { key, changes })).data.promotion);
  };
  const begin = async (promotionId: number) =>
    keep((await api.call(publish, { promotion_id: promotionId })).data.promotion);
  const end = async (promotionId: number) => keep((await api.call(stop, { promotion_id: promotionId })).data.promotion);

  /** Runs one at a time and says what went wrong. @returns undefined when it did */
  const attempt = async <T>(act: () => Promise<T>): Promise<T | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    try {
      return await act();
    } catch (problem) {
      toast.error(messageOf(problem));
      void queries.invalidateQueries({ queryKey: promotionKeys.all });
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    /** @param key of one that is not saved yet: the same makes it once */
    create: (key: string, fields: PromotionFields) => attempt(() => make(key, fields)),
    save: (promotionId: number, edits: readonly FieldEdit[]) =>
      attempt(async () => {
        const saved = await send(promotionId, edits);
        sayUndoable('Offerta salvata', () => send(promotionId, backOf(edits)));
        return saved;
      }),
    publish: (promotionId: number, edits: readonly FieldEdit[]) =>
      attempt(async () => {
        if (edits.length > 0) await send(promotionId, edits);
        const begun = await begin(promotionId);
        const text = begun.state === 'active' ? 'Offerta in corso da adesso' : 'Offerta programmata';
        sayUndoable(text, () => end(promotionId));
        return begun;
      }),
    stop: (promotion: StaffPromotion) =>
      attempt(async () => {
        const { promotionId, fields } = promotion;
        const stopped = await end(promotionId);
        const change = { field: 'endsAt', before: stopped.fields.endsAt, after: fields.endsAt };
        const text = stopped.state === 'draft' ? 'L’offerta è di nuovo una bozza' : 'Offerta fermata';
        sayUndoable(text, () => (stopped.state === 'draft' ? begin(promotionId) : send(promotionId, [change])));
        return stopped;
      }),
    remove: ({ promotionId, fields }: StaffPromotion) =>
      attempt(async () => {
        await api.call(remove, { promotion_id: promotionId });
        void queries.invalidateQueries({ queryKey: [...promotionKeys.all, 'list'] });
        sayUndoable('Bozza eliminata', () => make(newKey(), fields));
        return true;
      }),
  };
}

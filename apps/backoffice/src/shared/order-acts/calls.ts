import { isApiError, type StaffMove, staffEndpoints } from '@sporta/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { orderKeys } from '../live/index.ts';

/** What was changed is read again wherever it is on the screen; who else looks hears of it from the server. */
async function readAgain(queries: QueryClient, orderId: number): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: orderKeys.one(orderId) }),
    queries.invalidateQueries({ queryKey: orderKeys.lists }),
    queries.invalidateQueries({ queryKey: orderKeys.today }),
  ]);
}

const {
  move,
  cancel,
  changeSlot,
  chargeRest,
  closeRest,
  addNote,
  write,
  askToBring,
  broughtBack,
  cancelCollection,
  collectAgain,
} = staffEndpoints.staffOrders;

interface MoveHow {
  reason?: string;
  /** Somebody looked at the age of who takes the goods. */
  adultChecked?: boolean;
}

function actsOf(api: Api, queries: QueryClient) {
  const done = (orderId: number) => readAgain(queries, orderId);
  return {
    async move(orderId: number, to: StaffMove, how: MoveHow = {}): Promise<void> {
      await api.call(move, { order_id: orderId, to, reason: how.reason, adult_checked: how.adultChecked });
      await done(orderId);
    },
    async cancel(orderId: number, reason: string): Promise<void> {
      await api.call(cancel, { order_id: orderId, reason });
      await done(orderId);
    },
    /** @param from the slot it has on the screen: what a colleague changed meanwhile is not written over */
    async changeSlot(orderId: number, timeslotId: number, from: number | undefined): Promise<void> {
      try {
        await api.call(changeSlot, { order_id: orderId, timeslot_id: timeslotId, from_timeslot_id: from });
      } catch (error) {
        if (isApiError(error) && error.is('slot-changed-meanwhile')) await done(orderId);
        throw error;
      }
      await done(orderId);
    },
    async chargeRest(orderId: number): Promise<void> {
      await api.call(chargeRest, { order_id: orderId });
      await done(orderId);
    },
    async closeRest(orderId: number, reason: string): Promise<void> {
      await api.call(closeRest, { order_id: orderId, reason });
      await done(orderId);
    },
    async addNote(orderId: number, text: string): Promise<void> {
      await api.call(addNote, { order_id: orderId, text });
      await done(orderId);
    },
    async cancelCollection(orderId: number, collectionId: number, reason: string): Promise<void> {
      await api.call(cancelCollection, { order_id: orderId, collection_id: collectionId, reason });
      await done(orderId);
    },
    async askToBring(orderId: number, collectionId: number): Promise<void> {
      await api.call(askToBring, { order_id: orderId, collection_id: collectionId });
      await done(orderId);
    },
    async broughtBack(orderId: number, collectionId: number): Promise<void> {
      await api.call(broughtBack, { order_id: orderId, collection_id: collectionId });
      await done(orderId);
    },
    async collectAgain(orderId: number, collectionId: number): Promise<void> {
      await api.call(collectAgain, { order_id: orderId, collection_id: collectionId });
      await done(orderId);
    },
    /** @returns how many customers are written to */
    async write(orderIds: readonly number[], letter: { subject: string; text: string; key: string }): Promise<number> {
      const { subject, text, key } = letter;
      const asked = { order_ids: [...orderIds], subject, text, idempotency_key: key };
      const { letters } = (await api.call(write, asked)).data;
      await Promise.all(orderIds.map((orderId) => queries.invalidateQueries({ queryKey: orderKeys.one(orderId) })));
      return letters;
    },
  };
}

export type OrderActs = ReturnType<typeof actsOf>;

/** What staff do with an order. @throws ApiError with words for people */
export function useOrderActs(): OrderActs {
  const api = useApi();
  const queries = useQueryClient();
  return useMemo(() => actsOf(api, queries), [api, queries]);
}

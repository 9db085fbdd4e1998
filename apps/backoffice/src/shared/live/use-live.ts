import { type StaffEvent, staffEndpoints } from '@sporta/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { followEvents } from './event-stream.ts';
import {
  caseKeys,
  contentKeys,
  invoiceKeys,
  lockerKeys,
  orderKeys,
  pickingKeys,
  productKeys,
  promotionKeys,
  roundKeys,
  slotKeys,
} from './keys.ts';

/** Their id is that of the order they are about. */
const ofOrders: ReadonlySet<StaffEvent['kind']> = new Set(['order', 'problem', 'payment']);

/** News of a busy minute are gathered for so long, in milliseconds, so that a list is read once for all of them. */
const GATHER_MS = 400;
/** Pickers do something each few seconds, and their work is long to read. */
const GATHER_PICKING_MS = 1_500;

/**
 * Follows what changes in the stores of this person: the server names what changed, and what is on the screen of it is read
 * again; after a gap everything is read again, since news may have been lost.
 */
export function useLive(): void {
  const api = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    const changed = new Set<number>();
    let products = false;
    let slots = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pickingTimer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        readAgain(queries, changed);
        changed.clear();
        if (products) void queries.invalidateQueries({ queryKey: productKeys.all });
        if (slots) void queries.invalidateQueries({ queryKey: slotKeys.all });
        products = false;
        slots = false;
      }, GATHER_MS);
    };
    const laterPicking = () => {
      pickingTimer ??= setTimeout(() => {
        pickingTimer = undefined;
        void queries.invalidateQueries({ queryKey: pickingKeys.all });
        void queries.invalidateQueries({ queryKey: orderKeys.today });
      }, GATHER_PICKING_MS);
    };
    const hear = ({ kind, id }: StaffEvent) => {
      if (kind === 'everything') void queries.invalidateQueries();
      else if (kind === 'picking') laterPicking();
      else if (kind === 'locker') void queries.invalidateQueries({ queryKey: lockerKeys.all });
      else if (kind === 'content') void queries.invalidateQueries({ queryKey: contentKeys.all });
      else if (kind === 'invoice') void queries.invalidateQueries({ queryKey: invoiceKeys.all });
      else if (kind === 'promotion') void queries.invalidateQueries({ queryKey: promotionKeys.all });
      else {
        if (kind === 'order') laterPicking();
        if (ofOrders.has(kind) && id !== undefined) changed.add(id);
        products ||= kind === 'product';
        slots ||= kind === 'slot';
        later();
      }
    };
    const stop = followEvents(api.url(staffEndpoints.staff.events), {
      onEvent: hear,
      onBack: () => void queries.invalidateQueries(),
    });
    return () => {
      clearTimeout(timer);
      clearTimeout(pickingTimer);
      stop();
    };
  }, [api, queries]);
}

function readAgain(queries: QueryClient, orders: ReadonlySet<number>): void {
  for (const id of orders) void queries.invalidateQueries({ queryKey: orderKeys.one(id) });
  void queries.invalidateQueries({ queryKey: orderKeys.lists });
  void queries.invalidateQueries({ queryKey: orderKeys.today });
  void queries.invalidateQueries({ queryKey: roundKeys.boards });
  void queries.invalidateQueries({ queryKey: caseKeys.all });
}

import { type StaffEvent, staffEndpoints } from '@sporta/contract';
import { staffEventKinds } from '@sporta/contract/staff-event-kinds.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import {
  caseKeys,
  contentKeys,
  invoiceKeys,
  orderKeys,
  pickingKeys,
  productKeys,
  promotionKeys,
  roundKeys,
  slotKeys,
} from './keys.ts';

/** The first word of the server says that it is there, and nothing else. */
const kinds = staffEventKinds.filter((kind) => kind !== 'hello');

/** Their id is that of the order they are about. */
const ofOrders: ReadonlySet<StaffEvent['kind']> = new Set(['order', 'problem', 'payment']);

/** News of a busy minute are gathered for so long, in milliseconds, so that a list is read once for all of them. */
const GATHER_MS = 400;
/** Pickers do something each few seconds, and their work is long to read. */
const GATHER_PICKING_MS = 1_500;

/**
 * Follows what changes in the stores of this person: the server names what changed, and what is on the screen of it is read
 * again. The browser connects again by itself; after a gap everything is read again, since news may have been lost.
 */
export function useLive(): void {
  const api = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    const source = new EventSource(api.url(staffEndpoints.staff.events));
    const changed = new Set<number>();
    let products = false;
    let slots = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pickingTimer: ReturnType<typeof setTimeout> | undefined;
    let wasLost = false;
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
    for (const kind of kinds) {
      source.addEventListener(kind, ({ data }: MessageEvent<string>) => {
        const { id } = JSON.parse(data) as StaffEvent;
        if (kind === 'everything') void queries.invalidateQueries();
        else if (kind === 'picking') laterPicking();
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
      });
    }
    source.onerror = () => {
      wasLost = true;
    };
    source.onopen = () => {
      if (wasLost) void queries.invalidateQueries();
      wasLost = false;
    };
    return () => {
      clearTimeout(timer);
      clearTimeout(pickingTimer);
      source.close();
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

import { type RoundBoard, staffEndpoints } from '@sporta/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { roundKeys } from '../../shared/live/index.ts';
import type { RoundsSearch } from './rounds-search.ts';

const { board, moveStop } = staffEndpoints.staffRounds;

/** The rounds of a slot. Hours pass and vans move without anybody changing the plan, so it is read again every minute. */
export const boardQuery = (api: Api, { day, slot }: RoundsSearch) =>
  queryOptions({
    queryKey: [...roundKeys.boards, day ?? 'today', slot ?? 'next'],
    queryFn: async ({ signal }) => (await api.call(board, { day, timeslot_id: slot }, { signal })).data.board,
    staleTime: 15_000,
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  });

/** A plan as somebody saw it: what a change is made on. */
export type PlanSeen = Pick<RoundBoard, 'revision'> & { timeslotId: number };

/** Where a stop would go. */
export interface Move {
  orderId: number;
  /** Absent: off every round. */
  roundId: number | undefined;
  /** From 1; absent: where it costs the least time. */
  position?: number | undefined;
}

export const moveInput = ({ timeslotId, revision }: PlanSeen, { orderId, roundId, position }: Move) => ({
  timeslot_id: timeslotId,
  revision,
  order_id: orderId,
  round_id: roundId,
  position,
});

/** What a move would make of the plan, as the server times it; the same plan and move give the same answer for ever. */
export const previewQuery = (api: Api, plan: PlanSeen, move: Move) =>
  queryOptions({
    queryKey: ['round-preview', plan.timeslotId, plan.revision, move.orderId, move.roundId, move.position ?? 'best'],
    queryFn: async ({ signal }) => (await api.call(moveStop, moveInput(plan, move), { signal })).data.board,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });

import { isApiError, type RoundBoard, staffEndpoints } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { orderKeys, roundKeys } from '../../shared/live/index.ts';
import { sayUndoable } from '../../shared/undo/index.ts';
import { boardQuery, type Move, moveInput, type PlanSeen } from './board-query.ts';
import { bestMove, troublesOf } from './fixes.ts';
import { isOpen, placeOf } from './places.ts';
import type { RoundsSearch } from './rounds-search.ts';

const calls = staffEndpoints.staffRounds;

/** What a person does with the plan on the screen; each answer is the plan as it is then. */
export function usePlanActs(search: RoundsSearch, board: RoundBoard) {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = boardQuery(api, search);
  const act = useMutation({
    mutationFn: (ask: (plan: PlanSeen) => Promise<RoundBoard>) =>
      ask(seen(queries.getQueryData<RoundBoard>(queryKey) ?? board)),
    onSuccess: async (next) => {
      // What was being read when this was done would put the older plan back, and the next act would name that one.
      const wasReading = queries.isFetching({ queryKey }) > 0;
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, next);
      if (wasReading) void queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: orderKeys.lists });
    },
    onError: (error) => {
      toast.error(messageOf(error));
      // Somebody else was quicker: show what they made of it.
      if (isApiError(error)) void queries.invalidateQueries({ queryKey: roundKeys.boards });
    },
  });

  const put = async (plan: PlanSeen, to: Move): Promise<RoundBoard> =>
    (await api.call(calls.moveStop, { ...moveInput(plan, to), confirm: true })).data.board;
  const plainly = (plan: PlanSeen) => ({ timeslot_id: plan.timeslotId, revision: plan.revision });

  return {
    busy: act.isPending,
    /** Moves a stop, and offers to put it back. */
    move: (to: Move, said: string) => {
      const from = placeOf(board, to.orderId);
      act.mutate((plan) => put(plan, to), {
        onSuccess: () =>
          sayUndoable(said, () => act.mutateAsync((plan) => put(plan, { orderId: to.orderId, ...from }))),
      });
    },
    /**
     * Mends what can be mended by moving stops, one after the other, as long as each move makes the plan better, and offers to put
     * all of them back.
     */
    fixAll: () => {
      const before: Move[] = [];
      act.mutate(
        async (plan) => {
          let now = queries.getQueryData<RoundBoard>(queryKey) ?? board;
          let seenNow = plan;
          for (let moves = 0; moves < MOST_FIXES; moves += 1) {
            const best = await bestFix(now, (to) => api.call(calls.moveStop, moveInput(seenNow, to)));
            if (!best) return now;
            const from = { orderId: best.orderId, ...placeOf(now, best.orderId) };
            now = await put(seenNow, best);
            before.unshift(from);
            seenNow = seen(now);
          }
          return now;
        },
        {
          onSuccess: (after) => {
            const left = troublesOf(after).length;
            if (before.length === 0) toast.info('Nessuno spostamento aiuta: ricalcola, o aggiungi un furgone.');
            else
              sayUndoable(
                left === 0
                  ? 'Nessun giro è più in ritardo o troppo carico.'
                  : 'Fatto quel che si può: il resto vuole un altro furgone.',
                () =>
                  act.mutateAsync(async (plan) => {
                    let back = board;
                    let seenNow = plan;
                    for (const to of before) {
                      back = await put(seenNow, to);
                      seenNow = seen(back);
                    }
                    return back;
                  }),
              );
          },
        },
      );
    },
    propose: () => act.mutate(async (plan) => (await api.call(calls.propose, plainly(plan))).data.board),
    add: (vanId: number) =>
      act.mutate(async (plan) => (await api.call(calls.addRound, { ...plainly(plan), van_id: vanId })).data.board),
    /** Puts a stop on a round of its own, with a van that waits for none. */
    moveToVan: (orderId: number, vanId: number, said: string) =>
      act.mutate(
        async (plan) => {
          const added = (await api.call(calls.addRound, { ...plainly(plan), van_id: vanId })).data.board;
          const round = added.rounds.find((each) => isOpen(each) && each.van.vanId === vanId);
          return put(seen(added), { orderId, roundId: round?.roundId });
        },
        { onSuccess: () => toast.success(said) },
      ),
    remove: (roundId: number) =>
      act.mutate(
        async (plan) => (await api.call(calls.removeRound, { ...plainly(plan), round_id: roundId })).data.board,
      ),
    confirm: () =>
      act.mutate(async (plan) => (await api.call(calls.confirm, plainly(plan))).data.board, {
        onSuccess: () => toast.success('Giri confermati: autisti e clienti vedono gli orari.'),
      }),
    assign: (roundId: number, driverId: number | undefined) =>
      act.mutate(
        async (plan) =>
          (await api.call(calls.assign, { ...plainly(plan), round_id: roundId, driver_id: driverId })).data.board,
      ),
    start: (roundId: number, leaveBehind: boolean, done: () => void) =>
      act.mutate(
        async ({ timeslotId }) =>
          (await api.call(calls.start, { timeslot_id: timeslotId, round_id: roundId, leave_behind: leaveBehind })).data
            .board,
        { onSuccess: done },
      ),
    /** Ends a round for a driver who does not come back. */
    close: (
      roundId: number,
      { reason, stops }: { reason: string; stops: { orderId: number; brought: boolean; adultChecked: boolean }[] },
      done: () => void,
    ) =>
      act.mutate(
        async ({ timeslotId }) =>
          (
            await api.call(calls.close, {
              timeslot_id: timeslotId,
              round_id: roundId,
              reason,
              stops: stops.map(({ orderId, brought, adultChecked }) => ({
                order_id: orderId,
                brought,
                adult_checked: adultChecked,
              })),
            })
          ).data.board,
        {
          onSuccess: () => {
            const isMissing = stops.some(({ brought }) => !brought);
            toast.success(isMissing ? 'Giro chiuso. Chi non ha ricevuto la spesa è avvisato.' : 'Giro chiuso.');
            done();
          },
        },
      ),
  };
}

/** More moves than this want a new plan. */
const MOST_FIXES = 8;

/** The first trouble that a move mends, with that move. */
async function bestFix(
  board: RoundBoard,
  preview: (to: Move) => Promise<{ data: { board: RoundBoard } }>,
): Promise<Move | undefined> {
  for (const trouble of troublesOf(board)) {
    const { orderId } = trouble.stop;
    const previews = new Map<number, RoundBoard>();
    for (const { roundId } of board.rounds.filter(
      (round) => isOpen(round) && round.roundId !== trouble.round.roundId,
    )) {
      previews.set(roundId, (await preview({ orderId, roundId })).data.board);
    }
    const best = bestMove(board, trouble, previews);
    if (best) return { orderId, roundId: best.round.roundId };
  }
  return undefined;
}

export type PlanActs = ReturnType<typeof usePlanActs>;

const seen = ({ timeslotId = 0, revision }: RoundBoard): PlanSeen => ({ timeslotId, revision });

import type { PlannedStop, Round, RoundBoard } from '@sporta/contract';

/** The round a stop is on, and its place there; neither for an order on no round. */
export function placeOf(
  { rounds }: Pick<RoundBoard, 'rounds'>,
  orderId: number,
): { roundId: number | undefined; position?: number } {
  for (const { roundId, stops } of rounds) {
    const stop = stops.find((each) => each.orderId === orderId && each.state !== 'back');
    if (stop) return { roundId, position: stop.position };
  }
  return { roundId: undefined };
}

/** Whether its stops may still be moved. */
export const isOpen = ({ state }: Pick<Round, 'state'>): boolean => state === 'draft' || state === 'confirmed';

/** Vans that wait for no round: one that has left may leave again. */
export const idleVans = ({ vans, rounds }: Pick<RoundBoard, 'vans' | 'rounds'>): RoundBoard['vans'] =>
  vans.filter(({ vanId }) => !rounds.some((round) => isOpen(round) && round.van.vanId === vanId));

export const isTooFull = ({ crates, van }: Pick<Round, 'crates' | 'van'>): boolean => crates > van.crates;

export const lateStops = ({ stops }: Pick<Round, 'stops'>): PlannedStop[] =>
  stops.filter(({ lateMinutes }) => lateMinutes > 0);

/** A round with the stop at its new place, of a plan as it would be. */
export function landing(
  preview: RoundBoard,
  roundId: number,
  orderId: number,
): { round: Round; stop: PlannedStop } | undefined {
  const round = preview.rounds.find((each) => each.roundId === roundId);
  const stop = round?.stops.find((each) => each.orderId === orderId);
  return round && stop ? { round, stop } : undefined;
}

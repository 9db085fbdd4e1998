import type { PlannedStop, Round, RoundBoard } from '@sporta/contract';
import { isOpen, isTooFull, landing, lateStops } from './places.ts';

/** What is wrong with a round that has not left, and the stop whose moving would help most. */
export interface Trouble {
  round: Round;
  kind: 'late' | 'too-full';
  stop: PlannedStop;
}

/** Rounds with late stops, then rounds with more crates than their van carries. */
export function troublesOf({ rounds }: Pick<RoundBoard, 'rounds'>): Trouble[] {
  const open = rounds.filter(isOpen);
  const late = open.flatMap((round): Trouble[] => {
    const stop = latest(round);
    return stop ? [{ round, kind: 'late', stop }] : [];
  });
  const full = open.filter(isTooFull).flatMap((round): Trouble[] => {
    const stop = lightestThatHelps(round);
    return stop ? [{ round, kind: 'too-full', stop }] : [];
  });
  return [...late, ...full];
}

const latest = (round: Round): PlannedStop | undefined =>
  lateStops(round).toSorted((one, other) => other.lateMinutes - one.lateMinutes)[0];

/** The stop with the fewest crates that makes the rest fit, or the one with the most. */
function lightestThatHelps({ stops, crates, van }: Round): PlannedStop | undefined {
  const sorted = stops.toSorted((one, other) => one.crates - other.crates);
  return sorted.find((stop) => stop.crates >= crates - van.crates) ?? sorted.at(-1);
}

/** What plans cost in their own measure: minutes late and crates too many, of all rounds. */
export const harmOf = ({ rounds }: Pick<RoundBoard, 'rounds'>): number =>
  rounds.reduce(
    (sum, round) =>
      sum +
      lateStops(round).reduce((minutes, stop) => minutes + stop.lateMinutes, 0) +
      10 * Math.max(0, round.crates - round.van.crates),
    0,
  );

/**
 * The round that takes the stop of a trouble best: where the plan is better than now, and of those where least is driven.
 * @param previews the plan with the stop on that round, by round
 */
export function bestMove(
  board: RoundBoard,
  { stop }: Trouble,
  previews: ReadonlyMap<number, RoundBoard>,
): { round: Round; stop: PlannedStop } | undefined {
  const now = harmOf(board);
  return [...previews]
    .map(([roundId, preview]) => ({
      landed: landing(preview, roundId, stop.orderId),
      harm: harmOf(preview),
      metres: preview.rounds.reduce((sum, round) => sum + round.metres, 0),
    }))
    .filter(({ landed, harm }) => landed && harm < now)
    .toSorted((one, other) => one.harm - other.harm || one.metres - other.metres)[0]?.landed;
}

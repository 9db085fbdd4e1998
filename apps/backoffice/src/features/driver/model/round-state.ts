import type { DriverRound, DriverStop } from '@sporta/contract';
import { countOf } from '../../../shared/figures/index.ts';
import { isClosed } from './replay.ts';

/** The round to work on: the one on the road, else the first that has not been driven. */
export const currentRound = (rounds: readonly DriverRound[]): DriverRound | undefined =>
  rounds.find(({ state }) => state === 'started') ?? rounds.find(({ state }) => state === 'confirmed') ?? rounds.at(-1);

/** Where the van goes now: the door the driver is at, else the next one. Stops are in the order of driving. */
export const nextStop = ({ stops }: DriverRound): DriverStop | undefined =>
  stops.find(({ state }) => state === 'arrived') ?? stops.find((stop) => !isClosed(stop));

export const openStops = ({ stops }: DriverRound): DriverStop[] => stops.filter((stop) => !isClosed(stop));

export const cratesOn = (stops: readonly DriverStop[]): number =>
  stops.reduce((sum, { crates }) => sum + crates.length, 0);

/** Crates that come back empty. */
export const emptiesOn = ({ stops }: DriverRound): number => stops.reduce((sum, { empties }) => sum + empties, 0);

/** The round and the stop of an order. */
export function findStop(
  rounds: readonly DriverRound[],
  orderId: number,
): { round: DriverRound; stop: DriverStop } | undefined {
  for (const round of rounds) {
    const stop = round.stops.find((each) => each.orderId === orderId);
    if (stop) return { round, stop };
  }
  return undefined;
}

/** Whole minutes until somebody is expected; 0 when the time has come. */
export const minutesUntil = (at: string, now: number): number =>
  Math.max(0, Math.round((Date.parse(at) - now) / 60_000));

/** "In orario", or by how much the worst stop ahead is late. */
export function punctuality(round: DriverRound): { late: boolean; text: string } {
  const late = Math.max(0, ...openStops(round).map(({ lateMinutes }) => lateMinutes));
  if (late === 0) return { late: false, text: 'in orario' };
  return { late: true, text: countOf(late, 'minuto di ritardo', 'minuti di ritardo') };
}

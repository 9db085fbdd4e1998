import { type AttemptKind, type DriverStop, WAIT_AT_DOOR_MINUTES } from '@sporta/contract';

/** A stop at whose door the driver is: `arrivesAt` is when they came. */
type Attempted = Pick<DriverStop, 'attempts' | 'arrivesAt'>;

/** What is tried before a door is left: nobody without a number can be called. */
export const attemptsFor = ({ phone }: Pick<DriverStop, 'phone'>): AttemptKind[] =>
  phone ? ['rang', 'called', 'texted'] : ['rang'];

/** When it was last tried since the driver came to the door: a second visit tries all of it again. */
export function triedAt({ attempts, arrivesAt }: Attempted, how: AttemptKind): string | undefined {
  return attempts.findLast((each) => each.how === how && Date.parse(each.at) >= Date.parse(arrivesAt))?.at;
}

/** Seconds a driver waits yet after the last of all attempts: from when it was made. Undefined while some are left. */
export function secondsToWait(stop: Attempted & Pick<DriverStop, 'phone'>, now: number): number | undefined {
  const times = attemptsFor(stop).map((how) => triedAt(stop, how));
  if (times.some((at) => at === undefined)) return undefined;
  const last = Math.max(...times.map((at) => Date.parse(at as string)));
  const all = WAIT_AT_DOOR_MINUTES * 60;
  // The clock of the page ticks by the second: an attempt made since then is no reason to wait longer.
  return Math.min(all, Math.max(0, Math.ceil(all - (now - last) / 1000)));
}

/** "2:48". */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

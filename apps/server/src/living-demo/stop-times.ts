/** A stop that was reached, as the planner saw it. */
export interface PlannedStop {
  orderId: number;
  arrivesAt: Date;
  /** How long the planner gives its door. */
  serviceSeconds: number;
}

interface Road {
  /** As planned. */
  departsAt: Date;
  windowBegin: Date;
  /** When the van came to the door it stands at. */
  atDoor: Date;
  now: Date;
}

export interface StopTimes {
  startedAt: Date;
  stops: { orderId: number; arrivedAt: Date; doneAt: Date }[];
}

/**
 * When a van was at each door it has reached: as far apart as the planner put them, counted back from the door it stands at now. Where
 * the window has not run for so long, it went quicker rather than before the window.
 * @param reached in the order of the plan; the van stands at the last one
 */
export function stopTimes(
  reached: readonly PlannedStop[],
  { departsAt, windowBegin, atDoor, now }: Road,
): StopTimes | undefined {
  const [first, last] = [reached[0], reached.at(-1)];
  if (!first || !last) return undefined;
  const door = atDoor.getTime();
  const planned = last.arrivesAt.getTime() - first.arrivesAt.getTime();
  const room = door - windowBegin.getTime();
  const share = planned > 0 && room > 0 ? Math.min(1, room / planned) : 1;
  const at = (time: Date) => door - (last.arrivesAt.getTime() - time.getTime()) * share;
  return {
    startedAt: new Date(at(departsAt)),
    stops: reached.map(({ orderId, arrivesAt, serviceSeconds }, index) => {
      const arrived = at(arrivesAt);
      const next = reached[index + 1];
      const left = Math.min(arrived + serviceSeconds * 1000 * share, next ? at(next.arrivesAt) : now.getTime());
      return { orderId, arrivedAt: new Date(arrived), doneAt: new Date(Math.max(arrived, left)) };
    }),
  };
}

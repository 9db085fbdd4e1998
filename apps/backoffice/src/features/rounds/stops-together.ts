import type { RoundStop } from '@sporta/contract';

/** A stop as vans drive to it: one order at a house, one or more at a locker station. */
export interface VanStop<S extends RoundStop> {
  /** Its first order: what is moved takes the others along. */
  first: S;
  orders: S[];
  /** Of the customer, or of the station. */
  name: string;
  crates: number;
}

/** Orders that follow each other for one locker station are one stop. */
export function stopsTogether<S extends RoundStop>(stops: readonly S[]): VanStop<S>[] {
  const found: VanStop<S>[] = [];
  for (const stop of stops) {
    const last = found.at(-1);
    if (last && stop.station && last.first.station?.key === stop.station.key) {
      last.orders.push(stop);
      last.crates += stop.crates;
    } else {
      found.push({ first: stop, orders: [stop], name: stop.station?.name ?? stop.name, crates: stop.crates });
    }
  }
  return found;
}

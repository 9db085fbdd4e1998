import type { LockerVisit } from '@sporta/contract';
import { doorProblem, type StorageZone } from '@sporta/domain';

export interface Placed {
  crate: string;
  door: string;
}

/** What the bar code of a door says before its label: a scanner is told from typing by codes that are long enough. */
const DOOR_PREFIX = /^VANO[- ]/;

interface Scanned {
  placed: Placed[];
  /** A crate that was read and stands nowhere yet. */
  inHand: string | undefined;
  problem: string | undefined;
}

export interface Scanning {
  visit: LockerVisit;
  placed: Placed[];
  inHand: string | undefined;
  /** Nobody can be asked about doors kept for others: only those of this order will do. */
  plannedOnly?: boolean | undefined;
}

/** What a scan means: a crate is taken in hand, a door takes the crate in hand. Orders without crates take doors only. */
export function nextScan(text: string, { visit, placed, inHand, plannedOnly }: Scanning): Scanned {
  const said = text.trim().toUpperCase().replace(DOOR_PREFIX, '');
  const same = { placed, inHand };
  const crate = visit.crates.find(({ code }) => code === said);
  if (crate) {
    const at = placed.find((each) => each.crate === said);
    // read again: it is put somewhere else
    return { placed: at ? placed.filter((each) => each !== at) : placed, inHand: said, problem: undefined };
  }
  if (/^K\d{8}$/.test(said)) return { ...same, problem: 'Questa cassa non è di questo ordine' };
  const planned = visit.doors.find(({ label }) => label.toUpperCase() === said);
  if (!planned && plannedOnly) {
    const labels = visit.doors.map(({ label }) => label).join(', ');
    return { ...same, problem: `Senza rete usa solo i vani di questo ordine: ${labels}` };
  }
  if (visit.crates.length === 0) {
    if (placed.some(({ door }) => door === said)) return { ...same, problem: `Il vano ${said} c’è già` };
    const number = placed.length + 1;
    return {
      placed: [...placed, { crate: `${visit.orderNumber}-${number}`, door: said }],
      inHand: undefined,
      problem: undefined,
    };
  }
  if (!inHand) return { ...same, problem: 'Prima leggi la cassa, poi il vano' };
  const behind = placed.filter(({ door }) => door === said).length;
  const problem = planned && doorProblem(planned, zoneOf(visit, inHand), behind)?.message;
  if (problem) return { ...same, problem };
  return { placed: [...placed, { crate: inHand, door: said }], inHand: undefined, problem: undefined };
}

const zoneOf = ({ crates }: LockerVisit, code: string): StorageZone =>
  crates.find((each) => each.code === code)?.zone ?? 'dry';

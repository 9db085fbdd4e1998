import type { LockerVisit } from '@sporta/contract';

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

/** What a scan means: a crate is taken in hand, a door takes the crate in hand. Orders without crates take doors only. */
export function nextScan(
  text: string,
  { visit, placed, inHand }: { visit: LockerVisit; placed: Placed[]; inHand: string | undefined },
): Scanned {
  const said = text.trim().toUpperCase().replace(DOOR_PREFIX, '');
  const same = { placed, inHand };
  const crate = visit.crates.find(({ code }) => code === said);
  if (crate) {
    const at = placed.find((each) => each.crate === said);
    // read again: it is put somewhere else
    return { placed: at ? placed.filter((each) => each !== at) : placed, inHand: said, problem: undefined };
  }
  if (/^K\d{8}$/.test(said)) return { ...same, problem: 'Questa cassa non è di questo ordine' };
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
  return { placed: [...placed, { crate: inHand, door: said }], inHand: undefined, problem: undefined };
}

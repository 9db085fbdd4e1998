import type { PickingCrate } from '@sporta/contract';

/** What is typed of where crates wait: one place for all, and one of its own by the number of a crate. */
export interface BaysTyped {
  all: string;
  own: Readonly<Record<number, string>>;
}

/**
 * The crates that get a place now: its own goes before the one for all, which moves no crate that waits somewhere already. Those left
 * out are placed later.
 */
export function baysOf(crates: readonly PickingCrate[], { all, own }: BaysTyped): { crate_id: number; bay: string }[] {
  return crates.flatMap((crate) => {
    const bay = own[crate.crateId]?.trim() || (crate.bay === undefined ? all.trim() : '');
    return bay === '' ? [] : [{ crate_id: crate.crateId, bay }];
  });
}

/** What a kind of rows did to the shop. */
export interface Changes {
  added: number;
  changed: number;
  unchanged: number;
}

/** Counts from the `added` column of an upsert that touches only rows that differ. */
export function changesOf(total: number, written: readonly { added: boolean }[]): Changes {
  const added = written.filter((row) => row.added).length;
  return { added, changed: written.length - added, unchanged: total - written.length };
}

export const thousandths = (quantity: number): number => Math.round(quantity * 1000);

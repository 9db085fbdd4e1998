/** A sum of money in a table: files write it with two decimals, 107,50 and not 107,5. */
export interface EuroCell {
  readonly euro: number;
}

export const euroCell = (euro: number): EuroCell => ({ euro });

export type Cell = string | number | EuroCell;

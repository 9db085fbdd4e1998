import { useCallback, useMemo, useState } from 'react';

/** Rows a person chose, across pages. */
export interface Selection<Row> {
  rows: readonly Row[];
  has: (row: Row) => boolean;
  setMany: (rows: readonly Row[], on: boolean) => void;
  clear: () => void;
}

/** Keeps the chosen rows while the list turns its pages; ids decide, so a row that was read again stays chosen. */
export function useSelection<Row>(rowId: (row: Row) => number): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Row>>(new Map());
  const setMany = useCallback(
    (rows: readonly Row[], on: boolean) =>
      setChosen((before) => {
        const next = new Map(before);
        for (const row of rows) {
          if (on) next.set(rowId(row), row);
          else next.delete(rowId(row));
        }
        return next;
      }),
    [rowId],
  );
  const clear = useCallback(() => setChosen(new Map()), []);
  return useMemo(
    () => ({ rows: [...chosen.values()], has: (row: Row) => chosen.has(rowId(row)), setMany, clear }),
    [chosen, rowId, setMany, clear],
  );
}

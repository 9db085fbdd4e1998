import type { ReactNode } from 'react';

/** From which width of the window on a column is shown: phone (always), tablet (768), small desk (1024), desk (1280). */
export type ColumnWidth = 'phone' | 'tablet' | 'small-desk' | 'desk';

export interface Column<Row> {
  /** Name on the wire when the server sorts by it. */
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  sortable?: boolean | undefined;
  /** Figures stand at the right, tabular. */
  figures?: boolean | undefined;
  from?: ColumnWidth | undefined;
  /** On a phone it stands at the right of the first fact, as figures do. */
  beside?: boolean | undefined;
  /** What its cells hold, for the grey bars that stand for them: a line of text, two, or a state in its colour. */
  holds?: 'line' | 'two-lines' | 'tag' | undefined;
}

export interface Sort {
  key: string;
  descending: boolean;
}

/** "-total" on the wire: by total, the highest first. */
export function parseSort(text: string | undefined): Sort | undefined {
  const key = text?.replace(/^-/, '');
  return key ? { key, descending: text !== key } : undefined;
}

/** The order a press on a header asks for: by that column, and the other way round when it is in force. */
export function nextSort(key: string, current: Sort | undefined): string {
  return current?.key === key && !current.descending ? `-${key}` : key;
}

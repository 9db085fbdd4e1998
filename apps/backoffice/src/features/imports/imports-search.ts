import { type ImportView, importViews } from '@sporta/contract';

/** What the address says: which import, and which of its changes are looked at. */
export interface ImportsSearch {
  id?: number | undefined;
  view?: ImportView | undefined;
}

/** Reads an address; what does not fit is as if it were not there. */
export function readImportsSearch(raw: Record<string, unknown>): ImportsSearch {
  const id = /^[1-9]\d{0,8}$/.test(String(raw.id)) ? Number(raw.id) : undefined;
  return { id, view: importViews.find((view) => view === raw.view) };
}

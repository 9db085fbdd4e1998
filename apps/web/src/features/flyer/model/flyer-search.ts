/** How the flyer is looked at: tiles page by page, the printed pages, or the list of all products. */
export type FlyerView = 'tiles' | 'pages' | 'list';

/** What the address of a flyer says. */
export interface FlyerSearch {
  /** Page from 1; absent = the first. */
  page?: number;
  /** `pagine` the printed pages, `elenco` the list; absent = the tiles. */
  vista?: 'pagine' | 'elenco';
  /** Department the list is narrowed to. */
  reparto?: number;
}

const MAX_PAGE = 99;

export function readFlyerSearch(search: Record<string, unknown>): FlyerSearch {
  const page = Number(search.page);
  const department = Number(search.reparto);
  return {
    ...(Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? { page } : {}),
    ...(search.vista === 'pagine' || search.vista === 'elenco' ? { vista: search.vista } : {}),
    ...(Number.isInteger(department) && department > 0 ? { reparto: department } : {}),
  };
}

export function viewOf({ vista }: FlyerSearch): FlyerView {
  if (vista === 'pagine') return 'pages';
  return vista === 'elenco' ? 'list' : 'tiles';
}

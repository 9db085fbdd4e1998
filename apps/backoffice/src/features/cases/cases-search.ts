import { type CaseKind, type CaseTab, caseKinds, caseTabs } from '@sporta/contract/staff-case-words.ts';

/** What the address says: which cases, and the page of them. */
export interface CasesSearch {
  tab?: CaseTab | undefined;
  kind?: CaseKind | undefined;
  q?: string | undefined;
  page?: number | undefined;
}

export function readCasesSearch(search: Record<string, unknown>): CasesSearch {
  const page = Number(search.page);
  const q = typeof search.q === 'string' ? search.q.trim().slice(0, 60) : '';
  return {
    tab: caseTabs.find((tab) => tab === search.tab && tab !== 'open'),
    kind: caseKinds.find((kind) => kind === search.kind),
    q: q || undefined,
    page: Number.isInteger(page) && page > 1 && page < 100_000 ? page : undefined,
  };
}

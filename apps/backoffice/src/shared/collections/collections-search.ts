import { type CollectionView, collectionViews } from '@sporta/contract';

/** What the address of the page says. */
export interface CollectionsSearch {
  /** Absent: those that are open. */
  view?: CollectionView | undefined;
  /** From 1; absent: the first. */
  page?: number | undefined;
}

/** Reads an address; what does not fit is as if it were not there. */
export const readCollectionsSearch = ({ view, page }: Record<string, unknown>): CollectionsSearch => ({
  view: view === 'open' ? undefined : collectionViews.find((each) => each === view),
  page: /^[1-9]\d{0,5}$/.test(String(page)) && Number(page) > 1 ? Number(page) : undefined,
});

export { CollectionLine } from './CollectionLine.tsx';
export { CollectionsLink } from './CollectionsLink.tsx';
export { collectionsQuery } from './collections-query.ts';
export { type CollectionsSearch, readCollectionsSearch } from './collections-search.ts';

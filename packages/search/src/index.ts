export { isWithin, type PriceLimit, readPriceLimit } from './analysis/price-limit.ts';
export { highlight, type Range } from './highlight.ts';
export { brandPhrase } from './index/features.ts';
export { searchTextOf } from './list/counts.ts';
export { searchKey, synonymText } from './match/synonyms.ts';
export { buildIndex, buildIndexInSteps, parseShoppingList, SearchIndex } from './search-index.ts';
export { italianSynonyms } from './synonyms.it.ts';
export type * from './types.ts';

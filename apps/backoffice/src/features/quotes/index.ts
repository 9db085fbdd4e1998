export { QuotesPage } from './QuotesPage.tsx';
export { type QuotesSearch, readQuotesSearch } from './quotes-search.ts';

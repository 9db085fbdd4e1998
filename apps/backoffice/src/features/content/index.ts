export { ContentPage } from './ContentPage.tsx';
export { type ContentSearch, readContentSearch } from './content-search.ts';

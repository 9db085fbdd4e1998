export { ReportsPage } from './ReportsPage.tsx';
export { readReportsSearch } from './reports-search.ts';

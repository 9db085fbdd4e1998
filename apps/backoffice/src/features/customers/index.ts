export { CustomersPage } from './CustomersPage.tsx';
export { type CustomersSearch, readCustomersSearch } from './customers-search.ts';

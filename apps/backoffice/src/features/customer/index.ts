export { CustomerPage } from './CustomerPage.tsx';
export { customerIdOf } from './customer-id.ts';
export { type CustomerSearch, readCustomerSearch } from './customer-search.ts';

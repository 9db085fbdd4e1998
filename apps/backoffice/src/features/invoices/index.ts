export { InvoicesPage } from './InvoicesPage.tsx';
export { readInvoicesSearch } from './invoices-search.ts';

export { AuditPage } from './AuditPage.tsx';
export { readAuditSearch } from './audit-search.ts';

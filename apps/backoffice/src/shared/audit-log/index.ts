export { AuditTable } from './AuditTable.tsx';

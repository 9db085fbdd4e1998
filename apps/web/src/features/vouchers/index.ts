export { VouchersPage } from './vouchers-page.tsx';

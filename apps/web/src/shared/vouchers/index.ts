export { useUsableVouchers, vouchersQuery } from './vouchers.ts';

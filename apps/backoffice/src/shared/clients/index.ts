export { CertificatesTable } from './CertificatesTable.tsx';
export { ClientTabs } from './ClientTabs.tsx';
export { ConsentsPanel } from './ConsentsPanel.tsx';
export { LatestOrders } from './LatestOrders.tsx';
export { OrderCount } from './OrderCount.tsx';
export { OrdersFound } from './OrdersFound.tsx';

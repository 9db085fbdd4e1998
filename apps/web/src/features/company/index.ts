export { AllOrdersPage } from './all-orders-page.tsx';
export { allOrdersQuery, dueDatesQuery } from './api/company.ts';
export { approvalsQuery, peopleQuery } from './api/people.ts';
export { DueDatesPage } from './due-dates-page.tsx';
export { MastersOnly } from './masters-only.tsx';
export { type OrdersSearch, requestOf } from './model/orders-wanted.ts';
export { requireMaster } from './model/require-master.ts';
export { PeoplePage } from './people-page.tsx';

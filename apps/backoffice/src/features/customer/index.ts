export { CustomerPage } from './CustomerPage.tsx';
export { customerIdOf } from './customer-id.ts';

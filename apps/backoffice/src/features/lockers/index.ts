export { LockersPage } from './LockersPage.tsx';

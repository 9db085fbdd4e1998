export { PassesPage } from './PassesPage.tsx';

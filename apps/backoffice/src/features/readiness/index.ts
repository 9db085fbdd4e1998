export { ReadinessPage } from './ReadinessPage.tsx';

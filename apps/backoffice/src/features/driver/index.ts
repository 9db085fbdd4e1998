export { RoundPage } from './RoundPage.tsx';
export { StopPage } from './StopPage.tsx';

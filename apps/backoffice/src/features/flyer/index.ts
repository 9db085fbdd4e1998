export { FlyersPage } from './FlyersPage.tsx';
export { readFlyerSearch } from './flyer-search.ts';

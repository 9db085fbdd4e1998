export { RewardsPage } from './RewardsPage.tsx';
export { readRewardsSearch } from './rewards-search.ts';

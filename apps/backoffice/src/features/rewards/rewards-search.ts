import { rewardTabs } from '@sporta/contract/staff-reward-words.ts';
import type { RewardsSearch } from './rewards-query.ts';

/** What the address says: which requests, and the page of them. */
export function readRewardsSearch(search: Record<string, unknown>): RewardsSearch {
  const page = Number(search.page);
  return {
    tab: rewardTabs.find((tab) => tab === search.tab && tab !== 'requested'),
    page: Number.isInteger(page) && page > 1 && page < 100_000 ? page : undefined,
  };
}

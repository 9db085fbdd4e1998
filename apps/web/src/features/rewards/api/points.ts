import { profileEndpoints } from '@sporta/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';

/** Points earned and spent, the latest first, page after page. */
export function pointsQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: ['points'],
    queryFn: async ({ pageParam, signal }) =>
      (await api.call(profileEndpoints.rewards.points, { page: pageParam, page_size: 20 }, { signal })).data,
    initialPageParam: 1,
    getNextPageParam: ({ page }) => (page.selPage < page.totPages ? page.selPage + 1 : undefined),
  });
}

/** All of them as a file for spreadsheets. */
export const pointsFileUrl = () => `/ebsn/api/${profileEndpoints.rewards.pointsFile.path}`;

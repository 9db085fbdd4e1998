import { endpoints, type HomeBlock } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';

/** What the home page shows when its blocks fail to load: it needs no content of the day. */
const leastBlocks: HomeBlock[] = [
  { homeBlockId: 1, kind: 'usual' },
  { homeBlockId: 2, kind: 'sectors' },
];

/** The parts of the home page, in order. */
export function homeQuery(api: Api, hash: string) {
  return queryOptions({
    queryKey: ['catalogue', hash, 'home'],
    queryFn: async ({ signal }): Promise<HomeBlock[]> => {
      try {
        const { blocks } = (await api.call(endpoints.content.homeView, { hash }, { signal })).data;
        return blocks.length > 0 ? blocks : leastBlocks;
      } catch {
        return leastBlocks;
      }
    },
    staleTime: 60_000,
  });
}

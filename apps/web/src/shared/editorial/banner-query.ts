import { type Banner, endpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

export interface BannerPlace {
  layout: 'home' | 'category';
  category_id?: number;
}

/** Banners of a place of the shop; a shop without any, or whose banners cannot be had, shows the page without them. */
export function bannersQuery(api: Api, hash: string, place: BannerPlace) {
  return queryOptions({
    queryKey: ['catalogue', hash, 'banners', place],
    queryFn: async ({ signal }): Promise<Banner[]> => {
      try {
        return (await api.call(endpoints.content.adv, { ...place, hash }, { signal })).data.banners;
      } catch {
        return [];
      }
    },
    staleTime: 5 * 60_000,
  });
}

/** The banners of one layout: "hero", "strip", "card", "magazine". */
export function bannersOf(banners: readonly Banner[], kind: string): Banner[] {
  return banners.filter(({ cssClass }) => cssClass.split(' ').includes(kind));
}

import { endpoints, isApiError } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import type { Point } from './distance.ts';

/** The town distances are measured from. */
export interface Place extends Point {
  city: string;
  province: string;
  precision: 'town' | 'area';
}

/** Longest text looked for. */
export const MAX_TEXT = 100;
/** Fewest letters that may name a town. */
const LEAST = 3;

/** Where the town or the postal code of a text is; null when the text names none. */
export function placeQuery(api: Api, text: string) {
  const q = text.trim();
  return queryOptions({
    queryKey: ['place', q.toLowerCase()],
    queryFn: async ({ signal }): Promise<Place | null> => {
      if (q.length < LEAST) return null;
      try {
        return (await api.call(endpoints.addresses.locate, { q }, { signal })).data.place;
      } catch (error) {
        if (isApiError(error) && error.is('place-not-found', 'invalid-field')) return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** "Distanze in linea d’aria da Monza (MB)"; of a postal code only the area is known. */
export function fromText({ city, province, precision }: Place): string {
  return `Distanze in linea d’aria ${precision === 'town' ? 'da' : 'dalla zona di'} ${city} (${province})`;
}

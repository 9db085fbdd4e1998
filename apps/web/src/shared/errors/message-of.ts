import { isApiError } from '@sporta/contract';

/** What went wrong in the shop's own words, which are Italian and for people; `fallback` when the shop could not say. */
export function messageOf(error: unknown, fallback: string): string {
  return isApiError(error) ? error.message : fallback;
}

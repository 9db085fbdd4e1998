import type { z } from 'zod';
import { shown } from './books.ts';
import { missing } from './failure.ts';
import type { page } from './params.ts';

type Page = z.output<z.ZodObject<typeof page>>;

/** A page of objects, newest first. @throws {Failure} 404 when `starting_after` is none of them */
export function list<T extends { id: string; created: number }>(
  url: string,
  table: Record<string, T>,
  { limit, starting_after, created }: Page,
  wanted: (each: T) => boolean = () => true,
): object {
  const { gt = -1, gte = 0, lt = Number.POSITIVE_INFINITY, lte = Number.POSITIVE_INFINITY } = created ?? {};
  const within = ({ created: at }: T) => at > gt && at >= gte && at < lt && at <= lte;
  const all = Object.values(table)
    .reverse()
    .filter((each) => wanted(each) && within(each));
  const last = starting_after === undefined ? -1 : all.findIndex((each) => each.id === starting_after);
  if (starting_after !== undefined && last === -1) throw missing('object', starting_after, 'starting_after');
  return {
    object: 'list',
    url: `/v1/${url}`,
    has_more: all.length > last + 1 + limit,
    data: all.slice(last + 1, last + 1 + limit).map(shown),
  };
}

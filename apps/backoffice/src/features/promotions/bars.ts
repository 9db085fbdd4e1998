import type { StaffPromotionRow } from '@sporta/contract';
import { daysBetween, type ShopDay } from '@sporta/domain';
import { firstDay, lastDay } from './words.ts';

/** A promotion in the calendar: columns from 1 on, and the line it stands on in its group. */
export interface Bar {
  promotion: StaffPromotionRow;
  from: number;
  to: number;
  line: number;
}

/** Drafts are what somebody works on. */
const isInWork = ({ promotionId, state }: StaffPromotionRow, openId: unknown) =>
  state === 'draft' || promotionId === openId;

/**
 * Puts promotions that overlap on lines of their own: what somebody works on first, then the earlier ones.
 * @param openId the promotion in the editor
 */
export function barsOf(promotions: readonly StaffPromotionRow[], days: readonly ShopDay[], openId?: unknown): Bar[] {
  const work = (each: StaffPromotionRow) => Number(isInWork(each, openId));
  const sorted = [...promotions].sort(
    (a, b) => work(b) - work(a) || a.startsAt.localeCompare(b.startsAt) || a.promotionId - b.promotionId,
  );
  const daysOf = ({ startsAt, endsAt }: StaffPromotionRow) => ({ first: firstDay(startsAt), last: lastDay(endsAt) });
  return layOut(sorted, daysOf, days).map(({ item, ...place }) => ({ promotion: item, ...place }));
}

/** Something that lasts some days, in the calendar: columns from 1 on, and its line. */
export interface Placed<T> {
  item: T;
  from: number;
  to: number;
  line: number;
}

/**
 * Cuts what goes beyond the days of the calendar and puts what overlaps on lines of its own, the first items first.
 * @param daysOf the first and the last day of an item, both included
 */
export function layOut<T>(
  items: readonly T[],
  daysOf: (item: T) => { first: ShopDay; last: ShopDay },
  days: readonly ShopDay[],
): Placed<T>[] {
  const begin = days[0]!;
  const taken: { from: number; to: number }[][] = [];
  return items.flatMap((item) => {
    const { first, last } = daysOf(item);
    const from = Math.max(1, daysBetween(begin, first) + 1);
    const to = Math.min(days.length, daysBetween(begin, last) + 1);
    if (to < 1 || from > days.length) return [];
    const free = taken.findIndex((line) => line.every((bar) => bar.to < from || bar.from > to));
    const line = free === -1 ? taken.length : free;
    taken[line] = [...(taken[line] ?? []), { from, to }];
    return [{ item, from, to, line: line + 1 }];
  });
}

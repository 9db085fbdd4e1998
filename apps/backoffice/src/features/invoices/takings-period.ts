import { addDays, type ShopDay } from '@sporta/domain';

/** Periods a book-keeper asks for with one press. */
export const takingsPeriods = ['today', 'yesterday', 'month', 'last-month'] as const;
export type TakingsPeriod = (typeof takingsPeriods)[number];

export interface Days {
  from: ShopDay;
  to: ShopDay;
}

/** The days of a period, both included. @param today day of the shop */
export function daysOfPeriod(period: TakingsPeriod, today: ShopDay): Days {
  const firstOfMonth: ShopDay = `${today.slice(0, 8)}01`;
  const yesterday = addDays(today, -1);
  const lastOfMonthBefore = addDays(firstOfMonth, -1);
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: yesterday, to: yesterday };
    case 'month':
      return { from: firstOfMonth, to: today };
    case 'last-month':
      return { from: `${lastOfMonthBefore.slice(0, 8)}01`, to: lastOfMonthBefore };
  }
}

/** The period days make up, or none: on the first of a month its takings are those of today. */
export const periodOfDays = ({ from, to }: Days, today: ShopDay): TakingsPeriod | undefined =>
  takingsPeriods.find((period) => {
    const days = daysOfPeriod(period, today);
    return days.from === from && days.to === to;
  });

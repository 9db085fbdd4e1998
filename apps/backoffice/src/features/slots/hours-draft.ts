import type { HoursPlan } from '@sporta/contract';
import type { ShopDay } from '@sporta/domain';
import { draftOfWeek, type OpeningDraft, type WeekDraft } from '../../shared/week/index.ts';

export interface SpecialDayDraft extends OpeningDraft {
  /** Tells rows apart while their day is typed. */
  key: number;
  date: ShopDay | '';
  closed: boolean;
  note: string;
}

/** The hours of a store as they are typed. */
export interface HoursDraft {
  week: WeekDraft;
  specialDays: SpecialDayDraft[];
}

export const draftOfHours = ({ week, specialDays }: HoursPlan): HoursDraft => ({
  week: draftOfWeek(week),
  specialDays: specialDays.map(({ date, opens, closes, note }, key) => ({
    key,
    date,
    closed: opens === undefined,
    opens: opens ?? '08:00',
    closes: closes ?? '13:00',
    note: note ?? '',
  })),
});

export function withSpecialDay(draft: HoursDraft): HoursDraft {
  const key = Math.max(0, ...draft.specialDays.map((day) => day.key + 1));
  const day = { key, date: '' as const, closed: true, opens: '08:00', closes: '13:00', note: '' };
  return { ...draft, specialDays: [...draft.specialDays, day] };
}

/** What is sent; rows of special days whose day nobody chose are left out. */
export function hoursRequest({ week, specialDays }: HoursDraft) {
  return {
    week: week.flatMap((openings, index) => openings.map((opening) => ({ weekday: index + 1, ...opening }))),
    special_days: specialDays
      .filter(({ date }) => date !== '')
      .map(({ date, closed, opens, closes, note }) => ({
        date,
        ...(closed ? {} : { opens, closes }),
        ...(note.trim() === '' ? {} : { note: note.trim() }),
      })),
  };
}

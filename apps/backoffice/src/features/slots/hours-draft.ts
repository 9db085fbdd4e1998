import type { HoursPlan } from '@sporta/contract';
import type { ShopDay } from '@sporta/domain';

/** An opening as it is typed: "08:30". */
export interface OpeningDraft {
  opens: string;
  closes: string;
}

export interface SpecialDayDraft extends OpeningDraft {
  /** Tells rows apart while their day is typed. */
  key: number;
  date: ShopDay | '';
  closed: boolean;
  note: string;
}

/** The hours of a store as they are typed. */
export interface HoursDraft {
  /** Openings of Monday to Sunday; none: closed. */
  week: OpeningDraft[][];
  specialDays: SpecialDayDraft[];
}

export const weekdayNames = ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì', 'Sabato', 'Domenica'] as const;

/** Openings of a day that can be written; more than three nobody reads. */
export const mostOpenings = 3;

export const draftOfHours = ({ week, specialDays }: HoursPlan): HoursDraft => ({
  week: weekdayNames.map((_, index) =>
    week.filter(({ weekday }) => weekday === index + 1).map(({ opens, closes }) => ({ opens, closes })),
  ),
  specialDays: specialDays.map(({ date, opens, closes, note }, key) => ({
    key,
    date,
    closed: opens === undefined,
    opens: opens ?? '08:00',
    closes: closes ?? '13:00',
    note: note ?? '',
  })),
});

/** The next opening of a day: the whole day, or the afternoon after what there is. */
export const nextOpening = (openings: readonly OpeningDraft[]): OpeningDraft =>
  openings.length === 0 ? { opens: '08:00', closes: '20:00' } : { opens: '15:30', closes: '19:30' };

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

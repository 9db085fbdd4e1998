/** An opening as it is typed: "08:30". */
export interface OpeningDraft {
  opens: string;
  closes: string;
}

/** Openings of Monday to Sunday as they are typed; a day without one is closed. */
export type WeekDraft = OpeningDraft[][];

export const weekdayNames = ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì', 'Sabato', 'Domenica'] as const;
const shortNames = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'] as const;

/** Openings of a day that can be written; more than three nobody reads. */
export const mostOpenings = 3;

/** A week as the server says it (ISO weekdays) as it is typed. */
export const draftOfWeek = (week: readonly (OpeningDraft & { weekday: number })[]): WeekDraft =>
  weekdayNames.map((_, index) =>
    week.filter(({ weekday }) => weekday === index + 1).map(({ opens, closes }) => ({ opens, closes })),
  );

/** The same openings from a first to a last day (0 Monday … 6 Sunday), the others closed. */
export const sameEachDay = (openings: readonly OpeningDraft[], last = 5): WeekDraft =>
  weekdayNames.map((_, index) => (index <= last ? openings.map((opening) => ({ ...opening })) : []));

/** The next opening of a day: the whole day, or the afternoon after what there is. */
export const nextOpening = (openings: readonly OpeningDraft[]): OpeningDraft =>
  openings.length === 0 ? { opens: '08:00', closes: '20:00' } : { opens: '15:30', closes: '19:30' };

/** As people write a week: "lun 08:30-13:00, 15:00-19:30; dom 09:00-12:30"; empty where no day has an opening. */
export const weekText = (week: WeekDraft): string =>
  week
    .flatMap((openings, index) => {
      const hours = openings.map(({ opens, closes }) => `${opens}-${closes}`);
      return hours.length > 0 ? [`${shortNames[index]} ${hours.join(', ')}`] : [];
    })
    .join('; ');

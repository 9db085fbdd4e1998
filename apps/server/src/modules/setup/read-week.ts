/** Hours of one weekday: 1 Monday … 7 Sunday, `HH:MM`. */
export interface WeekHours {
  weekday: number;
  opens: string;
  closes: string;
}

const days = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'];

/**
 * Reads a week as people write it: "lun-sab 8:30-13:00, 15:00-19:30; dom 9:00-12:30".
 * @returns every window, in order of the week
 * @throws Error in Italian, naming the piece nobody can read, a window that ends before it begins, or two that overlap
 */
export function readWeek(text: string): WeekHours[] {
  const week = text
    .split(';')
    .map((piece) => piece.trim())
    .filter(Boolean)
    .flatMap(readPiece)
    .sort((a, b) => a.weekday - b.weekday || a.opens.localeCompare(b.opens));
  for (const [at, { weekday, opens }] of week.entries()) {
    const before = week[at - 1];
    if (before?.weekday === weekday && opens < before.closes) {
      throw new Error(`${days[weekday - 1]}: ${before.opens}-${before.closes} copre già le ${opens}`);
    }
  }
  return week;
}

function readPiece(piece: string): WeekHours[] {
  const [, first = '', last = first, windows = ''] = /^([a-zì]+)(?:\s*[-–]\s*([a-zì]+))?\s+(.+)$/i.exec(piece) ?? [];
  const [from, to] = [dayOf(first), dayOf(last)];
  if (from === 0 || to < from) {
    throw new Error(
      `«${piece.slice(0, 60)}» non si legge: si scrive «lun-sab 9:00-13:00, 15:00-19:00; dom 9:00-12:00»`,
    );
  }
  const hours = windows.split(',').map(readWindow);
  return Array.from({ length: to - from + 1 }, (_, at) =>
    hours.map((each) => ({ weekday: from + at, ...each })),
  ).flat();
}

/** @returns 0 for what is no day */
const dayOf = (name: string) => days.indexOf(name.toLowerCase().slice(0, 3)) + 1;

function readWindow(text: string): Pick<WeekHours, 'opens' | 'closes'> {
  const [, opens, closes] = /^(\d{1,2}[:.]\d{2})\s*[-–]\s*(\d{1,2}[:.]\d{2})$/.exec(text.trim()) ?? [];
  const hours = { opens: hourOf(opens), closes: hourOf(closes) };
  if (!hours.opens || !hours.closes) throw new Error(`«${text.trim().slice(0, 40)}» non è un orario come 9:00-13:00`);
  if (hours.closes <= hours.opens) throw new Error(`«${text.trim()}»: la fine viene dopo l’inizio`);
  return hours;
}

function hourOf(text = ''): string {
  const hour = text.replace('.', ':').padStart(5, '0');
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(hour) ? hour : '';
}

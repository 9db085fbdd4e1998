import type { Leaflet } from '@sporta/contract';
import type { ShopDay } from '@sporta/domain';
import { lateFormat } from '../../../lib/late-format.ts';

const monthName = lateFormat({ month: 'long', timeZone: 'UTC' });

/** "dal 20 al 30 novembre", "dal 25 novembre all’8 dicembre". */
export function periodText({ startDate, endDate }: Pick<Leaflet, 'startDate' | 'endDate'>): string {
  const sameMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
  const start = new Date(`${startDate}T00:00:00Z`);
  const end = new Date(`${endDate}T00:00:00Z`);
  const first = sameMonth ? dayText(start) : `${dayText(start)} ${monthName(start)}`;
  return `${article(start, 'dal')}${first} ${article(end, 'al')}${dayText(end)} ${monthName(end)}`;
}

/** "1°", as Italian writes the first of a month. */
function dayText(date: Date): string {
  const day = date.getUTCDate();
  return day === 1 ? '1°' : String(day);
}

/** Before 8 and 11 the article is elided. */
function article(date: Date, word: string): string {
  return [8, 11].includes(date.getUTCDate()) ? `${word}l’` : `${word} `;
}

/** What the customer has to know of a leaflet that is not in force. */
export function stateText(leaflet: Leaflet, today: ShopDay): string | undefined {
  const { startDate, endDate } = leaflet;
  if (isOver(leaflet, today)) {
    return `Questo volantino è finito ${onDay(new Date(`${endDate}T00:00:00Z`))}: i prezzi di oggi li trovi sui prodotti.`;
  }
  if (startDate > today) return 'Non è ancora cominciato: i prezzi valgono dal primo giorno.';
  return undefined;
}

export const isOver = ({ endDate }: Pick<Leaflet, 'endDate'>, today: ShopDay): boolean => endDate < today;

/** "il 30 novembre", "l’8 dicembre". */
function onDay(date: Date): string {
  return `${[8, 11].includes(date.getUTCDate()) ? 'l’' : 'il '}${dayText(date)} ${monthName(date)}`;
}

/** The flyer to look at in the place of one that is over: of those in force the one that lasts longest. */
export function runningOf(leaflets: readonly Leaflet[], today: ShopDay): Leaflet | undefined {
  return leaflets
    .filter(({ startDate, endDate }) => startDate <= today && endDate >= today)
    .toSorted((a, b) => b.endDate.localeCompare(a.endDate))[0];
}

/** Path of the picture of a page, from 1. The shop asks for it on the address one is on: others the browser would not load. */
export function pagePicture({ baseLocation }: Pick<Leaflet, 'baseLocation'>, page: number): string {
  return `${new URL(baseLocation).pathname}${page - 1}.png`;
}

export function pageTitle({ pageTitles }: Leaflet, page: number): string {
  return pageTitles?.[page - 1] ?? `Pagina ${page}`;
}

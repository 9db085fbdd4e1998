import type { WeeklyDay, WeeklySlot } from '@sporta/contract';
import { formatDayLong, formatWindow, weekdayName } from '@sporta/domain';
import type { WeeklyReason, WeeklyRow } from '../delivery/index.ts';
import type { Basket } from './basket.repo.ts';
import { momentWords } from './moment-words.ts';

type Day = WeeklyRow['days'][number];

/** A window of a customer as its page shows it. */
export function weeklyToWire(row: WeeklyRow, now: Date, basket?: Basket): WeeklySlot {
  const { weeklySlotId, addressId, addressName, weekday, beginTime, endTime } = row;
  return {
    weeklySlotId,
    addressId,
    addressName,
    weekday,
    beginTime,
    endTime,
    label: `Ogni ${weekdayName(weekday)}, ${formatWindow(beginTime, endTime)}`,
    ...(basket ? { basket: basketToWire(basket) } : {}),
    days: row.days.map((day) => dayToWire(row.isServed ? day : unserved(day), now)),
  };
}

function basketToWire(basket: Basket): NonNullable<WeeklySlot['basket']> {
  const { kind, listId, onSale } = basket;
  return { kind, ...(listId === undefined ? {} : { listId }), name: basketName(basket), products: onSale };
}

/** "la lista «Settimana»", "l’ultima spesa". */
export const basketName = ({ listName }: Pick<Basket, 'listName'>): string =>
  listName === undefined ? 'l’ultima spesa' : `la lista «${listName}»`;

/** Of no use once a place was given up, or ordered. */
const changing: ReadonlySet<WeeklyDay['state']> = new Set(['waiting', 'reserved', 'skipped']);

function dayToWire(day: Day, now: Date): WeeklyDay {
  const state = stateOf(day);
  const kept = state === 'reserved' || state === 'in-cart';
  return {
    day: day.day,
    label: formatDayLong(day.day),
    state,
    text: textOf(day, state),
    ...(kept && day.confirmBy ? { confirmBy: new Date(day.confirmBy).toISOString() } : {}),
    ...(state === 'reserved' && day.open && day.timeslotId !== null ? { timeslotId: day.timeslotId } : {}),
    ...(state === 'ordered' && day.orderId !== null ? { orderId: day.orderId } : {}),
    ...(day.nearest && state === 'unavailable'
      ? {
          nearest: {
            timeslotId: day.nearest.timeslotId,
            day: day.nearest.day,
            label: `${formatDayLong(day.nearest.day)}, ${formatWindow(day.nearest.beginTime, day.nearest.endTime)}`,
          },
        }
      : {}),
    canSkip: changing.has(state) && !isOver(day, now),
  };
}

/** Nobody delivers to the address: no place will be kept, whatever stood in the way before. */
const unserved = (day: Day): Day =>
  day.state === null || day.state === 'unavailable'
    ? { ...day, state: 'unavailable', reason: 'not-served', nearest: null }
    : day;

const isOver = ({ cutoff }: Day, now: Date) => cutoff !== null && new Date(cutoff) <= now;

function stateOf({ state, booking }: Day): WeeklyDay['state'] {
  if (state === null) return 'waiting';
  if (state !== 'used') return state;
  if (booking === 'confirmed') return 'ordered';
  return booking === 'held' ? 'in-cart' : 'released';
}

function textOf(day: Day, state: WeeklyDay['state']): string {
  const until = day.confirmBy ? momentWords(new Date(day.confirmBy)) : '';
  switch (state) {
    case 'waiting':
      return 'La riserviamo appena si aprono le fasce di quel giorno.';
    case 'reserved':
      return `È tua: conferma la spesa entro ${until}.`;
    case 'in-cart':
      return `È nel tuo carrello: concludi l’ordine entro ${until}.`;
    case 'ordered':
      return 'Ordine fatto.';
    case 'skipped':
      return 'Questa settimana salta.';
    case 'released':
      return day.reason === 'no-order'
        ? 'Non è arrivato un ordine in tempo: il posto è tornato libero.'
        : 'L’hai lasciata: il posto è tornato libero.';
    case 'unavailable':
      return whyNot[day.reason ?? 'gone'];
  }
}

/** Why a window could not be kept on a day. */
export const whyNot: Record<WeeklyReason, string> = {
  full: 'Questa volta la fascia era già piena.',
  share: 'Questa volta i posti riservati della fascia erano finiti.',
  closed: 'Quel giorno la fascia è chiusa.',
  gone: 'Quel giorno questa fascia non c’è.',
  'not-served': 'A questo indirizzo al momento non consegniamo.',
  'no-order': 'Non è arrivato un ordine in tempo.',
  left: 'L’hai lasciata.',
};

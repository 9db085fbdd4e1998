import { formatDayShort, shopDay } from './shop-day.ts';
import { shopMomentText } from './shop-moment.ts';

/**
 * What is to be said where a price somebody planned meets an imported list that gives the same product another price later:
 * a list puts its price upon whatever is there, a plan begins only where it finds the price it was made for. Undefined where
 * they do not get into each other's way: the list comes on a later day.
 * @param planAt when the planned price begins, milliseconds
 * @param listAt when the prices of the list begin, milliseconds
 */
export function priceMeeting(planAt: number, listAt: number, fileName: string): string | undefined {
  const day = shopDay(listAt);
  if (listAt > planAt && day !== shopDay(planAt)) return undefined;
  if (listAt === planAt) return `Nello stesso momento cambia il prezzo anche il listino ${fileName}: resta il suo`;
  const when = `${formatDayShort(day)}, ${shopMomentText(listAt).slice(11)}`;
  return listAt < planAt
    ? `Prima, ${when}, c’è il prezzo del listino ${fileName}: se è un altro, la modifica programmata non parte e aspetta te`
    : `Lo stesso giorno, ${when}, il prezzo lo cambia ancora il listino ${fileName}: da allora vale il suo`;
}

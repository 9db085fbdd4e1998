import { isShopDay, SHOP_TIME_ZONE } from './shop-day.ts';

/* Moments as fields of day and hour write them, "YYYY-MM-DDTHH:MM": always the shop's time, wherever the browser stands. */

const HOUR_MS = 3_600_000;
let romeMinute: Intl.DateTimeFormat | undefined;

/** An instant (epoch milliseconds) as the field writes it. */
export function shopMomentText(at: number): string {
  romeMinute ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: SHOP_TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return romeMinute.format(at).replace(' ', 'T');
}

/**
 * The instant (epoch milliseconds) a field of day and hour means; undefined where it is none. Of the hour that comes twice when
 * summer time ends the first counts; the hour that does not come when it begins is the one after it.
 */
export function shopInstant(text: string): number | undefined {
  const [, day = '', hours, minutes] =
    /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::\d{2}(?:\.\d+)?)?$/.exec(text) ?? [];
  if (!isShopDay(day)) return undefined;
  const utc = Date.parse(`${day}T${hours}:${minutes}:00Z`);
  const wanted = `${day}T${hours}:${minutes}`;
  const exact = [2, 1].map((ahead) => utc - ahead * HOUR_MS).find((at) => shopMomentText(at) === wanted);
  return exact ?? utc - HOUR_MS;
}

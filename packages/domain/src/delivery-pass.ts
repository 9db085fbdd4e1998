import type { Cents } from './money.ts';
import { withdrawalDeadline } from './order-withdrawal.ts';
import { addDays, daysBetween, type ShopDay, weekday } from './shop-day.ts';

/** From the first day to the last, both of them whole, in shop time. */
export interface PassPeriod {
  startsOn: ShopDay;
  endsOn: ShopDay;
}

/** What a delivery pass promises, as it was sold: what the shop sells later changes nothing of it. */
export interface PassTerms {
  /** Goods after promotions from which a delivery is free. */
  fromCents: Cents;
  /** Free deliveries in one week, Monday to Sunday, by the day of the slot; null = as many as one likes. */
  perWeek: number | null;
}

/** A pass as the fee of a delivery asks for it. */
export interface HeldPass extends PassPeriod, PassTerms {
  /** Days of the slots of orders it already made free, the order being priced not among them. */
  usedOn: readonly ShopDay[];
}

/**
 * When a pass bought now holds. The day of purchase is given on top, so that whoever buys at night loses nothing; one bought while
 * another runs begins on the day after its end.
 * @param days at least 1
 * @param coveredUntil last day of the passes the customer already has; absent or past = none
 * @throws RangeError unless `days` is a whole number above 0
 */
export function passPeriod(today: ShopDay, days: number, coveredUntil?: ShopDay | null): PassPeriod {
  if (!Number.isInteger(days) || days < 1) throw new RangeError('a pass holds for whole days');
  if (coveredUntil && coveredUntil >= today) {
    return { startsOn: addDays(coveredUntil, 1), endsOn: addDays(coveredUntil, days) };
  }
  return { startsOn: today, endsOn: addDays(today, days) };
}

export function passHolds({ startsOn, endsOn }: PassPeriod, today: ShopDay): boolean {
  return today >= startsOn && today <= endsOn;
}

/**
 * From which value of goods a delivery is free by a pass: undefined where it holds no more, not yet, or has made free all
 * deliveries of that week.
 * @param today day on which the order is paid: that day decides, not the day of the delivery
 * @param deliveredOn day of the slot; absent = none chosen yet, taken as today
 */
export function passFreeFrom(
  pass: HeldPass | undefined,
  today: ShopDay,
  deliveredOn: ShopDay = today,
): Cents | undefined {
  if (!pass || !passHolds(pass, today)) return undefined;
  if (pass.perWeek === null) return pass.fromCents;
  const week = mondayOf(deliveredOn);
  const used = pass.usedOn.filter((day) => mondayOf(day) === week).length;
  return used < pass.perWeek ? pass.fromCents : undefined;
}

function mondayOf(day: ShopDay): ShopDay {
  return addDays(day, 1 - weekday(day));
}

export interface SoldPass extends PassPeriod {
  paidCents: Cents;
  perWeek: number | null;
  /** Deliveries it made free. */
  deliveries: number;
}

/**
 * What goes back when a pass ends before its time: its price less the part already used, which is the larger of the days begun and,
 * where the pass counts deliveries, the deliveries made free (Codice del consumo, art. 57, 3: in proportion to what was supplied).
 * Rounded for the customer. Nothing of one that has not begun counts as used.
 * @returns 0 ≤ cents ≤ `paidCents`
 */
export function passRefund({ startsOn, endsOn, paidCents, perWeek, deliveries }: SoldPass, today: ShopDay): Cents {
  const days = daysBetween(startsOn, endsOn) + 1;
  const begun = Math.min(days, Math.max(0, daysBetween(startsOn, today) + 1));
  const usedDays = Math.floor((paidCents * begun) / days);
  const promised = perWeek === null ? 0 : perWeek * Math.ceil(days / 7);
  const usedDeliveries = promised === 0 ? 0 : Math.floor((paidCents * Math.min(deliveries, promised)) / promised);
  return paidCents - Math.max(usedDays, usedDeliveries);
}

/**
 * Last day on which the customer may withdraw: fourteen days after the contract was concluded, as for every service
 * (Codice del consumo, art. 52, 2, a), whenever the pass begins.
 */
export function passWithdrawalDeadline(boughtOn: ShopDay): ShopDay {
  return withdrawalDeadline(boughtOn);
}

import type { PlannedSlot } from '@sporta/contract';
import { euroToCents, formatEuro } from '@sporta/domain';

/** What somebody decides of a window: cost in euro, cut-off in minutes before the beginning. */
export type Decision = Pick<
  PlannedSlot,
  'capacityOrders' | 'capacityCrates' | 'cost' | 'cutoffMinutes' | 'eco' | 'companiesOnly' | 'closed'
>;

export const decisionOf = ({
  capacityOrders,
  capacityCrates,
  cost,
  cutoffMinutes,
  eco,
  companiesOnly,
  closed,
}: Decision): Decision => ({
  capacityOrders,
  capacityCrates,
  cost,
  cutoffMinutes,
  eco,
  companiesOnly,
  closed,
});

export const sameDecision = (a: Decision, b: Decision): boolean =>
  JSON.stringify(decisionOf(a)) === JSON.stringify(decisionOf(b));

/** The same in the words of the call. */
export const toRequest = (decision: Decision) => ({
  capacity_orders: decision.capacityOrders,
  capacity_crates: decision.capacityCrates ?? undefined,
  cost: decision.cost,
  cutoff_minutes: decision.cutoffMinutes,
  eco: decision.eco,
  companies_only: decision.companiesOnly,
  closed: decision.closed,
});

/** How full a window is, for its colour: below 40 %, regular, from 85 %, no place left. */
export function levelOf(booked: number, capacity: number): 'low' | 'regular' | 'hot' | 'full' {
  if (booked >= capacity) return 'full';
  const share = booked / capacity;
  return share >= 0.85 ? 'hot' : share < 0.4 ? 'low' : 'regular';
}

/** "2,90", "gratis" */
export const priceText = (cost: number): string =>
  cost === 0 ? 'gratis' : formatEuro(euroToCents(cost)).replace(/[\s\u00a0]*€/, '');

const minutesOfDay = 24 * 60;

/** When orders close: "12:00 dello stesso giorno", "18:00 del giorno prima", "18:00 di 3 giorni prima". */
export function deadlineText(beginTime: string, cutoffMinutes: number): string {
  const [hours = 0, minutes = 0] = beginTime.split(':').map(Number);
  const at = hours * 60 + minutes - cutoffMinutes;
  const daysBefore = Math.max(0, Math.ceil(-at / minutesOfDay));
  const within = at + daysBefore * minutesOfDay;
  const clock = `${Math.floor(within / 60)}:${String(within % 60).padStart(2, '0')}`;
  if (daysBefore === 0) return `${clock} dello stesso giorno`;
  return daysBefore === 1 ? `${clock} del giorno prima` : `${clock} di ${daysBefore} giorni prima`;
}

/** Cut-offs to choose from, with the one in force. */
export const cutoffChoices = (current: number): number[] =>
  [...new Set([30, 60, 120, 180, 240, 360, 480, 720, 1440, current])].sort((a, b) => a - b);

/** Prices to choose from, in euro, with the one in force. */
export const priceChoices = (current: number): number[] =>
  [...new Set([0, 0.9, 2.9, 3.9, 5.9, current])].sort((a, b) => a - b);

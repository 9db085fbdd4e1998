import type { SellingMode, Thousandths } from './quantity.ts';

export type SlotStatus = 'available' | 'few' | 'full' | 'closed';

export interface SlotLoad {
  capacityOrders: number;
  capacityUnits: number;
  /** Crates the vans carry; null = no limit. */
  capacityCrates: number | null;
  takenOrders: number;
  takenUnits: number;
  takenCrates: number;
  closed: boolean;
  /** Epoch milliseconds. */
  cutoffAt: number;
  /** Epoch milliseconds. */
  releasedAt: number;
}

/** Below this share of free places a slot says "ultimi posti". */
export const FEW_SHARE = 0.15;

/**
 * What the slot table says. Not what decides a booking: that is one conditional update in the database.
 * @param now epoch milliseconds
 * @param needed work units of the cart, see {@link workUnits}, and its crates
 */
export function slotStatus(slot: SlotLoad, now: number, needed = { units: 1, crates: 1 }): SlotStatus {
  if (slot.closed || now >= slot.cutoffAt || now < slot.releasedAt) return 'closed';
  const freeOrders = slot.capacityOrders - slot.takenOrders;
  const freeUnits = slot.capacityUnits - slot.takenUnits;
  const crates = slot.capacityCrates ?? Number.POSITIVE_INFINITY;
  const freeCrates = crates - slot.takenCrates;
  if (freeOrders < 1 || freeUnits < needed.units || freeCrates < needed.crates) return 'full';
  const few =
    freeOrders <= slot.capacityOrders * FEW_SHARE ||
    freeUnits <= slot.capacityUnits * FEW_SHARE ||
    freeCrates / crates <= FEW_SHARE;
  return few ? 'few' : 'available';
}

/** What picking a line costs in work units: goods to be weighed take twice the time. */
export const UNITS_BY_MODE: Record<SellingMode, number> = { piece: 1, pack: 1, loose: 2, weighed: 2 };
/** Every so many further pieces of a line count as one more unit. */
export const PIECES_PER_UNIT = 12;

/** Work units of a cart: its lines, weighted; at least 1. */
export function workUnits(lines: Iterable<{ mode: SellingMode; quantity: Thousandths }>): number {
  let units = 0;
  for (const { mode, quantity } of lines) {
    const pieces = mode === 'loose' ? 1 : Math.ceil(quantity / 1000);
    units += UNITS_BY_MODE[mode] + Math.floor(Math.max(0, pieces - 1) / PIECES_PER_UNIT);
  }
  return Math.max(1, units);
}

/** "18:00–20:00" */
export function formatWindow(beginTime: string, endTime: string): string {
  const short = (time: string) => time.slice(0, 5).replace(/^0/, '');
  return `${short(beginTime)}–${short(endTime)}`;
}

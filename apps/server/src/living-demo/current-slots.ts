import type { DemoSlot } from './slots.ts';
import type { DemoStore } from './stores.ts';

interface Moment {
  /** Shop's day, `YYYY-MM-DD`. */
  today: string;
  now: Date;
  /** Of the shop, 0 to 23. */
  hour: number;
}

/**
 * What the first store works on now: the window that runs, or the one nearest to it, and the one after it, which late in the evening is
 * the first of tomorrow; also what is collected now, and what goes into its lockers now or next.
 * @param slots by when they begin
 */
export function currentSlots(
  slots: readonly DemoSlot[],
  { today, now, hour }: Moment,
  store: Pick<DemoStore, 'warehouseId'>,
): Set<DemoSlot> {
  const ofStore = slots.filter((slot) => slot.day >= today && slot.warehouseId === store.warehouseId);
  const isRunning = ({ beginAt, endAt }: DemoSlot) => beginAt <= now && now < endAt;
  const brought = ofStore.filter(({ service }) => service === 1);
  const ofToday = brought.filter(({ day }) => day === today);
  const current = ofToday.find(isRunning) ?? (hour < 12 ? ofToday[0] : ofToday.at(-1));
  const next = current && brought.find(({ beginAt }) => beginAt >= current.endAt);
  const collected = ofStore.filter((slot) => slot.service === 2 && isRunning(slot));
  const stored = ofStore.find(({ service, day, endAt }) => service === 3 && day === today && endAt > now);
  return new Set([current, next, stored, ...collected].filter((slot) => slot !== undefined));
}

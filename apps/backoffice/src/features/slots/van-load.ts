import type { PlannedSlot, SlotWeek } from '@sporta/contract';

/** Vans in use of a store, and the crates they carry together. */
export type Vans = SlotWeek['vans'];

/** Vans that carry so many crates, of vans alike; none where the store has no vans. */
export const vansFor = (crates: number, vans: Vans): number =>
  vans.crates === 0 ? 0 : Math.ceil((crates * vans.count) / vans.crates);

type Load = Pick<PlannedSlot, 'bookedOrders' | 'bookedCrates' | 'forecastOrders' | 'forecastCrates'>;

/** Booked orders from which on their mean is worth more than what was usual before. */
const enoughOrders = 5;

/** Crates to expect of so many orders: by the mean of those booked, else of those usual; undefined where nothing is known. */
export function cratesOfOrders(orders: number, slot: Load): number | undefined {
  const usual = slot.forecastOrders && slot.forecastCrates ? slot.forecastCrates / slot.forecastOrders : undefined;
  const booked = slot.bookedOrders > 0 ? slot.bookedCrates / slot.bookedOrders : undefined;
  const mean = slot.bookedOrders >= enoughOrders ? booked : (usual ?? booked);
  return mean === undefined ? undefined : Math.ceil(mean * orders);
}

/** What is wrong with a number of orders or a limit of crates, for the vans there are. */
export function vanProblem(
  slot: Load,
  { capacityOrders, capacityCrates }: Pick<PlannedSlot, 'capacityOrders' | 'capacityCrates'>,
  vans: Vans,
): string | undefined {
  if (vans.count === 0) return undefined;
  if (capacityCrates !== null && capacityCrates < slot.bookedCrates) {
    return `Gli ordini presi riempiono già ${slot.bookedCrates} casse: il limite non può scendere sotto.`;
  }
  if (capacityCrates !== null && capacityCrates > vans.crates) {
    const carry = vans.count === 1 ? 'Il furgone in uso porta' : `I ${vans.count} furgoni in uso portano`;
    return `${carry} ${vans.crates} casse: con ${capacityCrates} qualcuna resta a terra.`;
  }
  const expected = cratesOfOrders(capacityOrders, slot);
  if (expected === undefined || expected <= vans.crates) return undefined;
  const more = vansFor(expected, vans) - vans.count;
  const needed = more === 1 ? 'serve un furgone in più' : `servono ${more} furgoni in più`;
  return `Con ${capacityOrders} consegne si riempiono circa ${expected} casse: ${needed}.`;
}

import type { PickingProposal, PickingWork } from '@sporta/contract';
import { divideHalfUp, euroToCents, normaliseEan, readGs1String, readInStoreCode } from '@sporta/domain';
import { perKg } from './line-state.ts';
import type { Stop } from './stops.ts';

/** What a code means for the work in hand. */
export type Scanned =
  | { kind: 'stop'; stop: Stop; grams?: number | undefined }
  | { kind: 'proposal'; proposal: PickingProposal; grams?: number | undefined }
  | { kind: 'crate'; code: string; orderId: number }
  | { kind: 'other'; code: string };

interface Goods {
  eans: readonly string[];
  inStoreCode?: string | undefined;
}

/**
 * Looks a code up in what is on the device, without the network: the stop one is at first, then proposals of its line, the other
 * stops, crates.
 */
export function readCode(
  code: string,
  work: PickingWork,
  stops: readonly Stop[],
  current: Stop | undefined,
  proposals: readonly PickingProposal[] = [],
): Scanned {
  const gs1 = readGs1String(code);
  const digits = gs1?.ean ?? normaliseEan(code) ?? code;
  const own = readInStoreCode(digits, work.inStoreLayouts);
  const names = ({ eans, inStoreCode }: Goods) =>
    eans.includes(digits) || (own !== undefined && inStoreCode !== undefined && own.item === inStoreCode);
  const gramsAt = (pricePerKg: number) => gs1?.grams ?? gramsIn(own, pricePerKg);

  // A product is at a stop once: first those with something to do.
  const inOrder = [...(current ? [current] : []), ...stops.filter(({ done }) => !done), ...stops];
  const proposal = proposals.find(names);
  if (current && names(current.line)) return { kind: 'stop', stop: current, grams: gramsAt(perKg(current.line)) };
  if (proposal) return { kind: 'proposal', proposal, grams: gramsAt(proposal.price) };
  const stop = inOrder.find(({ line }) => names(line));
  if (stop) return { kind: 'stop', stop, grams: gramsAt(perKg(stop.line)) };
  const crate = work.orders.flatMap(({ crates }) => crates).find((each) => each.code === code);
  return crate ? { kind: 'crate', code, orderId: crate.orderId } : { kind: 'other', code };
}

function gramsIn(own: { grams?: number; cents?: number } | undefined, pricePerKg: number): number | undefined {
  if (own?.grams !== undefined) return own.grams;
  const cents = euroToCents(pricePerKg);
  return own?.cents === undefined || cents <= 0 ? undefined : divideHalfUp(own.cents * 1000, cents);
}

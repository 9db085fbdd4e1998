import type { StaffRefund } from '@sporta/contract';
import { euro, readFigure } from '../../shared/figures/index.ts';

type Share = StaffRefund['shares'][number];

/** Sums as somebody typed them, by the `ref` of a share, the latest one last. */
export type TypedSums = readonly (readonly [ref: string, text: string])[];

export interface SumsRequest {
  wanted: { ref: string; amount: number }[];
  /** What is wrong, said at its field; nothing is asked of the server then. */
  problem?: { ref: string; text: string } | undefined;
}

const cents = (amount: number) => Math.round(amount * 100);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

/** What certificates take that have no field of their own. */
const isOtherPlace = ({ ref, kind, note }: Share) => !ref && kind === 'gift-certificate' && !note;

/** Types a sum; one place always stays free, so that it takes what the others leave. */
export function typeSum(typed: TypedSums, ref: string, text: string, shares: readonly Share[]): TypedSums {
  const places = shares.filter((share) => share.ref).length;
  const most = shares.some(isOtherPlace) ? places : places - 1;
  const others = typed.filter(([each]) => each !== ref);
  return [...others.slice(Math.max(0, others.length - most + 1)), [ref, text]];
}

/**
 * What the server is asked for, or what is wrong with it.
 * @param total euro that are given back, `shares` of its latest answer
 */
export function readSums(typed: TypedSums, shares: readonly Share[], total: number): SumsRequest {
  const places = shares.filter((share) => share.ref || isOtherPlace(share));
  const free = places.filter(({ ref }) => !typed.some(([each]) => each === ref));
  const due = Math.min(cents(total), sumOf(places.map(({ most }) => cents(most))));
  const wanted: SumsRequest['wanted'] = [];
  for (const [ref, text] of typed) {
    const place = places.find((each) => each.ref === ref);
    if (!place) continue;
    const amount = readFigure(text);
    const before = sumOf(wanted.map((each) => cents(each.amount)));
    const most = Math.min(cents(place.most), due - before);
    if (amount === undefined) return { wanted: [], problem: { ref, text: 'Serve una somma, per esempio 4,50' } };
    if (cents(amount) > most) return { wanted: [], problem: { ref, text: `Al massimo ${euro(most / 100)}` } };
    wanted.push({ ref, amount: cents(amount) / 100 });
  }
  const left = due - sumOf(wanted.map(({ amount }) => cents(amount))) - sumOf(free.map(({ most }) => cents(most)));
  const last = typed.at(-1);
  if (left > 0 && last) {
    const least = left + cents(wanted.at(-1)?.amount ?? 0);
    return { wanted: [], problem: { ref: last[0], text: `Almeno ${euro(least / 100)}: il resto non ci sta altrove` } };
  }
  return { wanted };
}

import type { SlotPrices } from '@sporta/contract';
import { type SlotPricing, slotPrice } from '@sporta/domain';
import { readFigure } from '../../shared/figures/index.ts';
import { typedAmount } from './typed-amount.ts';

/** The rule as it is typed: amounts in euro and numbers as people write them. What is switched off is kept, and not sent. */
export interface PricesDraft {
  quiet: boolean;
  quietBelow: string;
  quietHours: string;
  quietDiscount: string;
  busy: boolean;
  busyFrom: string;
  busySurcharge: string;
  ecoDiscount: string;
  min: string;
  max: string;
}

/** What is off begins with what the planner colours: below 40 % quiet, from 85 % nearly full. */
export const draftOfPrices = ({ quiet, busy, ecoDiscount, min, max }: SlotPrices): PricesDraft => ({
  quiet: quiet !== undefined,
  quietBelow: String(quiet?.belowPercent ?? 40),
  quietHours: String(quiet?.hours ?? 24),
  quietDiscount: typedAmount(quiet?.discount ?? 1),
  busy: busy !== undefined,
  busyFrom: String(busy?.fromPercent ?? 85),
  busySurcharge: typedAmount(busy?.surcharge ?? 1),
  ecoDiscount: typedAmount(ecoDiscount),
  min: typedAmount(min),
  max: typedAmount(max),
});

const plain = (text: string) => text.trim().replace(',', '.');

/** What is sent; an empty field is told by the server. */
export function pricesRequest(draft: PricesDraft) {
  const quiet = {
    quiet_below_percent: plain(draft.quietBelow),
    quiet_hours: plain(draft.quietHours),
    quiet_discount: plain(draft.quietDiscount),
  };
  const busy = { busy_from_percent: plain(draft.busyFrom), busy_surcharge: plain(draft.busySurcharge) };
  return {
    ...(draft.quiet ? quiet : {}),
    ...(draft.busy ? busy : {}),
    eco_discount: plain(draft.ecoDiscount),
    min: plain(draft.min),
    max: plain(draft.max),
  };
}

/** The rule as it would count; undefined while something of it cannot be read. */
function pricingOf(draft: PricesDraft): SlotPricing | undefined {
  const figure = (text: string) => readFigure(text) ?? Number.NaN;
  const cents = (text: string) => Math.round(figure(text) * 100);
  const quiet = {
    belowPercent: figure(draft.quietBelow),
    hours: figure(draft.quietHours),
    discountCents: cents(draft.quietDiscount),
  };
  const busy = { fromPercent: figure(draft.busyFrom), surchargeCents: cents(draft.busySurcharge) };
  const limits = { ecoDiscountCents: cents(draft.ecoDiscount), minCents: cents(draft.min), maxCents: cents(draft.max) };
  const numbers = [
    ...Object.values(limits),
    ...(draft.quiet ? Object.values(quiet) : []),
    ...(draft.busy ? Object.values(busy) : []),
  ];
  if (numbers.some(Number.isNaN)) return undefined;
  return { quiet: draft.quiet ? quiet : null, busy: draft.busy ? busy : null, ...limits };
}

/** A slot as it might be, and what it costs. */
export interface PriceExample {
  name: string;
  cents: number;
}

/** What a slot of this price costs where the rule acts; none while something cannot be read. */
export function examplesOf(
  draft: PricesDraft,
  { costCents, homes }: { costCents: number; homes: boolean },
): PriceExample[] {
  const pricing = pricingOf(draft);
  if (!pricing) return [];
  const price = (takenOrders: number, hoursLeft: number, vanNearby: boolean) =>
    slotPrice({ costCents, takenOrders, capacityOrders: 100, cutoffAt: hoursLeft * 3_600_000, eco: true }, pricing, {
      now: 0,
      vanNearby,
    }).cents;
  const { quiet, busy } = pricing;
  return [
    { name: 'Di solito', cents: costCents },
    ...(busy ? [{ name: `Piena al ${busy.fromPercent} %`, cents: price(busy.fromPercent, 1000, false) }] : []),
    ...(quiet ? [{ name: 'Ancora vuota, ultime ore', cents: price(0, quiet.hours, false) }] : []),
    ...(homes && pricing.ecoDiscountCents > 0
      ? [{ name: 'Eco, con il furgone in zona', cents: price(quiet?.belowPercent ?? 0, 1000, true) }]
      : []),
  ];
}

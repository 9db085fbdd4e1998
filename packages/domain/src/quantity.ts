import { NBSP } from './money.ts';

/**
 * A quantity in thousandths of the selling unit: 3 pieces = 3000, 1.2 kg = 1200. A whole number, never negative.
 */
export type Thousandths = number;

/**
 * How a product is sold: by the piece, by the pack, loose (the customer chooses the weight), weighed (pre-packed at
 * variable weight: chosen in pieces, priced per kg).
 */
export type SellingMode = 'piece' | 'pack' | 'loose' | 'weighed';

/** Loose goods go by 100 g when the catalogue says nothing else. */
export const DEFAULT_LOOSE_STEP: Thousandths = 100;
const ONE: Thousandths = 1000;

/**
 * A wire number (pieces or kg) → thousandths.
 * @throws RangeError if negative, not finite, over 1,000,000 or with more than three decimals
 */
export function quantityFromWire(value: number): Thousandths {
  const thousandths = Math.round(value * 1000);
  if (!(value >= 0 && value <= 1_000_000) || thousandths / 1000 !== value) {
    throw new RangeError(`not a quantity with at most three decimals: ${value}`);
  }
  return thousandths;
}

/** Whether {@link quantityFromWire} accepts the number. */
export function isWireQuantity(value: number): boolean {
  return value >= 0 && value <= 1_000_000 && Math.round(value * 1000) / 1000 === value;
}

export function quantityToWire(thousandths: Thousandths): number {
  return thousandths / 1000;
}

/** What may be bought of a product. All in thousandths of the selling unit. */
export interface QuantityRules {
  mode: SellingMode;
  /** Smallest quantity (MINACQ). */
  min: Thousandths;
  /** Largest quantity (MAXACQ); absent = no limit. */
  max?: Thousandths;
  /** Only multiples of it (QTY_MULT). */
  step: Thousandths;
}

/**
 * Completes and tidies what the catalogue says: pieces are whole, the minimum is raised and the maximum lowered to a
 * multiple of the step. A maximum below the minimum is kept: then nothing may be bought ({@link canBuy}).
 */
export function quantityRules(input: {
  mode: SellingMode;
  min?: Thousandths | undefined;
  max?: Thousandths | undefined;
  step?: Thousandths | undefined;
}): QuantityRules {
  const loose = input.mode === 'loose';
  const wantedStep = input.step && input.step > 0 ? input.step : loose ? DEFAULT_LOOSE_STEP : ONE;
  const step = loose ? wantedStep : roundUp(wantedStep, ONE);
  const rules: QuantityRules = { mode: input.mode, min: Math.max(step, roundUp(input.min ?? 0, step)), step };
  if (input.max !== undefined) rules.max = roundDown(Math.max(0, input.max), step);
  return rules;
}

/** False when the maximum leaves no room for the minimum. */
export function canBuy(rules: QuantityRules): boolean {
  return rules.max === undefined || rules.max >= rules.min;
}

function roundUp(value: Thousandths, step: Thousandths): Thousandths {
  return Math.ceil(value / step) * step;
}

function roundDown(value: Thousandths, step: Thousandths): Thousandths {
  return Math.floor(value / step) * step;
}

export type QuantityReason = 'ok' | 'rounded-to-multiple' | 'min' | 'max';

export interface NormalisedQuantity {
  quantity: Thousandths;
  /** Why `quantity` differs from what was wanted; `ok` = it does not. */
  reason: QuantityReason;
}

/**
 * The nearest quantity that may be bought, looking upwards first: below the minimum → minimum, above the maximum →
 * maximum, between two multiples → the next one. 0 or less stays 0 (take the line away).
 */
export function normaliseQuantity(wanted: Thousandths, rules: QuantityRules): NormalisedQuantity {
  if (wanted <= 0) return { quantity: 0, reason: 'ok' };
  if (!canBuy(rules)) return { quantity: 0, reason: 'max' };
  if (rules.max !== undefined && wanted > rules.max) return { quantity: rules.max, reason: 'max' };
  if (wanted < rules.min) return { quantity: rules.min, reason: 'min' };
  const multiple = roundUp(wanted, rules.step);
  return multiple === wanted
    ? { quantity: wanted, reason: 'ok' }
    : { quantity: multiple, reason: 'rounded-to-multiple' };
}

/** One tap on +: the next quantity that may be bought; stays at the maximum. */
export function nextQuantity(current: Thousandths, rules: QuantityRules): Thousandths {
  return normaliseQuantity(Math.max(roundDown(Math.max(0, current), rules.step) + rules.step, rules.min), rules)
    .quantity;
}

/** One tap on −: the previous quantity that may be bought; from the minimum it goes to 0 (the bin). */
export function previousQuantity(current: Thousandths, rules: QuantityRules): Thousandths {
  const below = roundUp(current, rules.step) - rules.step;
  return below < rules.min ? 0 : normaliseQuantity(below, rules).quantity;
}

/**
 * Text typed in a quantity field → thousandths, or undefined when it is not a quantity. At most three digits
 * (specification section 5); a comma or a point only for loose goods: "12", "1,2", "0,25".
 */
export function parseManualQuantity(text: string, mode: SellingMode): Thousandths | undefined {
  const typed = text.trim().replace(',', '.');
  const pattern = mode === 'loose' ? /^\d+(\.\d+)?$/ : /^\d+$/;
  if (!pattern.test(typed) || typed.replace('.', '').length > 3) return undefined;
  return Math.round(Number(typed) * 1000);
}

/** What the tooltip says of a text that is no quantity; empty when there is nothing to say (yet). */
export function refusedQuantityHint(text: string, mode: SellingMode): string {
  if (mode === 'loose' || !/[.,]/.test(text)) return '';
  return `Si vende a ${mode === 'pack' ? 'confezioni intere' : 'pezzi interi'}: scrivi un numero senza virgola.`;
}

export interface ManualQuantity extends NormalisedQuantity {
  /** What the tooltip says; empty when the quantity is fine as typed. */
  hint: string;
}

/** What a typed quantity becomes, and the tooltip that says so before Enter confirms it (specification section 5). */
export function manualQuantity(wanted: Thousandths, rules: QuantityRules): ManualQuantity {
  const normalised = normaliseQuantity(wanted, rules);
  return { ...normalised, hint: hintText(normalised, rules) };
}

function hintText({ quantity, reason }: NormalisedQuantity, rules: QuantityRules): string {
  const { mode, min, max, step } = rules;
  switch (reason) {
    case 'ok':
      return '';
    case 'rounded-to-multiple':
      return mode === 'loose'
        ? `A multipli di ${formatQuantity(step, mode)}: ${becomes(quantity)} ${formatQuantity(quantity, mode)}.`
        : `A multipli di ${formatThousandths(step)}: ${becomes(quantity)} ${formatThousandths(quantity)}.`;
    case 'min':
      return max === undefined
        ? `Il minimo è ${longQuantity(min, mode)}.`
        : `Da ${formatThousandths(min)} a ${longQuantity(max, mode)}.`;
    case 'max':
      if (max === undefined || max < min) return 'Al momento non si può acquistare.';
      return min > step
        ? `Da ${formatThousandths(min)} a ${longQuantity(max, mode)}.`
        : `Massimo ${longQuantity(max, mode)} a spesa.`;
  }
}

function becomes(quantity: Thousandths): string {
  return quantity === ONE ? 'diventa' : 'diventano';
}

/** "1,2", "3", "0,25": Italian comma, no useless zeros. */
export function formatThousandths(thousandths: Thousandths): string {
  return String(thousandths / 1000).replace('.', ',');
}

/** Short form: "1,2 kg", "3 pz". */
export function formatQuantity(thousandths: Thousandths, mode: SellingMode): string {
  return `${formatThousandths(thousandths)}${NBSP}${mode === 'loose' ? 'kg' : 'pz'}`;
}

/** Long form for sentences: "1,2 kg", "1 pezzo", "3 pezzi", "2 confezioni". */
export function longQuantity(thousandths: Thousandths, mode: SellingMode): string {
  if (mode === 'loose') return formatQuantity(thousandths, mode);
  const one = thousandths === ONE;
  const noun = mode === 'pack' ? (one ? 'confezione' : 'confezioni') : one ? 'pezzo' : 'pezzi';
  return `${formatThousandths(thousandths)}${NBSP}${noun}`;
}

/** A weight as people read it: 486 → "486 g", 1500 → "1,5 kg". */
export function formatGrams(grams: number): string {
  return grams < 1000 ? `${formatThousandths(grams * 1000)}${NBSP}g` : `${formatThousandths(grams)}${NBSP}kg`;
}

/**
 * Estimated weight of so many pieces, in thousandths of a kilogram (= grams).
 * @param averageGrams average weight of one piece or pack, grams
 */
export function estimatedWeight(pieces: Thousandths, averageGrams: number): Thousandths {
  return Math.round((pieces * averageGrams) / 1000);
}

/** Whether the price is of the kilogram. */
export function isByWeight(mode: SellingMode): boolean {
  return mode === 'loose' || mode === 'weighed';
}

/**
 * The quantity a price multiplies: kilograms for loose and weighed goods, pieces for the rest.
 * @param averageGrams needed for `weighed`
 */
export function chargedQuantity(quantity: Thousandths, mode: SellingMode, averageGrams?: number): Thousandths {
  return mode === 'weighed' ? estimatedWeight(quantity, averageGrams ?? 1000) : quantity;
}

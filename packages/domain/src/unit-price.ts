import { type Cents, divideHalfUp, formatAmount, NBSP } from './money.ts';
import { isByWeight, type SellingMode } from './quantity.ts';

/** Units of the declared net content of a pack. */
export type ContentUnit = 'g' | 'ml' | 'piece' | 'wash' | 'roll' | 'm';
/** Units a price is compared by. */
export type ComparisonUnit = 'kg' | 'l' | 'piece' | 'wash' | 'roll' | 'm';

export interface UnitPrice {
  cents: Cents;
  unit: ComparisonUnit;
}

/** What the unit price of a product depends on. */
export interface UnitPriceFacts {
  mode: SellingMode;
  /** Net content of one selling unit, in `contentUnit`. */
  content?: number | undefined;
  contentUnit?: ContentUnit | undefined;
  /** Drained weight in grams: for goods in liquid it replaces the net content (Reg. 1169/2011, annex IX, 5). */
  drainedGrams?: number | undefined;
}

const COMPARED_BY: Record<ContentUnit, ComparisonUnit> = {
  g: 'kg',
  ml: 'l',
  piece: 'piece',
  wash: 'wash',
  roll: 'roll',
  m: 'm',
};

/**
 * Price per kilogram, litre, piece, wash, roll or metre (Codice del consumo, art. 14–17), half up.
 * Undefined when the catalogue does not know the content: then no unit price may be shown.
 * @param priceCents price of one selling unit; of a kilogram for loose and weighed goods
 */
export function unitPrice(priceCents: Cents, facts: UnitPriceFacts): UnitPrice | undefined {
  if (isByWeight(facts.mode)) return { cents: priceCents, unit: 'kg' };
  const drained = facts.drainedGrams !== undefined && facts.drainedGrams > 0;
  const content = drained ? facts.drainedGrams : facts.content;
  const contentUnit = drained ? 'g' : facts.contentUnit;
  if (content === undefined || contentUnit === undefined || !(content > 0)) return undefined;
  const unit = COMPARED_BY[contentUnit];
  const unitsPerComparison = unit === 'kg' || unit === 'l' ? 1000 : 1;
  return { cents: divideHalfUp(priceCents * unitsPerComparison * 1000, Math.max(1, Math.round(content * 1000))), unit };
}

/** Loose goods show only the unit price: their price is the unit price (Codice del consumo, art. 14, 2). */
export function showsOnlyUnitPrice(mode: SellingMode): boolean {
  return mode === 'loose';
}

/** `weightUnitDisplay` of the wire: everything that is neither weight nor volume is counted. */
export function weightUnitDisplay(unit: ComparisonUnit): 'KG' | 'LT' | 'PZ' {
  return unit === 'kg' ? 'KG' : unit === 'l' ? 'LT' : 'PZ';
}

const UNIT_TEXT: Record<ComparisonUnit, string> = {
  kg: 'kg',
  l: 'L',
  piece: 'pz',
  wash: 'lavaggio',
  roll: 'rotolo',
  m: 'm',
};

/**
 * "1,99 €/kg", "0,28 €/L", "0,17 €/lavaggio".
 * @param pieceName replaces "pz": "uovo" → "0,37 €/uovo"
 */
export function formatUnitPrice({ cents, unit }: UnitPrice, pieceName?: string): string {
  const text = unit === 'piece' && pieceName ? pieceName : UNIT_TEXT[unit];
  return `${formatAmount(cents)}${NBSP}€/${text}`;
}

import type { ProductRow } from './rows.ts';

/** A measure as packs say it: "500" "GR", "1.5" "LT". */
export interface PackMeasure {
  amount: string;
  unit: string;
}

interface Unit {
  /** As clients in the field know it. */
  text: string;
  /** What one of it is in the catalogue's unit. */
  of: 'g' | 'ml';
  times: number;
}

const units: Readonly<Record<string, Unit>> = {
  g: { text: 'GR', of: 'g', times: 1 },
  gr: { text: 'GR', of: 'g', times: 1 },
  kg: { text: 'KG', of: 'g', times: 1000 },
  ml: { text: 'ML', of: 'ml', times: 1 },
  cl: { text: 'CL', of: 'ml', times: 10 },
  l: { text: 'LT', of: 'ml', times: 1000 },
  lt: { text: 'LT', of: 'ml', times: 1000 },
};
const measure = /(\d+(?:[.,]\d+)?)\s?(kg|gr|g|ml|cl|lt|l)\b/gi;

/** Of one selling unit: what its pack says where that is all of it, else its content in the usual unit; loose goods are sold by the kilo. */
export function packMeasure(product: ProductRow): PackMeasure {
  const { sellingMode, averageGrams, contentAmount, contentUnit, description } = product;
  if (sellingMode === 'loose') return { amount: '1', unit: 'KG' };
  if (sellingMode === 'weighed' && averageGrams) return inUsualUnit(averageGrams, 'g');
  if (contentAmount === null || (contentUnit !== 'g' && contentUnit !== 'ml')) {
    return { amount: String(contentAmount ?? 1), unit: 'PZ' };
  }
  for (const [, number = '', name = ''] of description.matchAll(measure)) {
    const { text, of, times } = units[name.toLowerCase()]!;
    const amount = Number(number.replace(',', '.'));
    if (of === contentUnit && Math.round(amount * times) === contentAmount)
      return { amount: String(amount), unit: text };
  }
  return inUsualUnit(contentAmount, contentUnit);
}

function inUsualUnit(amount: number, of: 'g' | 'ml'): PackMeasure {
  if (amount >= 1000) return { amount: String(amount / 1000), unit: of === 'g' ? 'KG' : 'LT' };
  return { amount: String(amount), unit: of === 'g' ? 'GR' : 'ML' };
}

import { type ProductFault, productFaults, usualStep } from '@sporta/domain';
import type { ImportProduct, ImportPromotion } from './import-rows.ts';

/** Largest amount in euro; in cents it still fits an `int` of the database. */
const maxEuro = 1_000_000;
/** Largest count, weight in grams or quantity in selling units. */
const maxCount = 1_000_000;
const firstYear = '1900-01-01';

const faultTexts: Record<ProductFault, (min: number) => string> = {
  'content-without-unit': () => 'content: it needs contentUnit, and the other way round',
  'content-too-small': () => 'content: it must be at least 0.001',
  'average-missing': () => 'averageGrams: a product of variable weight needs its average weight',
  'max-below-min': (min) => `maxQuantity: it is less than the least quantity, ${min}`,
  'not-whole': () => 'minQuantity, maxQuantity, quantityStep: whole numbers, unless the product is loose',
};

/** Rules that concern several fields of a product, and the limits of what the database can hold. */
export function productProblems(row: ImportProduct): string[] {
  const problems = limitProblems(row);
  problems.push(...freeProblems(row));
  const measures = quantitiesOf(row);
  problems.push(...productFaults({ ...row, ...measures }).map((fault) => faultTexts[fault](measures.min)));
  if (row.newUntil !== undefined && row.newUntil < firstYear) problems.push('newUntil: the date is not plausible');
  if (typeof row.picture === 'string' && !isPhotoAddress(row.picture)) {
    problems.push(
      'picture: a photo needs an address that begins with https://, or the name of a file in the folder of photos',
    );
  }
  return problems;
}

/** Tills write 0 where they have no price: only what is free on purpose is given away. */
function freeProblems({ natureId, price, businessPrice, warehousePrices = {} }: ImportProduct): string[] {
  if (natureId === 8) return [];
  const prices = Object.entries({ price, businessPrice });
  const ofStores = Object.entries(warehousePrices).map(([slug, each]) => [`warehousePrices.${slug}`, each] as const);
  return [...prices, ...ofStores]
    .filter(([, each]) => each === 0)
    .map(([field]) => `${field}: 0 is no price, leave it empty or say natureId 8 for what is free`);
}

/** Least, greatest and step, in selling units: loose goods go by the hundred grams unless the file says otherwise. */
export function quantitiesOf(row: ImportProduct): { min: number; max: number | undefined; step: number } {
  const step = row.quantityStep ?? usualStep(row.sellingMode);
  return { min: row.minQuantity ?? step, max: row.maxQuantity, step };
}

const stepsFall = (steps: NonNullable<ImportPromotion['steps']>) =>
  steps.every((step, at) => {
    const before = steps[at - 1];
    return !before || (step.pieces > before.pieces && step.amount < before.amount);
  });

/** What each kind of promotion must say. */
export function promotionProblems(row: ImportPromotion): string[] {
  const problems = limitProblems(row);
  if (row.startsOn < firstYear) problems.push('startsOn: the date is not plausible');
  if (row.endsOn < row.startsOn) problems.push('endsOn: it ends before it begins');
  if (row.warehouses?.length === 0) problems.push('warehouses: the list is empty; leave it out for all of them');
  const needs: Record<ImportPromotion['promotion'], [boolean, string]> = {
    percentage: [row.percent !== undefined, 'percent'],
    'fixed-price': [row.amount !== undefined, 'amount'],
    'm-for-n': [row.take !== undefined && row.pay !== undefined && row.pay < row.take, 'take and a smaller pay'],
    'nth-piece': [row.take !== undefined && row.percent !== undefined, 'take and percent'],
    'bundle-price': [row.take !== undefined && row.amount !== undefined, 'take and amount'],
    'quantity-price': [
      row.steps !== undefined && row.products.length > 0 && stepsFall(row.steps),
      'products and steps that rise in pieces and fall in amount',
    ],
    'threshold-gift': [row.threshold !== undefined && row.giftCode !== undefined, 'threshold and giftCode'],
    'basket-discount': [row.percent !== undefined || row.amount !== undefined, 'percent or amount'],
    'delivery-discount': [true, ''],
    'first-order': [row.percent !== undefined || row.amount !== undefined, 'percent or amount'],
    'member-only': [row.percent !== undefined || row.amount !== undefined, 'percent or amount'],
  };
  if (row.firstOrder && row.promotion !== 'delivery-discount') {
    problems.push('firstOrder: only a delivery-discount has it; "first-order" takes off the goods');
  }
  const [has, what] = needs[row.promotion];
  if (!has) problems.push(`promotion: "${row.promotion}" needs ${what}`);
  return problems;
}

/** Texts that JSON may carry and a database cannot: the character 0, and halves of a surrogate pair. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
}

const euroFields = new Set(['price', 'businessPrice', 'warehousePrices', 'amount', 'threshold']);

function limitProblems(row: ImportProduct | ImportPromotion): string[] {
  return Object.entries(row).flatMap(([field, value]) => {
    const max = euroFields.has(field) ? maxEuro : maxCount;
    return largestNumber(value) > max ? [`${field}: more than ${max} is not plausible`] : [];
  });
}

/** Of a number, or of the numbers right inside a list or record; 0 when there is none. */
function largestNumber(value: unknown): number {
  const values = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return Math.max(0, ...values.filter((each) => typeof each === 'number'));
}

/** An address, or the plain name of a file in DATA_DIR/photos. */
/** An https address, or a file below the folder of photos. */
function isPhotoAddress(text: string): boolean {
  if (/^[a-z]+:/i.test(text)) return URL.canParse(text) && new URL(text).protocol === 'https:';
  return text !== '' && !text.startsWith('/') && !text.split(/[/\\]/).includes('..');
}

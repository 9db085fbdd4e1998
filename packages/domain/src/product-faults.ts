/** What a product is measured by. Quantities in selling units. */
export interface ProductMeasures {
  sellingMode: 'piece' | 'pack' | 'loose' | 'weighed';
  content?: number | null | undefined;
  contentUnit?: string | null | undefined;
  averageGrams?: number | null | undefined;
  min: number;
  max?: number | null | undefined;
  step: number;
}

export type ProductFault =
  | 'content-without-unit'
  | 'content-too-small'
  | 'average-missing'
  | 'max-below-min'
  | 'not-whole';

/** The least the database holds of a net content. */
const leastContent = 0.001;

/** What contradicts itself in a product, however it came: typed in by somebody or read from a file. */
export function productFaults(product: ProductMeasures): ProductFault[] {
  const { sellingMode, averageGrams, min, step } = product;
  const content = product.content ?? undefined;
  const max = product.max ?? undefined;
  const found: [ProductFault, boolean][] = [
    ['content-without-unit', (content === undefined) !== ((product.contentUnit ?? undefined) === undefined)],
    ['content-too-small', content !== undefined && content < leastContent],
    ['average-missing', sellingMode === 'weighed' && (averageGrams ?? undefined) === undefined],
    ['max-below-min', max !== undefined && max < min],
    ['not-whole', sellingMode !== 'loose' && [min, max ?? 1, step].some((quantity) => !Number.isInteger(quantity))],
  ];
  return found.flatMap(([fault, isThere]) => (isThere ? [fault] : []));
}

/** By how much a product is put in the cart when nobody says otherwise: loose goods by the hundred grams. Selling units. */
export const usualStep = (sellingMode: ProductMeasures['sellingMode']): number => (sellingMode === 'loose' ? 0.1 : 1);

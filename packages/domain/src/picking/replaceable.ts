import type { EatenFacts } from './suitable-substitute.ts';

/** A product as it may stand in for another one. Cents, grams or millilitres, thousandths. */
export interface ReplaceableProduct extends EatenFacts {
  productId: number;
  brand: string;
  /** What it is, in a word or two: "penne rigate". */
  kind: string | null;
  /** Slugs of its categories, root to leaf. */
  path: readonly string[];
  /** `pz`: counted; `kg`: loose. */
  unit: 'pz' | 'kg';
  /** Its weight is known when it is on the scale. */
  weighed: boolean;
  /** Of a piece; of a weighed pack on average. Absent: nobody measures it. */
  content?: { amount: number; unit: string } | undefined;
  /** What a piece, or a kg of loose goods, costs now. */
  priceCents: number;
  /** 0 to 1000. */
  popularity: number;
  /** In the store, beyond what is promised to others; null = without limit. */
  available: number | null;
}

/** What is missing. */
export interface MissingLine {
  product: ReplaceableProduct;
  /** Thousandths of its unit. */
  quantity: number;
  /** What the customer was to pay for it. */
  paidCents: number;
}

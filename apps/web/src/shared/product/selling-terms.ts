import type { Product } from '@sporta/contract';
import type { SellingMode, Thousandths } from '@sporta/domain';

/** How a product is sold, in the shop's own types. */
export interface SellingTerms {
  mode: SellingMode;
  /** Bounds and step of a quantity; absent where the catalogue sets none. */
  min: Thousandths | undefined;
  max: Thousandths | undefined;
  step: Thousandths | undefined;
  /** Can be bought by the carton. */
  byCarton: boolean;
  /** Average weight of a piece or of a pack of variable weight, in grams. */
  averageGrams: number | undefined;
  /** Meal tickets may pay it. */
  mealTicket: boolean;
  /** No promotion, voucher or point counts it. */
  unpromoted: boolean;
  /** "12,5% vol." */
  alcohol: string | undefined;
}

const read = new WeakMap<Product['productInfos'], SellingTerms>();

/**
 * Reads the texts of `productInfos`, which the wire prescribes (contract, section 3), once for each product. No other file of the
 * pages knows its keys.
 */
export function sellingTerms({ productInfos }: Pick<Product, 'productInfos'>): SellingTerms {
  let terms = read.get(productInfos);
  if (!terms) {
    terms = {
      mode: modeOf(productInfos),
      min: thousandthsOf(productInfos.MINACQ),
      max: thousandthsOf(productInfos.MAXACQ),
      step: thousandthsOf(productInfos.QTY_MULT),
      byCarton: productInfos.ENABLE_ACQ_BOX === 'true',
      averageGrams: thousandthsOf(productInfos.AVERAGE_WEIGHT) || undefined,
      mealTicket: productInfos.MEAL_TICKET_ENABLED === 'true',
      unpromoted: productInfos.PROMOTION_EXCLUDED === 'true',
      alcohol: productInfos.ALCOHOL && `${productInfos.ALCOHOL.replace('.', ',')}% vol.`,
    };
    read.set(productInfos, terms);
  }
  return terms;
}

function modeOf({ TIPOLOGIA, WEIGHT_VARIABLE }: Product['productInfos']): SellingMode {
  if (TIPOLOGIA === 'Sfuso') return 'loose';
  if (WEIGHT_VARIABLE === 'true') return 'weighed';
  return TIPOLOGIA === 'Confezione' ? 'pack' : 'piece';
}

function thousandthsOf(text: string | undefined): Thousandths | undefined {
  const value = Number(text);
  return text && Number.isFinite(value) ? Math.round(value * 1000) : undefined;
}

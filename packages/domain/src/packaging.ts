import { NBSP } from './money.ts';
import type { SellingMode, Thousandths } from './quantity.ts';

/** How a quantity divides into the packaging of the warehouse (specification section 4, "Package count display"). */
export interface PackageCount {
  kind: 'pallet' | 'box';
  /** 0 boxes when the quantity divides by neither. */
  count: number;
  /** Selling units in each. */
  items: number;
}

export interface Packaging {
  mode: SellingMode;
  /** Selling units in a box: LOGISTIC_PACKAGING_ITEMS. */
  boxItems?: number | undefined;
  /** Selling units on a pallet: `logisticPalletItems`. */
  palletItems?: number | undefined;
}

/**
 * Pallets when the quantity divides exactly by the pallet, else boxes when it divides by the box, else 0 boxes.
 * Undefined for loose goods and for products without packaging data: nothing is shown.
 */
export function packageCount(quantity: Thousandths, packaging: Packaging): PackageCount | undefined {
  const { mode, boxItems, palletItems } = packaging;
  if (mode === 'loose' || (!boxItems && !palletItems)) return undefined;
  const count = (items: number | undefined) =>
    items && quantity > 0 && quantity % (items * 1000) === 0 ? quantity / (items * 1000) : 0;
  const pallets = count(palletItems);
  if (palletItems && pallets > 0) return { kind: 'pallet', count: pallets, items: palletItems };
  return { kind: 'box', count: count(boxItems), items: boxItems ?? 0 };
}

/** Under the stepper: "1 pallet", "1 scatola", "2 scatole", "0 scatole". */
export function packageCountText({ kind, count }: PackageCount): string {
  if (kind === 'pallet') return `${count}${NBSP}pallet`;
  return `${count}${NBSP}${count === 1 ? 'scatola' : 'scatole'}`;
}

/** On a line of the cart: "1 confezione da 6", "2 confezioni da 6", "1 pallet da 72", "0 scatole" where the quantity divides by neither (specification section 4); what is sold as a carton itself says no more than its number. */
export function packageLineText(packages: PackageCount): string {
  const { kind, count, items } = packages;
  if (count === 0) return packageCountText(packages);
  const noun = kind === 'pallet' ? 'pallet' : count === 1 ? 'confezione' : 'confezioni';
  return items > 1 ? `${count}${NBSP}${noun} da ${items}` : `${count}${NBSP}${noun}`;
}

/** A selling unit from this weight on is carried by itself, as a case of water is: a paper bag would not hold it. Grams. */
export const OWN_HANDLE_GRAMS = 5000;

export interface Carried {
  quantity: Thousandths;
  mode: SellingMode;
  /** Selling units in a carton and on a pallet; absent or null = none known. */
  boxItems?: number | null | undefined;
  palletItems?: number | null | undefined;
  /** Weight of one selling unit with its packaging. */
  grossGrams?: number | null | undefined;
}

/**
 * Pieces of a line that go into bags. Whole cartons and pallets come as they are, only what is left beside them is put into
 * bags; heavy goods need none. What is weighed loose is one parcel.
 */
export function piecesToBag({ quantity, mode, boxItems, palletItems, grossGrams }: Carried): number {
  if (mode === 'loose') return quantity > 0 ? 1 : 0;
  if ((grossGrams ?? 0) >= OWN_HANDLE_GRAMS) return 0;
  const pieces = Math.round(quantity / 1000);
  const besidePallets = palletItems ? pieces % palletItems : pieces;
  return boxItems ? besidePallets % boxItems : besidePallets;
}

/** Bags a cart needs: full ones first, at least one for anything at all. */
export function bagsNeeded(pieces: number, piecesPerBag: number): number {
  return Math.ceil(Math.max(0, pieces) / Math.max(1, piecesPerBag));
}

import type { FontKey } from '../type/fonts.ts';

export type LayoutKey =
  | 'band'
  | 'wave'
  | 'arch'
  | 'burst'
  | 'stripe'
  | 'premium'
  | 'strip'
  | 'minimal'
  | 'panel'
  | 'diagonal'
  | 'frame'
  | 'side';

export type LockupKey = 'none' | 'oval' | 'ribbon' | 'plate' | 'shield' | 'circle' | 'tilt' | 'stroke';

/** The printed identity of a brand. */
export interface BrandKit {
  /** Word printed as the brand mark. */
  word: string;
  font: FontKey;
  base: string;
  accent: string;
  /** Thin lines, frames, outlines of the mark. */
  trim: string;
  /** Ink of the mark. */
  ink: string;
  /** Ink of product names; absent = what is readable. */
  sub?: string;
  /** Ground of the mark, where the lockup has one. */
  plate: string;
  /** Ground of the label where it is not printed in the base colour. */
  paper: string;
  lockup: LockupKey;
  layout: LayoutKey;
  jarLayout?: LayoutKey;
  cap?: string;
  glass?: string;
  lid?: string;
  sideCol?: string;
}

/** Name under which the store's own brand prints its mark instead of a lettering. */
export const STORE_WORD = 'sporta';
export const isStoreBrand = (kit: BrandKit): boolean => kit.word === STORE_WORD;

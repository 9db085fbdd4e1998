import type { PackshotInput } from '../input.ts';
import type { Facts } from './facts.ts';

/** How a kind of product looks. */
export type Look = Partial<PackshotInput> & {
  /**
   * Art and colour come from the flavour in the name, where there is one; `art` is used otherwise. `beside`: the thing of
   * `art` stays, with its flavour beside it.
   */
  flavoured?: boolean | 'beside';
  /** One outer pack holds the units of a multiple size: it is not repeated. */
  outer?: boolean;
};

/** Words of name and kind (lower case, no accents), and the look; tried in order, the first that matches wins. */
export type Rule = readonly [when: RegExp, look: Look | ((facts: Facts) => Look)];

export interface Department {
  /** Category paths it is tried on first. */
  path: RegExp;
  rules: readonly Rule[];
  /** For what no rule names. */
  otherwise: Look;
}

import type { BrandColours } from '@sporta/domain/brand-colours.ts';

export const DESIGN_NAME = 'Sporta';
/** What the design has behind the header (basil 800). */
export const DESIGN_GROUND = '#094a28';

/** The logo a shop uploaded, as papers, mails and pages show it. */
export interface ShopLogo {
  /** Name by what it holds. */
  logo: string;
  /** PNG, at most 132 pixels tall. */
  png: Buffer;
  width: number;
  height: number;
  /** It would be lost on the colour: it stands on white. */
  onWhite: boolean;
}

/** What a shop looks like; a part that is undefined is that of the design. */
export interface ShopLook {
  /** What the shop is called. */
  name: string;
  colours: BrandColours | undefined;
  logo: ShopLogo | undefined;
}

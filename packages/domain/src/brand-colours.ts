import { contrastOf, LEAST_CONTRAST } from './contrast.ts';

/** Steps of a brand's colour, as the design names those of basil: 600 under the words of buttons, 800 behind the header. */
export const brandSteps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
export type BrandStep = (typeof brandSteps)[number];
/** Each as `#rrggbb`. */
export type BrandColours = Readonly<Record<BrandStep, string>>;

const white = '#ffffff';
const black = '#000000';

/** How much of white (below 600) or black (above) goes into each step. */
const share: Readonly<Record<BrandStep, number>> = {
  50: 0.94,
  100: 0.87,
  200: 0.74,
  300: 0.54,
  400: 0.3,
  500: 0,
  600: 0,
  700: 0.18,
  800: 0.36,
  900: 0.5,
  950: 0.7,
};

/** `#rgb` and `RRGGBB` as `#rrggbb`; undefined: no colour. */
export function readColour(text: string): string | undefined {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  if (!digits) return undefined;
  return `#${(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits).toLowerCase()}`;
}

/**
 * Whether white words can be read upon a colour, since buttons and header have them.
 * @param colour `#rrggbb`
 */
export const bearsWhiteWords = (colour: string): boolean => contrastOf(colour, white) >= LEAST_CONTRAST;

/**
 * The steps of a brand from its one colour, so that whatever is read upon whatever keeps the contrast the design measures
 * (packages/ui/src/styles/contrast.test.ts).
 * @param colour `#rrggbb` that bears white words
 */
export function brandColoursOf(colour: string): BrandColours {
  const entries = brandSteps.map((step) => [step, mixed(colour, step < 600 ? white : black, share[step])]);
  return Object.fromEntries(entries) as BrandColours;
}

/** @param part of the other colour, 0 to 1 */
function mixed(colour: string, other: string, part: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [own = 0, its = 0] = [colour, other].map((each) => Number.parseInt(each.slice(at, at + 2), 16));
    return Math.round(own + (its - own) * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

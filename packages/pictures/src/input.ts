import type { BrandKit, LayoutKey } from './brand/kit.ts';
import type { BottleProfile } from './shapes/bottle-profiles.ts';
import type { ShapeKey } from './shapes/shape-keys.ts';

/**
 * Everything that can be said about a pack-shot. Only `shape` is required; each shape reads the fields it knows and
 * has its own defaults. Lengths are in units of the 400 × 400 picture, colours are `#rgb` or `#rrggbb`.
 */
export interface PackshotInput {
  shape: ShapeKey;
  /** Brand name: a hand-made kit or an identity derived from the name. */
  brand?: string;
  /** Short name on the pack; `|` breaks the line. */
  label?: string;
  /** "500 g", "6 × 1,5 L". */
  weight?: string;
  /** 0 to 5 names of food art, `name` or `name@tone`. */
  art?: string[];
  /** Article code: fixes positions and other random choices. */
  seed?: string;

  /** Colour of the flavour or variety. */
  variant?: string;
  layout?: LayoutKey;
  /** Touches of the brand kit changed for this product (a range in another colour). */
  kit?: Partial<BrandKit>;
  /** Small organic mark beside the store's wordmark. */
  bio?: boolean;

  w?: number;
  h?: number;
  /** Depth of boxes. */
  d?: number;
  zoom?: number;

  /** Texture seen through a window in the pack. */
  window?: string;
  windowShape?: 'rounded' | 'arch' | 'circle';
  windowCol?: string;

  /** What lies in a tray. */
  content?: string;
  trayCol?: string;
  winBg?: string;
  stickerW?: number;
  stickerH?: number;
  /** Which slices lie in a peel-open pack. */
  slice?: string;

  /** Colour of the contents, or of an opaque bottle. */
  fill?: string;
  /** Texture of the contents of a jar. */
  fillTex?: string;
  /** Where the liquid begins. */
  fillY?: number;
  glass?: string;
  cap?: string;
  capH?: number;
  lid?: string;
  lidStyle?: 'foil' | 'snap';
  profile?: BottleProfile;
  labelH?: number;
  labelY?: number;
  neckLabel?: boolean;
  gingham?: boolean;
  taper?: number;
  /** Colour of the side face of boxes. */
  side?: string;

  /** Heap: number of pieces, size of each, distance between them, lift from the floor, common turn. */
  count?: number;
  size?: number;
  tight?: number;
  lift?: number;
  rot?: number;
  flip?: boolean;
  netCol?: string;
  bgLeaf?: string;

  carton?: string;
  eggCol?: string;

  rind?: string;
  holes?: boolean;
  veins?: boolean;

  /** Shape repeated by `multi`. */
  of?: ShapeKey;
  n?: number;
  scale?: number;
  dx?: number;
  /** Rows behind: one, or `rows` in all. */
  back?: boolean;
  rows?: number;
  /** Vertical step of a stack. */
  stack?: number;
  film?: boolean;
  filmH?: number;
  badge?: string;

  /** Own bag: colour of cloth, wordmark and handle of the mark; places of the goods [x, y, size, degrees]. */
  col?: string;
  ink?: string;
  handle?: string;
  slots?: [number, number, number, number][];
}

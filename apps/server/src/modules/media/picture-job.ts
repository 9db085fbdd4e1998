import type { FlyerPage } from '@sporta/pictures/flyer/index.ts';
import type { OwnBag } from '@sporta/pictures/index.ts';
import type { PictureFormat } from '@sporta/pictures/render.ts';

/** What the generator reads of a product, as the import gives it. */
export interface DrawnProduct {
  code: string;
  name: string;
  brand: string;
  description: string;
  /** Paths; the first is the main one. */
  categories: string[];
  sellingMode: 'piece' | 'pack' | 'loose' | 'weighed';
  productKind?: string;
  labels: string[];
  /** Hints for the drawing. */
  picture?: Record<string, unknown>;
}

/** What is to be painted. */
export type PictureSubject =
  | { kind: 'product'; product: DrawnProduct }
  /** A photo of the shop, as it came. */
  | { kind: 'photo'; bytes: Uint8Array }
  /** What somebody uploaded as a photo: it comes back clean, in its own size. */
  | { kind: 'upload'; bytes: Uint8Array; least: number }
  /** A picture of a text, in its own proportions. */
  | { kind: 'picture'; bytes: Uint8Array }
  /** A part of a picture of a text, in its own size. */
  | { kind: 'cut'; bytes: Uint8Array; x: number; y: number; width: number; height: number }
  /** A page of a leaflet somebody uploaded, whole on a sheet of paper. */
  | { kind: 'sheet'; bytes: Uint8Array }
  /** A department, by the key of its tint. */
  | { kind: 'sector'; key: string }
  /** An illustration of the pages. */
  | { kind: 'art'; key: string; bag?: OwnBag }
  /** A page of a leaflet with the pack-shots of its products, in their order; a hole where there is none. */
  | { kind: 'flyer'; page: FlyerPage; products: (DrawnProduct | undefined)[] }
  /** A self-contained SVG. */
  | { kind: 'svg'; svg: string };

export interface PictureJob {
  subject: PictureSubject;
  /** Side in pixels; of `svg`, `flyer`, `picture` and `sheet` the width. */
  size: number;
  /** `svg`, `flyer` and `sheet` are always PNG. */
  format: PictureFormat;
}

/** Messages between server and painter. */
export type PainterRequest = PictureJob & { id: number };
export type PainterAnswer = { id: number; picture: Uint8Array } | { id: number; problem: string };

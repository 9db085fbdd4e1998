import type { BrandKit, LayoutKey } from '../brand/kit.ts';
import { darken, luminance, mix } from '../canvas/colour.ts';
import { hash } from '../canvas/random.ts';
import type { PackshotInput } from '../input.ts';
import type { ShapeKey } from '../shapes/shape-keys.ts';
import { isStoreName } from './store.ts';

/** Layouts that suit a brand beside its own: each of its lines of goods takes one. */
const COMPANIONS: Record<LayoutKey, LayoutKey[]> = {
  band: ['band', 'frame', 'panel'],
  wave: ['wave', 'panel', 'diagonal'],
  arch: ['arch', 'frame', 'wave'],
  burst: ['burst', 'diagonal', 'panel'],
  stripe: ['stripe', 'arch', 'band'],
  premium: ['premium', 'premium', 'frame'],
  strip: ['wave', 'band', 'panel'],
  minimal: ['minimal'],
  panel: ['panel', 'wave'],
  diagonal: ['diagonal', 'wave'],
  frame: ['frame', 'band'],
  side: ['wave', 'panel'],
};
/** Packs with a face high enough for every layout; the others have a layout of their own. */
const TALL: readonly ShapeKey[] = [
  'box',
  'pouch',
  'sack',
  'cup',
  'doypack',
  'softpack',
  'canister',
  'brick',
  'gable',
  'can',
  'rolls',
  'shaker',
  'reel',
  'tin',
  'oilcan',
];

/** The layout of a line of goods: chosen by brand and line, so a line looks like one and differs from the next. */
export function layoutFor(kit: BrandKit, pack: PackshotInput, line: string): LayoutKey | undefined {
  if (!TALL.includes(pack.shape)) return undefined;
  if (pack.shape === 'box' && (pack.w ?? 196) > (pack.h ?? 292) * WIDE) return 'side';
  const choices = COMPANIONS[kit.layout].filter((layout) => !pack.window || ABOVE_WINDOW.includes(layout));
  if (!choices.length) return 'wave';
  return choices[hash(`${kit.word}/${line}`) % choices.length];
}

/** Layouts with the name above a window. */
const ABOVE_WINDOW: readonly LayoutKey[] = ['wave', 'arch', 'frame', 'diagonal', 'burst', 'minimal'];
/** A box this much wider than high has its name at the side. */
const WIDE = 1.15;

const PASTELS = [
  '#ffe0a8',
  '#ffd0c2',
  '#d7ecb8',
  '#cfe6f7',
  '#f6d3e3',
  '#e2d5f3',
  '#fff0b8',
  '#c9eadf',
  '#f3dcc0',
  '#dfe7c0',
  '#f9c9a9',
  '#bfe0ea',
];

/** Colour of a variety that no flavour names: the brand's accent, drawn towards a pastel chosen by the name. */
export function varietyColour(kit: BrandKit, brand: string, name: string, windowed: boolean): string {
  const pastel = PASTELS[hash(name) % PASTELS.length] as string;
  if (isStoreName(brand)) return pastel;
  if (windowed) return mix(darken(kit.base, 0.25), pastel, 0.42);
  return mix(kit.accent, pastel, 0.25 + (hash(`${name}!`) % 4) * 0.18);
}

const NUDGES = ['', '@warm', '@cool', '@deep', '@pale'];

/** Loose goods: number, turn and tint change a little with the product, so two varieties are distinguished. */
export function looseVariety(pack: PackshotInput, name: string): PackshotInput {
  if (pack.shape !== 'heap' || !pack.art?.length) return pack;
  const pick = hash(name);
  const count = pack.count ?? 4;
  const art = pack.art.map((one) => (one.includes('@') ? one : one + NUDGES[pick % NUDGES.length]));
  const more = count > 3 && count < 7 ? count + ((pick >>> 4) % 3) - 1 : count;
  return {
    ...pack,
    art,
    count: more,
    rot: count === 1 ? ((pick >>> 6) % 9) - 4 : (pack.rot ?? 0),
    flip: Boolean((pick >>> 3) & 1),
  };
}

const TRAYS = ['#20262a', '#f1efe9', '#2d3b33', '#3a2b28', '#23304a'];
const HEADS = [0, -0.22, 0.86];

/** Trays and peel-open packs that no rule coloured: the tray, or the printed head, changes with the product. */
export function packVariety(pack: PackshotInput, kit: BrandKit, name: string): PackshotInput {
  const pick = hash(name);
  if (pack.shape === 'tray' && !pack.trayCol) return { ...pack, trayCol: TRAYS[pick % TRAYS.length] };
  // A pale brand ground cannot become the ink of a paper head.
  const pale = luminance(kit.base) > 0.4;
  if (pack.shape !== 'slices' || pack.kit || pale || isStoreName(pack.brand ?? '')) return pack;
  const tint = HEADS[pick % HEADS.length] as number;
  if (tint > 0.5) {
    const paper = mix(kit.base, '#fffaf0', 0.94);
    return { ...pack, kit: { base: paper, ink: kit.base, sub: darken(kit.base, 0.2), plate: paper } };
  }
  return tint ? { ...pack, kit: { base: darken(kit.base, -tint) } } : pack;
}

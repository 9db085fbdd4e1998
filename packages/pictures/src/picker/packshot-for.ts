import type { ProductRow } from '@sporta/contract/import/catalogue-rows.ts';
import { kitFor } from '../brand/kit-for.ts';
import type { PackshotInput } from '../input.ts';
import { type Facts, factsOf } from './facts.ts';
import { type Flavour, flavourOf } from './flavours.ts';
import { shortLabel, withoutRemark } from './label.ts';
import { repeated } from './multiples.ts';
import type { Look } from './rule.ts';
import { lookOf } from './table.ts';
import { layoutFor, looseVariety, packVariety, varietyColour } from './variety.ts';

/** Picture data of a catalogue row. They are hints; with `fixed` they are taken to the letter. */
type Hint = Partial<PackshotInput> & { fixed?: boolean };

/** What a hint always decides: words, colours and touches of the pack, whatever its shape. */
const PAINT = [
  'label',
  'variant',
  'kit',
  'bio',
  'cap',
  'netCol',
  'trayCol',
  'winBg',
  'carton',
  'eggCol',
  'side',
  'zoom',
] as const;

/**
 * Pack-shot of a product of the catalogue: kind and department give shape and art, the brand its identity, the size
 * weight and multiples, the flavour art and colour. An object in `picture` is merged on top; where it names another
 * shape or a stand-in for art that the rules know exactly, only its words and colours are kept, unless it says
 * `fixed: true`.
 */
export function packshotFor(product: ProductRow): PackshotInput {
  const facts = factsOf(product);
  const hint: Hint = typeof product.picture === 'object' ? (product.picture as Hint) : {};
  const { look } = lookOf(facts);
  const flavour = flavourOf(facts.words);
  const kit = { ...kitFor(facts.brand), ...look.kit, ...hint.kit };
  const pack = blend(look, hint, flavour);
  const windowed = Boolean(pack.window);
  const line = facts.category.split('/').slice(0, 3).join('/');
  const dressed: PackshotInput = {
    ...pack,
    brand: facts.brand,
    seed: product.code,
    label: withoutRemark(hint.label ?? shortLabel(product.name)),
    weight: facts.loose ? '' : facts.size.text,
    variant: pack.variant ?? varietyColour(kit, facts.brand, product.name, windowed),
    layout: pack.layout ?? layoutFor(kit, pack, line),
    ...(product.labels?.includes('biologico') ? { bio: true } : {}),
  };
  const varied = packVariety(looseVariety(dressed, product.name), kit, product.name);
  if (hint.fixed) {
    const { fixed: _fixed, ...literal } = hint;
    return { ...varied, ...literal };
  }
  return look.outer ? varied : repeated(varied, facts.size);
}

function blend(look: Look, hint: Hint, flavour: Flavour | undefined): PackshotInput {
  const { flavoured, outer: _outer, ...drawing } = look;
  const shape = drawing.shape ?? hint.shape ?? 'box';
  const hintShape = hint.shape === 'multi' ? hint.of : hint.shape;
  const paint = Object.fromEntries(PAINT.filter((key) => hint[key] !== undefined).map((key) => [key, hint[key]]));
  const geometry = hintShape === shape ? geometryOf(hint) : {};
  const art = flavoured
    ? flavour
      ? [...(flavoured === 'beside' ? (look.art ?? []).slice(0, 1) : []), flavour.art]
      : (look.art ?? hint.art)
    : (look.art ?? hint.art ?? (flavour ? [flavour.art] : []));
  return {
    ...geometry,
    ...(Object.fromEntries(Object.entries(drawing).filter(([, value]) => value !== undefined)) as Look),
    ...(flavoured && flavour && !look.variant ? { variant: flavour.colour } : {}),
    ...paint,
    shape,
    art: drawing.window ? [] : art,
  };
}

/** Measures and contents of a hint that names the very shape the rules chose. */
const GEOMETRY = [
  'w',
  'h',
  'd',
  'count',
  'size',
  'tight',
  'lift',
  'taper',
  'lidStyle',
  'fill',
  'glass',
  'lid',
  'rind',
  'holes',
  'veins',
  'gingham',
  'labelH',
  'neckLabel',
] as const;

function geometryOf(hint: Hint): Partial<PackshotInput> {
  return Object.fromEntries(GEOMETRY.filter((key) => hint[key] !== undefined).map((key) => [key, hint[key]]));
}

/** Whether a rule of the table names the product (and not only its department). */
export function isNamed(product: ProductRow): boolean {
  return lookOf(factsOf(product)).named;
}

export type { Facts };

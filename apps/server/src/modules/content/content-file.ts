import { audiences, specialSlugs } from '@sporta/contract';
import { isShopDay } from '@sporta/domain';
import { z } from 'zod';
import { blockParams, isBlockKind } from './home-blocks.ts';
import { recipeBody } from './recipe-input.ts';
import type { MenuInput } from './write-content.ts';

const name = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'must be of a-z, 0-9 and dashes' });
const instant = z.iso
  .datetime({ offset: true, error: 'must be an instant such as 2026-03-01T08:00:00Z' })
  .transform((text) => new Date(text));
const day = z.string().refine(isShopDay, { error: 'must be a day such as 2026-03-31' });
const address = z.string().regex(/^(\/(?!\/)|https?:\/\/|mailto:|tel:)/, {
  error: 'must be a path of the shop, or begin with https:, mailto: or tel:',
});

const pictureName = z.string().regex(/^[0-9a-f]{32}$/, { error: 'must be the name of an uploaded picture' });

/** Who sees it, and where; absent: everybody, in every store. */
const target = {
  audience: z.enum(audiences, { error: `must be one of ${audiences.join(', ')}` }).optional(),
  /** Slugs. */
  warehouses: z.array(z.string()).min(1).optional(),
};

/** An entry as it is written, before its instants are read. */
type WrittenEntry = Omit<MenuInput, 'validFrom' | 'validTo' | 'items'> & {
  validFrom?: string | undefined;
  validTo?: string | undefined;
  items?: readonly WrittenEntry[] | undefined;
};

const menuEntry: z.ZodType<MenuInput, WrittenEntry> = z.strictObject({
  name: z.string().min(1).max(80),
  itemUrl: address,
  classes: z.string().max(80).optional(),
  iconSource: z.string().max(300).optional(),
  target: z.enum(['_blank', '_self']).optional(),
  validFrom: instant.optional(),
  validTo: instant.optional(),
  audience: target.audience,
  get items() {
    return z.array(menuEntry).optional();
  },
});

/** A fact on a card; `{prodotti}` and `{negozi}` in its figure are counted when it is shown. */
const pageFact = z.strictObject({
  figure: z.string().min(1).max(24),
  text: z.string().min(1).max(120),
  itemUrl: address.optional(),
});

/** Where one goes from a page that was read. */
const pageWay = z.strictObject({
  title: z.string().min(1).max(80),
  text: z.string().max(200).optional(),
  callToAction: z.string().min(1).max(40),
  itemUrl: address,
});

const page = z.strictObject({
  name,
  title: z.string().min(1).max(200),
  /** One or two sentences under the title. */
  summary: z.string().max(300).optional(),
  /** A picture of ours beside the title. */
  mediaURL: z
    .string()
    .max(300)
    .regex(/^\/(media|pictures)\//, { error: 'must be a picture of the shop' })
    .optional(),
  facts: z.array(pageFact).max(4).optional(),
  ways: z.array(pageWay).max(3).optional(),
  /** HTML; what a page must not contain is taken out. */
  content: z.string(),
  seoTitle: z.string().max(200).optional(),
  seoDescription: z.string().max(400).optional(),
  aliases: z.array(name).optional(),
  validFrom: instant.optional(),
  validTo: instant.optional(),
});

const block = z
  .strictObject({
    kind: z.string().refine(isBlockKind, { error: `must be one of ${Object.keys(blockParams).join(', ')}` }),
    params: z.record(z.string(), z.unknown()),
    validFrom: instant.optional(),
    validTo: instant.optional(),
    ...target,
  })
  .superRefine(({ kind, params }, context) => {
    if (!isBlockKind(kind)) return;
    for (const issue of blockParams[kind].safeParse(params).error?.issues ?? []) {
      context.addIssue({ code: 'custom', message: issue.message, path: ['params', ...issue.path] });
    }
  });

const thousandth = z.number().int().min(0).max(1000);

/** Where a product stands on the picture of its page, in thousandths of width and height. */
const area = z
  .strictObject({
    product: z.string(),
    x: thousandth,
    y: thousandth,
    width: thousandth.min(5),
    height: thousandth.min(5),
  })
  .refine(({ x, y, width, height }) => x + width <= 1000 && y + height <= 1000, { error: 'must not leave the page' });

const leafletPage = z.strictObject({
  title: z.string().max(60),
  /** Article codes. */
  products: z.array(z.string()).max(100),
  /** Absent: the page is drawn from its products. */
  picture: pictureName.optional(),
  areas: z.array(area).max(100).optional(),
});

const leaflet = z
  .strictObject({
    name: z.string().min(1).max(120),
    slug: name,
    startsOn: day,
    endsOn: day,
    pages: z.array(leafletPage).min(1).max(99),
    /** Slugs; absent = every warehouse. */
    warehouses: z.array(z.string()).optional(),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, { error: 'must not be before startsOn', path: ['endsOn'] });

const faqs = z.array(
  z.strictObject({
    category: z.string().min(1).max(80),
    items: z.array(z.strictObject({ question: z.string().min(1).max(300), answer: z.string() })),
  }),
);

const popups = z.array(
  z.strictObject({
    title: z.string().min(1).max(200),
    description: z.string(),
    validFrom: instant,
    validTo: instant,
    ...target,
  }),
);

const places = z.record(z.string(), z.array(menuEntry));

/**
 * What the shop writes, as one file. A part that is in the file is afterwards exactly as the file has it; a part that is
 * not stays as it was.
 */
export const contentFile = z.strictObject({
  pages: z.array(page).optional(),
  faqs: faqs.optional(),
  popups: popups.optional(),
  menus: z.partialRecord(z.enum(specialSlugs), places).optional(),
  blocks: z.array(block).optional(),
  leaflets: z.array(leaflet).optional(),
  recipes: z.array(recipeBody).optional(),
});

/** The same by document: what a person changes at once. The name of a page or flyer is that of its document. */
export const documentBodies = {
  home: z.strictObject({ blocks: z.array(block).max(60) }),
  faq: z.strictObject({ faqs }),
  popups: z.strictObject({ popups: popups.max(50) }),
  menu: z.strictObject({ places }),
  page,
  leaflet,
  recipe: recipeBody,
};

export type ContentFile = z.infer<typeof contentFile>;

/** What is wrong with a file, one line for each fault, each with the place where it is. */
export class ContentFileError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The content file is not good:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ContentFileError';
    this.problems = problems;
  }
}

/** @throws {ContentFileError} with every fault */
export function readContentFile(text: string): ContentFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ContentFileError([`it is not JSON: ${(error as Error).message}`]);
  }
  const read = contentFile.safeParse(value);
  if (read.success) return read.data;
  throw new ContentFileError(read.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`));
}

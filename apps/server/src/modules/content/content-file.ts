import { specialSlugs } from '@sporta/contract';
import { isShopDay } from '@sporta/domain';
import { z } from 'zod';
import { blockParams, isBlockKind } from './home-blocks.ts';
import type { MenuInput } from './write-content.ts';

const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'must be of a-z, 0-9 and dashes' });
const instant = z.iso
  .datetime({ offset: true, error: 'must be an instant such as 2026-03-01T08:00:00Z' })
  .transform((text) => new Date(text));
const day = z.string().refine(isShopDay, { error: 'must be a day such as 2026-03-31' });
const address = z.string().regex(/^(\/(?!\/)|https?:\/\/|mailto:|tel:)/, {
  error: 'must be a path of the shop, or begin with https:, mailto: or tel:',
});

const menuEntry: z.ZodType<MenuInput, MenuInput> = z.strictObject({
  name: z.string().min(1).max(80),
  itemUrl: address,
  classes: z.string().max(80).optional(),
  iconSource: z.string().max(300).optional(),
  target: z.enum(['_blank', '_self']).optional(),
  get items() {
    return z.array(menuEntry).optional();
  },
});

const page = z.strictObject({
  name,
  title: z.string().min(1).max(200),
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
  })
  .superRefine(({ kind, params }, context) => {
    if (!isBlockKind(kind)) return;
    for (const issue of blockParams[kind].safeParse(params).error?.issues ?? []) {
      context.addIssue({ code: 'custom', message: issue.message, path: ['params', ...issue.path] });
    }
  });

const leaflet = z
  .strictObject({
    name: z.string().min(1).max(120),
    slug: name,
    startsOn: day,
    endsOn: day,
    /** Article codes per page. */
    pages: z
      .array(z.strictObject({ title: z.string().max(60), products: z.array(z.string()) }))
      .min(1)
      .max(99),
    /** Slugs; absent = every warehouse. */
    warehouses: z.array(z.string()).optional(),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, { error: 'must not be before startsOn', path: ['endsOn'] });

/**
 * What the shop writes, as one file. A part that is in the file is afterwards exactly as the file has it; a part that is
 * not stays as it was.
 */
export const contentFile = z.strictObject({
  pages: z.array(page).optional(),
  faqs: z
    .array(
      z.strictObject({
        category: z.string().min(1).max(80),
        items: z.array(z.strictObject({ question: z.string().min(1).max(300), answer: z.string() })),
      }),
    )
    .optional(),
  popups: z
    .array(
      z.strictObject({
        title: z.string().min(1).max(200),
        description: z.string(),
        validFrom: instant,
        validTo: instant,
      }),
    )
    .optional(),
  menus: z.partialRecord(z.enum(specialSlugs), z.record(z.string(), z.array(menuEntry))).optional(),
  blocks: z.array(block).optional(),
  leaflets: z.array(leaflet).optional(),
});

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

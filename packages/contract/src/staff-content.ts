import { z } from 'zod';
import { documentKinds, documentStates } from './staff-content-words.ts';

/** A document as the content file writes it. */
const body = z.record(z.string(), z.unknown());

/** A document in the list of all. */
export const staffDocument = z.object({
  document: z.string(),
  kind: z.enum(documentKinds),
  title: z.string(),
  /** Where the shop shows it. */
  address: z.string(),
  state: z.enum(documentStates),
  /** ISO instant since when it is online as it is; absent when nobody knows. */
  publishedAt: z.string().optional(),
  /** First name of who changed or published it last; absent when it came by a file. */
  by: z.string().optional(),
  /** When the draft goes online. */
  publishAt: z.string().optional(),
  /** Why it did not. */
  problem: z.string().optional(),
  /** Of a flyer: first and last day (the last counts whole) and number of products, as customers see it, else as drafted. */
  flyer: z
    .object({ startsOn: z.iso.date(), endsOn: z.iso.date(), products: z.number().int(), online: z.boolean() })
    .optional(),
});

export const contentVersion = z.object({
  versionId: z.number().int(),
  publishedAt: z.string(),
  /** Absent: it came by a file. */
  by: z.string().optional(),
  /** It was taken off then. */
  off: z.boolean(),
});

/** A document with its draft and what was online before. */
export const documentDetail = z.object({
  document: z.string(),
  /** What is online; absent: nothing. */
  live: body.optional(),
  draft: z
    .object({
      body,
      by: z.string(),
      changedAt: z.string(),
      publishAt: z.string().optional(),
      problem: z.string().optional(),
      /** What was online changed since the draft was begun. */
      outdated: z.boolean(),
    })
    .optional(),
  /** Names what was seen; a change that says another is refused. */
  revision: z.string(),
  /** The newest first; at most 50. */
  versions: z.array(contentVersion),
});

/** A picture of the library. */
export const contentPicture = z.object({
  picture: z.string(),
  name: z.string(),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  createdAt: z.string(),
  /** It is a part of another picture: which, and where in its pixels. */
  crop: z
    .object({
      original: z.string(),
      x: z.number().int(),
      y: z.number().int(),
      width: z.number().int(),
      height: z.number().int(),
    })
    .optional(),
  /** Names of the documents that show it, drafts too. */
  usedIn: z.array(z.string()),
});

/** What editors offer to choose from. */
export const contentChoices = z.object({
  stores: z.array(z.object({ slug: z.string(), warehouseId: z.number().int(), name: z.string() })),
  categories: z.array(z.object({ slug: z.string(), name: z.string() })),
});

/** A product put on a page of a flyer or a banner. */
export const namedProduct = z.object({ code: z.string(), name: z.string(), thumb: z.string().optional() });

export type StaffDocument = z.infer<typeof staffDocument>;
export type ContentVersion = z.infer<typeof contentVersion>;
export type DocumentDetail = z.infer<typeof documentDetail>;
export type ContentPicture = z.infer<typeof contentPicture>;
export type ContentChoices = z.infer<typeof contentChoices>;
export type NamedProduct = z.infer<typeof namedProduct>;

import { z } from 'zod';

export const importStates = [
  'uploading',
  'mapping',
  'checking',
  'checked',
  'mending',
  'applying',
  'applied',
  'pricing',
  'undoing',
  'undone',
  'cancelled',
] as const;

/** Rows of an import by what becomes of them; `price`, `text`, `vat` are those of products whose price, name or VAT changes. */
export const importViews = ['error', 'new', 'price', 'big-price', 'text', 'vat', 'other', 'missing'] as const;
export type ImportView = (typeof importViews)[number];

/** Rows in error by what is wrong with them; a row with several faults stands in several. */
export const importErrorGroups = ['codes', 'prices', 'texts', 'other'] as const;
export type ImportErrorGroup = (typeof importErrorGroups)[number];

/** Kinds of change: price lists, texts and facts, VAT, and the rest. */
export const importChangeKinds = ['price', 'text', 'vat', 'other'] as const;
export type ImportChangeKind = (typeof importChangeKinds)[number];

/** Largest file, and largest piece of it, in bytes. */
export const mostImportBytes = 100 * 1024 * 1024;
export const importPartBytes = 512 * 1024;

/** A price that changes by more than this share is worth a look. */
export const bigPriceChange = 0.5;

/** What files of these columns say and how what they leave unsaid is filled in. */
export const importMapping = z.object({
  /** Column of the file → field of a product; a column that is not named is not imported. */
  fields: z.record(z.string().max(200), z.string().max(80)),
  /** Percent, of new products whose row says none. */
  vat: z.literal([0, 4, 5, 10, 22], { error: 'L’Iva deve essere 0, 4, 5, 10 o 22' }).default(22),
  /** Names in capitals become lower case with a capital in front. */
  tidyNames: z.boolean().default(false),
  /** Departments the shop does not have are added; else their products go to "Da sistemare". */
  addCategories: z.boolean().default(false),
  /**
   * What the file calls a department → its path in the shop; an empty path: none, its new products go to "Da sistemare". A value that
   * is not named is looked for by path and name.
   */
  departments: z.record(z.string().max(200), z.string().max(300)).default({}),
});
export type ImportMapping = z.output<typeof importMapping>;

export const importColumn = z.object({
  name: z.string(),
  sample: z.string(),
});

/** How a department of the shop was found for a value: said by staff, called the same, that of its products, or alike in name. */
export const departmentMatches = ['answer', 'name', 'products', 'alike', 'none'] as const;
/** A column with more different values than these holds no departments. */
export const mostDepartmentValues = 1000;

export const departmentValue = z.object({
  value: z.string(),
  /** Rows of the file that say it. */
  rows: z.number().int(),
  /** Path of the department that is proposed. */
  path: z.string().optional(),
  match: z.enum(departmentMatches),
});
export type DepartmentValue = z.infer<typeof departmentValue>;

export const importField = z.object({ field: z.string(), name: z.string() });

export const staffImport = z.object({
  importId: z.number().int(),
  fileName: z.string(),
  bytes: z.number().int(),
  state: z.enum(importStates),
  /** Who brought it. */
  name: z.string(),
  /** ISO instants. */
  createdAt: z.string(),
  appliedAt: z.string().optional(),
  undoneAt: z.string().optional(),
  /** "punto e virgola, UTF-8". */
  format: z.string().optional(),
  /** Pieces of the file that arrived, from the first on. */
  parts: z.number().int(),
  columns: z.array(importColumn),
  mapping: importMapping.optional(),
  /** The mapping is that of the last file with the same columns. */
  remembered: z.boolean(),
  suspendMissing: z.boolean(),
  /** ISO instant at which its prices begin; absent: with the rest. */
  pricesFrom: z.string().optional(),
  /** Its prices have not begun yet. */
  pricesPending: z.boolean(),
  /** Products whose prices begin then. */
  laterPrices: z.number().int(),
  counts: z.object({
    rows: z.number().int(),
    new: z.number().int(),
    changed: z.number().int(),
    same: z.number().int(),
    error: z.number().int(),
    price: z.number().int(),
    bigPrice: z.number().int(),
    text: z.number().int(),
    vat: z.number().int(),
    other: z.number().int(),
    /** On sale and not in the file. */
    missing: z.number().int(),
    /** New products in "Da sistemare". */
    unsorted: z.number().int(),
    /** New products without a stock of their own: sold without limit in every store. */
    unlimited: z.number().int(),
  }),
  /** Once applied: how many of its products customers find, and why the others not; each counts once, by the first reason. */
  seen: z
    .object({
      products: z.number().int(),
      visible: z.number().int(),
      withoutPrice: z.number().int(),
      withheld: z.number().int(),
      withoutStock: z.number().int(),
    })
    .optional(),
  /** Rows in error with a fault of each group. */
  errorGroups: z.object({
    codes: z.number().int(),
    prices: z.number().int(),
    texts: z.number().int(),
    other: z.number().int(),
  }),
  /** How long the file took to be read and checked, in milliseconds. */
  tookMs: z.number().int().optional(),
  /** Name of the store that applying it opens, because the shop has none. */
  opensStore: z.boolean(),
  done: z.number().int(),
  total: z.number().int(),
  /** Another import is under way: this one follows. */
  waiting: z.boolean(),
  problem: z.string().optional(),
  /** It can be taken back until then. */
  undoableUntil: z.string().optional(),
  /** Rows whose product was changed since, and stayed as it is. */
  kept: z.number().int(),
});
export type StaffImport = z.infer<typeof staffImport>;

/** Most planned prices an import tells of, the next first. */
export const mostPlansMet = 200;

/** A price somebody planned for a product the import gives a price too. */
export const planMet = z.object({
  planId: z.number().int(),
  productId: z.number().int(),
  name: z.string(),
  /** ISO instant at which the planned price begins. */
  publishAt: z.string(),
  /** The import changes the price of today; where it does not, a plan that begins later finds the price it was made for. */
  changesPrice: z.boolean(),
});
export type PlanMet = z.infer<typeof planMet>;

export const importRowOnWire = z.object({
  line: z.number().int(),
  code: z.string().optional(),
  name: z.string(),
  /** Pack size in words, as it will be. */
  description: z.string(),
  /** Address of its picture; absent while the shop does not have the product. */
  thumb: z.string().optional(),
  /** Cents become euro. */
  priceBefore: z.number().optional(),
  priceAfter: z.number().optional(),
  /** 0.05 = dearer by 5 %. */
  priceChange: z.number().optional(),
  changes: z.array(
    z.object({ kind: z.enum(importChangeKinds), field: z.string(), before: z.string(), after: z.string() }),
  ),
  /** Of a row in error: column of the file or name of the field, what stands there, and why it cannot be. */
  problems: z.array(z.object({ column: z.string(), label: z.string(), value: z.string(), text: z.string() })),
  remarks: z.array(z.string()),
});
export type ImportRowOnWire = z.infer<typeof importRowOnWire>;

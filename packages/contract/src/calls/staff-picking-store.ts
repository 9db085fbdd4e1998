import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParam, intParam, listParam, optional, pageParam, patternParam, secretParam, textParam } from '../fields.ts';
import { pickingPlace, pickingPlaceProblem, pickingStore } from '../staff-picking-store.ts';
import { tableFormat } from '../table-format.ts';

const base = { tag: 'staff', access: 'staff', roles: ['store-manager'] } as const;
const warehouse = { warehouse_id: optional(idParam('La sede')) };
const tint = patternParam('Il reparto', /^[a-z-]{1,40}$/, 'sceglilo dall’elenco');

export const store = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/picking/store',
  summary:
    'How a store prepares orders: carts, silence, tolerance, its own bar codes, and the way through its departments',
  request: z.object(warehouse),
  data: z.object({ store: pickingStore }),
  errors: ['store-not-found'],
});

export const saveStore = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/picking/store/save',
  summary: 'Changes how a store prepares orders, as it was seen; work in hands follows when it is read next',
  request: z.object({
    ...warehouse,
    /** `version` of what the page showed. */
    version: textParam('La versione', 80),
    cart_orders: intParam('Gli ordini sul carrello', { min: 1, max: 6 }),
    silence_minutes: intParam('I minuti di silenzio', { min: 5, max: 480 }),
    tolerance_percent: intParam('La tolleranza', { min: 0, max: 15 }),
    finish_minutes: intParam('I minuti prima della fascia', { min: 0, max: 480 }),
    code_layouts: listParam('I codici del negozio', textParam('Il codice', 13), { min: 0, max: 10 }),
    /** Departments in the order one walks through them, each once; an empty label is the name of the department. */
    aisles: listParam('Le corsie', z.object({ tint, label: textParam('La corsia', 60, { min: 0 }) }), {
      min: 0,
      max: 60,
    }),
  }),
  data: z.object({ store: pickingStore }),
  errors: ['store-not-found', 'store-changed', 'layout-wrong', 'aisles-wrong'],
});

export const places = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/picking/places',
  summary: 'Products of a store with their places: of one department, or found by words or code; 50 a page',
  request: z.object({
    ...warehouse,
    tint: optional(tint),
    q: optional(textParam('La ricerca', 60, { min: 2 })),
    page: pageParam,
  }),
  data: z.object({ products: z.array(pickingPlace), total: z.number().int() }),
  errors: ['store-not-found'],
});

export const savePlaces = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/picking/places/save',
  summary: 'Writes where products are, as their places were seen; all of them or none',
  request: z.object({
    ...warehouse,
    places: listParam(
      'I posti',
      z.object({
        product_id: idParam('Il prodotto'),
        /** Empty: nowhere. */
        place: textParam('Il posto', 40, { min: 0 }),
        /** What the page showed before. */
        seen: textParam('Il posto di prima', 40, { min: 0 }),
      }),
      { max: 200 },
    ),
  }),
  data: z.object({ changed: z.number().int() }),
  errors: ['store-not-found', 'product-not-found', 'place-changed'],
});

export const placesFile = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/picking/places.csv',
  answers: 'csv',
  summary: 'Every product of a store with its place, to write places in a spreadsheet',
  request: z.object({ ...warehouse, ...tableFormat }),
  data: z.object({}),
  errors: ['store-not-found'],
});

export const importPlaces = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/picking/places/import',
  summary:
    'Reads places from such a file or from Excel: columns `codice`, `posto` and `posto di prima`; an empty place takes it away; rows left out, those of products moved since among them, say why',
  request: z
    .object({
      ...warehouse,
      /** The text of the file. */
      file: optional(textParam('Il file', 4_000_000)),
      /** Or a whole Excel workbook, as base64. */
      workbook: optional(secretParam('Il file', 4_000_000)),
    })
    .refine(({ file, workbook }) => file !== undefined || workbook !== undefined, {
      error: 'Il file è obbligatorio',
      path: ['file'],
    }),
  data: z.object({
    changed: z.number().int(),
    unchanged: z.number().int(),
    /** The first 100. */
    problems: z.array(pickingPlaceProblem),
  }),
  errors: ['store-not-found', 'columns-missing', 'file-unreadable'],
});

import { z } from 'zod';
import { defineCall } from '../call.ts';
import { MOST_PICTURE_BYTES } from '../constants.ts';
import {
  choiceParam,
  fileParam,
  idParam,
  instantParam,
  intParam,
  jsonParam,
  listParam,
  optional,
  patternParam,
  textParam,
  withDefault,
} from '../fields.ts';
import { contentChoices, contentPicture, documentDetail, namedProduct, staffDocument } from '../staff-content.ts';
import { audiences, documentPattern } from '../staff-content-words.ts';

const base = { tag: 'staff', access: 'staff', roles: ['merchandiser'] } as const;

const document = { document: patternParam('Il documento', documentPattern, 'per esempio home o page:chi-siamo') };
const picture = { picture: patternParam('L’immagine', /^[0-9a-f]{32}$/, 'serve il nome di un’immagine caricata') };
const body = {
  body: jsonParam(
    'Il contenuto',
    z.record(z.string(), z.unknown(), { error: 'Il contenuto deve essere un insieme di campi' }),
  ),
};
/** The `revision` the page showed. */
const seen = { seen: textParam('La versione vista', 60) };
const alt = textParam('Il testo alternativo', 200, { min: 3 });
const name = textParam('Il nome', 120);

export const list = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/content',
  summary: 'What the shop writes: home, menus, pages, questions, notices and flyers, with what waits to be published',
  request: z.object({}),
  data: z.object({ documents: z.array(staffDocument) }),
});

export const choices = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/content/choices',
  summary: 'Stores and departments a text may be about',
  request: z.object({}),
  data: z.object({ choices: contentChoices }),
});

export const products = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/content/products',
  summary: 'Names of products by their codes; unknown codes are missing',
  request: z.object({ codes: listParam('I codici', textParam('Il codice', 60), { max: 500 }) }),
  data: z.object({ products: z.array(namedProduct) }),
});

export const detail = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/content/document',
  summary: 'A document: what is online, its draft and its versions. One that is nowhere has neither',
  request: z.object(document),
  data: z.object({ detail: documentDetail }),
});

export const version = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/content/version',
  summary: 'A document as it was online',
  request: z.object({ version_id: idParam('La versione') }),
  data: z.object({ document: z.string(), body: z.record(z.string(), z.unknown()).optional() }),
  errors: ['version-not-found'],
});

export const save = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/content/save',
  summary: 'Keeps a draft; one that says what is online already is none any more',
  request: z.object({ ...document, ...body, ...seen }),
  data: z.object({ detail: documentDetail }),
  errors: ['changed-meanwhile', 'wrong-content'],
});

export const discard = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/content/discard',
  summary: 'Drops the draft, planned or not',
  request: z.object({ ...document, ...seen }),
  data: z.object({ detail: documentDetail }),
  errors: ['changed-meanwhile'],
});

export const publish = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/content/publish',
  summary: 'Puts a document online, now or at a time to come',
  request: z.object({
    ...document,
    ...body,
    ...seen,
    publish_at: optional(instantParam('Il momento della pubblicazione')),
  }),
  data: z.object({ detail: documentDetail }),
  errors: ['changed-meanwhile', 'wrong-content', 'past-time'],
});

export const restore = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/content/restore',
  summary: 'Puts an older version online again, at once; drops the draft',
  request: z.object({ ...seen, version_id: idParam('La versione') }),
  data: z.object({ detail: documentDetail }),
  errors: ['changed-meanwhile', 'version-not-found', 'wrong-content'],
});

export const remove = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/content/remove',
  summary: 'Takes a page or a flyer off; its versions stay',
  request: z.object({ ...document, ...seen }),
  data: z.object({ detail: documentDetail }),
  errors: ['changed-meanwhile', 'wrong-content'],
});

export const preview = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/content/preview',
  summary: 'An address of the shop that shows the document as given, for half an hour',
  request: z.object({
    ...document,
    ...body,
    /** Default: now. */
    at: optional(instantParam('Il momento dell’anteprima')),
    warehouse_id: optional(idParam('La sede')),
    audience: withDefault(choiceParam('Chi guarda', audiences), 'guests'),
  }),
  data: z.object({ address: z.string() }),
  errors: ['wrong-content'],
});

export const pictures = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/content/pictures',
  summary: 'The library of pictures, the newest first, with where each is used',
  request: z.object({}),
  data: z.object({ pictures: z.array(contentPicture) }),
});

export const uploadPicture = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/content/upload-picture',
  summary: 'Keeps a picture, clean of what the camera noted; the same one is kept once',
  request: z.object({
    name,
    /** What it shows, for who does not see it. */
    alt,
    /** The file, as base64. */
    file: fileParam('Il file', MOST_PICTURE_BYTES),
  }),
  data: z.object({ picture: contentPicture }),
  errors: ['wrong-photo'],
});

export const describePicture = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/content/describe-picture',
  summary: 'Gives a picture another name and description',
  request: z.object({ ...picture, name, alt }),
  data: z.object({}),
  errors: ['picture-not-found'],
});

const side = (label: string) => intParam(label, { min: 1, max: 100_000 });
const distance = (label: string) => intParam(label, { max: 100_000 });

export const cropPicture = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/content/crop-picture',
  summary:
    'Cuts a part out of a picture, as a picture of its own; a part is cut anew out of its whole one. All of it gives the whole one',
  request: z.object({
    ...picture,
    /** Pixels of the whole picture. */
    x: distance('La distanza da sinistra'),
    y: distance('La distanza dall’alto'),
    width: side('La larghezza'),
    height: side('L’altezza'),
  }),
  data: z.object({ picture: contentPicture }),
  errors: ['picture-not-found', 'wrong-crop'],
});

export const removePicture = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/content/remove-picture',
  summary: 'Takes a picture nothing shows out of the library',
  request: z.object(picture),
  data: z.object({}),
  errors: ['picture-not-found', 'picture-in-use'],
});

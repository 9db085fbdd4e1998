import { z } from 'zod';
import { defineCall } from '../call.ts';
import { boolParam, choiceParam, idListParam, idParam, listParam, optional, textParam } from '../fields.ts';
import { foundProduct, namedBrands, searchWords } from '../staff-search-words.ts';

const base = { tag: 'staff', access: 'staff', roles: ['merchandiser'] } as const;
const phrase = textParam('La parola', 60);
const kind = choiceParam('Il tipo', ['equal', 'one-way']);
const phrases = listParam('Le parole', phrase, { min: 2, max: 12 });

export const view = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/search-words',
  summary: 'Synonyms of the search, built in and own, products put first, and searches of 30 days that found nothing',
  request: z.object({}),
  data: z.object({ words: searchWords }),
});

export const saveSynonym = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/search-words/save-synonym',
  summary: 'Adds words of the same meaning, or changes them; live on every node',
  request: z.object({
    synonym_id: optional(idParam('Il sinonimo')),
    kind,
    /** Of `one-way` the first one finds the others too, not the other way round. */
    phrases,
    /** Of one that is changed: the words as they were seen. */
    seen: optional(listParam('Le parole viste', phrase, { max: 12 })),
  }),
  data: z.object({ words: searchWords }),
  errors: ['synonym-not-found', 'changed-meanwhile', 'synonym-known', 'words-too-alike'],
});

export const removeSynonym = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/search-words/remove-synonym',
  summary: 'Takes words of the shop out of the table; once they are out it does nothing',
  request: z.object({ synonym_id: idParam('Il sinonimo') }),
  data: z.object({ words: searchWords }),
});

export const switchSynonym = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/search-words/switch-synonym',
  summary: 'Uses a row of the built-in table, or not',
  request: z.object({ text: textParam('La riga', 400), on: boolParam('L’uso') }),
  data: z.object({ words: searchWords }),
  errors: ['synonym-not-found'],
});

export const savePin = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/search-words/save-pin',
  summary: 'Puts products first for a query, whatever its inflection; without products the search decides again',
  request: z.object({
    query: textParam('La ricerca', 60),
    product_ids: optional(idListParam('I prodotti', { max: 20 })),
  }),
  data: z.object({ words: searchWords }),
  errors: ['product-not-found', 'words-too-alike'],
});

const brandsAsked = optional(textParam('La ricerca', 60, { min: 0 }));

export const brands = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/search-words/brands',
  summary: 'Brands found in names of products without a brand, with how many they are and examples, marked ones first',
  request: z.object({ q: brandsAsked }),
  data: namedBrands,
});

export const markBrand = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/search-words/mark-brand',
  summary: 'Says that words are a brand, that they are none, or leaves it to the program again; live on every node',
  request: z.object({
    name: textParam('La marca', 60),
    mark: choiceParam('Il segno', ['brand', 'no-brand', 'none']),
    /** What of the list is wanted back. */
    q: brandsAsked,
  }),
  data: namedBrands,
  errors: ['words-too-alike'],
});

export const tryWords = defineCall({
  ...base,
  method: 'POST',
  changesState: false,
  path: 'staff/search-words/try',
  summary: 'What a query finds now, and what it would find with words that are not saved',
  request: z.object({ q: textParam('La ricerca', 60), kind: optional(kind), phrases: optional(phrases) }),
  data: z.object({
    before: z.object({ total: z.number().int(), products: z.array(foundProduct) }),
    after: z.object({ total: z.number().int(), products: z.array(foundProduct) }),
  }),
});

import { z } from 'zod';
import { isCalendarDay, parseHash, type ShopScope } from './hash.ts';
import {
  costCentreProblem,
  MOST_COST_CENTRE,
  MOST_PURCHASE_ORDER,
  plainSigns,
  purchaseOrderProblem,
} from './order-reference.ts';

/**
 * The fields of requests. Values come as text from query strings and forms and as JSON from bodies, so every field
 * coerces; a repeated scalar counts once (the first). `label` is the Italian name of the field with its article
 * ("La quantità"): it opens every message, because the message is shown to people.
 */

/** Largest id: a PostgreSQL `integer`. Anything above is refused here instead of failing in the database. */
export const maxId = 2_147_483_647;

type Text = string | number | boolean;

/** "Gli altri indirizzi", "Le righe": their verbs are plural. */
const isPlural = (label: string) => /^(I|Gli|Le) /.test(label);
const missing = (label: string) => `${label} non ${isPlural(label) ? 'possono' : 'può'} mancare`;
const must = (label: string) => `${label} ${isPlural(label) ? 'devono' : 'deve'}`;
const needsOne = (label: string) => `${label}: serve almeno un valore`;

function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

/** Removes the control characters that no field needs (PostgreSQL refuses NUL in texts); tab and line feed stay. */
function cleanText(value: unknown): unknown {
  const one = firstOf(value) ?? undefined;
  if (typeof one === 'number' || typeof one === 'boolean') return String(one);
  if (typeof one !== 'string') return one;
  return one
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cc}/gu, (character) => (character === '\n' || character === '\t' ? character : ''))
    .toWellFormed()
    .trim();
}

function toNumber(value: unknown): unknown {
  const one = firstOf(value) ?? undefined;
  if (typeof one !== 'string') return one;
  const text = one.trim().replace(',', '.');
  if (text === '') return undefined;
  return /^[+-]?\d{1,15}(\.\d{1,9})?$/.test(text) ? Number(text) : one;
}

/** A field whose clients pass an `Input`, e.g. a number or its text. */
function fieldOf<Input>() {
  return <S extends z.ZodType>(prepare: (value: unknown) => unknown, schema: S) =>
    z.preprocess(prepare, schema) as unknown as z.ZodType<z.output<S>, Input>;
}

const numericField = fieldOf<number | string>();
const textField = fieldOf<Text>();
const stringField = fieldOf<string>();
const booleanField = fieldOf<boolean | string | number>();
const idListField = fieldOf<number | string | (number | string)[]>();

function isEmpty(value: unknown): boolean {
  const one = firstOf(value);
  return one === undefined || one === null || (typeof one === 'string' && one.trim() === '');
}

/** The field may be absent; an empty text counts as absent, and so does null. */
export function optional<O, I>(schema: z.ZodType<O, I>) {
  const inner = z.preprocess((value) => (isEmpty(value) ? undefined : value), schema.optional());
  return (inner as unknown as z.ZodType<O | undefined, I | undefined>).optional();
}

/** The field may be absent or empty: then it has this value. */
export function withDefault<O, I>(schema: z.ZodType<O, I>, value: NonNullable<O>) {
  const inner = z.preprocess((input) => (isEmpty(input) ? value : input), schema);
  return (inner as unknown as z.ZodType<NonNullable<O>, I | undefined>).optional().transform((out) => out ?? value);
}

/** A whole number within `min`…`max` (default 0…2147483647). */
export function intParam(label: string, { min = 0, max = maxId }: { min?: number; max?: number } = {}) {
  const range = `${must(label)} essere un numero intero fra ${min} e ${max}`;
  const wrong =
    max === maxId ? `${must(label)} essere un numero intero${min > 0 ? ` da ${min} in su` : ' non negativo'}` : range;
  return numericField(
    toNumber,
    z
      .number({ error: (issue) => (issue.input === undefined ? missing(label) : wrong) })
      .int({ error: wrong })
      .min(min, { error: wrong })
      .max(max, { error: max === maxId ? `${label} è un numero troppo grande` : wrong }),
  );
}

/** The id of a row: 1…2147483647. */
export function idParam(label: string) {
  return intParam(label, { min: 1 });
}

/**
 * A quantity in selling units (pieces or kg): greater than zero, at most three decimals, at most 99999.
 * A decimal comma is understood, as people write it.
 */
export function quantityParam(label = 'La quantità') {
  const wrong = `${must(label)} essere un numero maggiore di zero`;
  return numericField(
    toNumber,
    z
      .number({ error: (issue) => (issue.input === undefined ? missing(label) : wrong) })
      .positive({ error: wrong })
      .max(99_999, { error: `${label} è troppo grande` })
      .refine((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6, {
        error: `${label} può avere al massimo tre decimali`,
      })
      // 0.1 + 0.2 is three tenths, and what rounds to nothing is not a quantity
      .refine((value) => Math.round(value * 1000) > 0, { error: wrong })
      .transform((value) => Math.round(value * 1000) / 1000),
  );
}

/** An amount in euro: not negative, at most two decimals, at most one million. */
export function euroParam(label: string) {
  const wrong = `${must(label)} essere un importo in euro`;
  return numericField(
    toNumber,
    z
      .number({ error: (issue) => (issue.input === undefined ? missing(label) : wrong) })
      .nonnegative({ error: wrong })
      .max(1_000_000, { error: `${label} è un importo troppo grande` })
      .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
        error: `${label} può avere al massimo due decimali`,
      }),
  );
}

const truths = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  ['1', true],
  [1, true],
  ['on', true],
  ['yes', true],
  ['si', true],
  [false, false],
  ['false', false],
  ['0', false],
  [0, false],
  ['off', false],
  ['no', false],
]);

/** Yes or no: `true`, `"true"`, `"1"`, `1`, `"on"` and their opposites. */
export function boolParam(label: string) {
  return booleanField(
    (value) => {
      const one = firstOf(value);
      return truths.get(typeof one === 'string' ? one.trim().toLowerCase() : one) ?? one;
    },
    z.boolean({
      error: (issue) => (issue.input === undefined ? missing(label) : `${must(label)} essere "true" o "false"`),
    }),
  );
}

/** A text of `min`…`max` characters after trimming (default: not empty). */
export function textParam(label: string, max: number, { min = 1 }: { min?: number } = {}) {
  return textField(
    cleanText,
    z
      .string({ error: (issue) => (issue.input === undefined ? missing(label) : `${must(label)} essere un testo`) })
      .min(min, { error: min <= 1 ? missing(label) : `${must(label)} avere almeno ${min} caratteri` })
      .max(max, { error: `${label} può avere al massimo ${max} caratteri` }),
  );
}

/** A note that may be emptied: absent = unchanged, `""` = no note. Default limit: 1000 characters (section 5). */
export function noteParam(label: string, max = 1000) {
  return textParam(label, max, { min: 0 });
}

/** A company's own number of its order: what the electronic invoice can carry; `""` removes it. */
export const purchaseOrderParam = referenceParam('Il riferimento d’ordine', MOST_PURCHASE_ORDER, purchaseOrderProblem);
/** Who in the company pays for it; `""` removes it. */
export const costCentreParam = referenceParam('Il centro di costo', MOST_COST_CENTRE, costCentreProblem);

function referenceParam(label: string, max: number, problemOf: (text: string) => string | undefined) {
  return noteParam(label, max)
    .refine((text) => problemOf(text) === undefined, { error: (issue) => problemOf(String(issue.input)) ?? label })
    .transform(plainSigns);
}

/** A secret: taken as it is, never trimmed nor cleaned. */
export function secretParam(label: string, max = 200) {
  return stringField(
    firstOf,
    z
      .string({ error: (issue) => (issue.input === undefined ? missing(label) : `${must(label)} essere un testo`) })
      .min(1, { error: missing(label) })
      .max(max, { error: `${label} può avere al massimo ${max} caratteri` }),
  );
}

/** A file as Base64. @param most bytes of the file itself */
export function fileParam(label: string, most: number) {
  return stringField(
    firstOf,
    z
      .string({ error: (issue) => (issue.input === undefined ? missing(label) : `${must(label)} essere un testo`) })
      .min(1, { error: missing(label) })
      .max(base64Length(most), { error: `${label} pesa troppo: al massimo ${most / 1_000_000} MB` }),
  );
}

const base64Length = (bytes: number) => Math.ceil(bytes / 3) * 4;

/** Bytes that a request with a file of `most` bytes may have; one a little larger still hears which field is wrong. */
export const bodyWithFile = (most: number): number => base64Length(most) + 500_000;

/** One of the listed words. */
export function choiceParam<const W extends string>(label: string, words: readonly W[]) {
  const wrong = `${must(label)} essere uno fra: ${words.join(', ')}`;
  const schema = z.enum(words, { error: (issue) => (issue.input === undefined ? missing(label) : wrong) });
  return fieldOf<W>()(cleanText, schema) as unknown as z.ZodType<W, W>;
}

/** An e-mail address, lower case. */
export function emailParam(label = 'L’e-mail') {
  return stringField(
    (value) => {
      const text = cleanText(value);
      return typeof text === 'string' ? text.toLowerCase() : text;
    },
    z
      .string({ error: (issue) => (issue.input === undefined ? missing(label) : `${must(label)} essere un testo`) })
      .min(1, { error: missing(label) })
      .max(254, { error: `${label} può avere al massimo 254 caratteri` })
      .pipe(z.email({ error: `${label} non è scritta bene: serve un indirizzo come nome@posta.example` })),
  );
}

/** A number within `min`…`max`, both included; a decimal comma is understood. */
export function decimalParam(label: string, { min, max }: { min: number; max: number }) {
  const wrong = `${must(label)} essere un numero fra ${min} e ${max}`;
  return numericField(
    toNumber,
    z
      .number({ error: (issue) => (issue.input === undefined ? missing(label) : wrong) })
      .min(min, { error: wrong })
      .max(max, { error: wrong }),
  );
}

/** An instant as ISO text with its offset: `2025-11-22T18:22:05.120Z`. */
export function instantParam(label: string) {
  return stringField(
    cleanText,
    z
      .string({ error: (issue) => (issue.input === undefined ? missing(label) : `${must(label)} essere un testo`) })
      .min(1, { error: missing(label) })
      .pipe(z.iso.datetime({ offset: true, error: `${must(label)} essere un istante come 2025-11-22T18:22:05Z` })),
  );
}

/** A calendar day, `YYYY-MM-DD`. */
export function dayParam(label: string) {
  return stringField(
    cleanText,
    z
      .string({ error: (issue) => (issue.input === undefined ? missing(label) : `${must(label)} essere una data`) })
      .min(1, { error: missing(label) })
      .refine(isCalendarDay, { error: `${must(label)} essere una data esistente, scritta come 2025-11-22` }),
  );
}

/** A month, `YYYY-MM`. */
export function monthParam(label: string) {
  return patternParam(label, /^20\d{2}-(0[1-9]|1[0-2])$/, 'scrivilo come 2025-11');
}

/** A text with a fixed shape, e.g. a postal code. `upper` writes it in capitals and without blanks first. */
export function patternParam(label: string, pattern: RegExp, hint: string, { upper = false, max = 200 } = {}) {
  return textField(
    (value) => {
      const text = cleanText(value);
      return upper && typeof text === 'string' ? text.toUpperCase().replace(/\s/g, '') : text;
    },
    z
      .string({ error: (issue) => (issue.input === undefined ? missing(label) : `${must(label)} essere un testo`) })
      .min(1, { error: missing(label) })
      .max(max, { error: `${label} è troppo lungo` })
      .regex(pattern, { error: `${label} non è valido: ${hint}` }),
  );
}

function splitList(value: unknown): unknown {
  if (value === undefined || value === null) return value;
  const parts = (Array.isArray(value) ? value : [value]).flatMap((part) =>
    typeof part === 'string' ? part.split(',') : [part],
  );
  return parts.filter((part) => typeof part !== 'string' || part.trim() !== '');
}

/** Ids, repeated or comma separated (`5`, `5,6`, `[5, 6]`); at most `max`. */
export function idListParam(label: string, { min = 1, max = 100 }: { min?: number; max?: number } = {}) {
  const wrong = `${label}: servono numeri interi da 1 in su`;
  const id = z.number({ error: wrong }).int({ error: wrong }).min(1, { error: wrong }).max(maxId, { error: wrong });
  return idListField(
    splitList,
    z
      .array(numericField(toNumber, id), { error: needsOne(label) })
      .min(min, { error: needsOne(label) })
      .max(max, { error: `${label}: al massimo ${max} valori` }),
  );
}

/** A nested value: as it is in a JSON body, as JSON text in a form or a query string. */
export function jsonParam<S extends z.ZodType>(label: string, schema: S) {
  return z.preprocess((value, context) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      context.issues.push({ code: 'custom', message: `${label}: il testo non è JSON valido`, input: value });
      return z.NEVER;
    }
  }, schema) as unknown as z.ZodType<z.output<S>, z.input<S> | string>;
}

/** A list of nested values, as JSON or as JSON text. */
export function listParam<S extends z.ZodType>(
  label: string,
  item: S,
  { min = 1, max }: { min?: number; max: number },
) {
  return jsonParam(
    label,
    z
      .array(item, {
        error: (issue) => (issue.input === undefined ? missing(label) : `${must(label)} essere un elenco`),
      })
      .min(min, { error: missing(label) })
      .max(max, { error: `${label}: al massimo ${max} elementi` }),
  );
}

/** `hash` (contract section 2): other texts are tolerated and mean "the session's choice". */
export const hashParam = z
  .preprocess((value) => {
    const one = firstOf(value);
    return typeof one === 'string' ? one.trim() : undefined;
  }, z.string().optional())
  .transform((text) => (text === undefined ? undefined : parseHash(text)))
  .optional() as unknown as z.ZodOptional<z.ZodType<ShopScope | undefined, string | undefined>>;

/** Page number from 1. */
export const pageParam = withDefault(intParam('Il numero di pagina', { min: 1, max: 1_000_000 }), 1);

/** Items per page, 1…`max`; more counts as `max`, because older clients ask for "all" with a large number. */
export function pageSizeParam({ fallback = 24, max = 5000 } = {}) {
  return withDefault(intParam('Il numero di elementi per pagina', { min: 1 }), fallback).transform((size) =>
    Math.min(size, max),
  );
}

/** Italian postal code. */
export const postalCodeParam = patternParam('Il CAP', /^\d{5}$/, 'servono 5 cifre');

/** Telephone number: 6 to 15 digits, an international prefix allowed. */
export const phoneParam = textField(
  (value) => {
    const text = cleanText(value);
    return typeof text === 'string' ? text.replace(/[\s./()-]/g, '') : text;
  },
  z
    .string({ error: missing('Il numero di telefono') })
    .regex(/^\+?\d{6,15}$/, { error: 'Il numero di telefono non è valido: servono da 6 a 15 cifre' }),
);

/** Codice fiscale: 16 characters, or the 11 digits of a company. The control character is checked by the server. */
export const fiscalCodeParam = patternParam(
  'Il codice fiscale',
  /^([A-Z]{6}[0-9LMNPQRSTUV]{2}[A-EHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]|\d{11})$/,
  'servono 16 caratteri, o 11 cifre per un’azienda',
  { upper: true },
);

/** Partita IVA: 11 digits, `IT` before them allowed. */
export const vatNumberParam = patternParam('La partita IVA', /^(IT)?\d{11}$/, 'servono 11 cifre', {
  upper: true,
}).transform((text) => text.replace(/^IT/, ''));

/** The number of a photo that somebody sent. */
export const photoParam = patternParam('La foto', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'il numero non va');

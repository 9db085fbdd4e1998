import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from './calls/index.ts';
import { invalidFields } from './envelope.ts';
import {
  boolParam,
  dayParam,
  decimalParam,
  emailParam,
  euroParam,
  fileParam,
  fiscalCodeParam,
  hashParam,
  idListParam,
  idParam,
  instantParam,
  intParam,
  jsonParam,
  listParam,
  noteParam,
  optional,
  pageParam,
  pageSizeParam,
  phoneParam,
  quantityParam,
  secretParam,
  textParam,
  vatNumberParam,
  withDefault,
} from './fields.ts';

/** The first message of a schema about a value, or undefined when it is fine. */
function complaint(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

test('numbers with decimals stay within their bounds', () => {
  const latitude = decimalParam('La latitudine', { min: -90, max: 90 });
  expect(latitude.parse('45,4521')).toBe(45.4521);
  expect(latitude.parse(-90)).toBe(-90);
  for (const wrong of [90.1, 'nord', true]) {
    expect(complaint(latitude, wrong)).toBe('La latitudine deve essere un numero fra -90 e 90');
  }
});

test('instants say their offset', () => {
  const at = instantParam('L’ora');
  expect(at.parse('2025-11-22T18:22:05.120Z')).toBe('2025-11-22T18:22:05.120Z');
  expect(at.parse('2025-11-22T19:22:05+01:00')).toBe('2025-11-22T19:22:05+01:00');
  expect(complaint(at, '2025-11-22T18:22:05')).toContain('L’ora deve essere un istante');
  expect(complaint(at, undefined)).toBe('L’ora non può mancare');
});

test('whole numbers come as numbers or text; the first of many counts', () => {
  expect(idParam('Il prodotto').parse('12')).toBe(12);
  expect(idParam('Il prodotto').parse(12)).toBe(12);
  expect(idParam('Il prodotto').parse(['12', '13'])).toBe(12);
  expect(intParam('La pagina').parse(' 3 ')).toBe(3);
});

test('whole numbers that are none are refused by name', () => {
  const id = idParam('Il prodotto');
  expect(complaint(id, undefined)).toBe('Il prodotto non può mancare');
  expect(complaint(id, null)).toBe('Il prodotto non può mancare');
  expect(complaint(id, '')).toBe('Il prodotto non può mancare');
  expect(complaint(id, '1e5')).toBe('Il prodotto deve essere un numero intero da 1 in su');
  expect(complaint(id, '0x10')).toBe('Il prodotto deve essere un numero intero da 1 in su');
  expect(complaint(id, 1.5)).toBe('Il prodotto deve essere un numero intero da 1 in su');
  expect(complaint(id, '2147483648')).toBe('Il prodotto è un numero troppo grande');
  expect(complaint(intParam('Il numero di giorni', { min: 1, max: 31 }), 32)).toBe(
    'Il numero di giorni deve essere un numero intero fra 1 e 31',
  );
});

test('quantities have at most three decimals and are above zero', () => {
  const quantity = quantityParam();
  expect(quantity.parse('1,25')).toBe(1.25);
  expect(quantity.parse(0.001)).toBe(0.001);
  expect(quantity.parse('1.234')).toBe(1.234);
  // what floating point makes of three tenths, and of nothing
  expect(quantity.parse(0.1 + 0.2)).toBe(0.3);
  expect(complaint(quantity, 1e-10)).toBe('La quantità deve essere un numero maggiore di zero');
  expect(complaint(quantity, 0)).toBe('La quantità deve essere un numero maggiore di zero');
  expect(complaint(quantity, '-1')).toBe('La quantità deve essere un numero maggiore di zero');
  expect(complaint(quantity, 'tanti')).toBe('La quantità deve essere un numero maggiore di zero');
  expect(complaint(quantity, Number.NaN)).toBe('La quantità deve essere un numero maggiore di zero');
  expect(complaint(quantity, 1.2345)).toBe('La quantità può avere al massimo tre decimali');
  expect(complaint(quantity, 100_000)).toBe('La quantità è troppo grande');
});

test('amounts have at most two decimals', () => {
  expect(euroParam('Il totale').parse('72,72')).toBe(72.72);
  expect(euroParam('Il totale').parse(0)).toBe(0);
  expect(complaint(euroParam('Il totale'), 1.005)).toBe('Il totale può avere al massimo due decimali');
  expect(complaint(euroParam('Il totale'), -1)).toBe('Il totale deve essere un importo in euro');
});

test.each([
  [true, true],
  ['true', true],
  ['TRUE', true],
  ['1', true],
  [1, true],
  ['false', false],
  ['0', false],
  [0, false],
])('%j is %j', (input, output) => {
  expect(boolParam('La scelta').parse(input)).toBe(output);
});

test('what is neither yes nor no is refused', () => {
  expect(complaint(boolParam('La scelta'), 'forse')).toBe('La scelta deve essere "true" o "false"');
});

test('texts are trimmed and freed of control characters; numbers become text', () => {
  expect(textParam('La ricerca', 20).parse('  latte\u0000 \u0007fresco ')).toBe('latte fresco');
  expect(textParam('Il codice', 20).parse(8001234)).toBe('8001234');
  expect(noteParam('La nota').parse('prima\r\nseconda')).toBe('prima\nseconda');
  expect(complaint(textParam('La ricerca', 5), 'latte intero')).toBe('La ricerca può avere al massimo 5 caratteri');
  expect(complaint(textParam('La ricerca', 5), '   ')).toBe('La ricerca non può mancare');
  expect(complaint(textParam('La ricerca', 5), {})).toBe('La ricerca deve essere un testo');
});

test('secrets stay as they are', () => {
  expect(secretParam('La password').parse(' a b ')).toBe(' a b ');
  expect(complaint(secretParam('La password'), '')).toBe('La password non può mancare');
});

test('a file is measured by what it is, not by the letters it travels in', () => {
  const text = (bytes: number) => Buffer.alloc(bytes).toString('base64');
  expect(complaint(fileParam('La foto', 1_000_000), text(1_000_000))).toBeUndefined();
  expect(complaint(fileParam('La foto', 1_000_000), text(1_000_003))).toBe('La foto pesa troppo: al massimo 1 MB');
  expect(complaint(fileParam('La foto', 1_000_000), '')).toBe('La foto non può mancare');
});

test('notes have at most 1000 characters and can be emptied', () => {
  expect(noteParam('La nota').parse('')).toBe('');
  expect(noteParam('La nota').parse('a'.repeat(1000))).toHaveLength(1000);
  expect(complaint(noteParam('La nota'), 'a'.repeat(1001))).toBe('La nota può avere al massimo 1000 caratteri');
});

test('empty texts and null are absent where a field is optional, and defaults hold', () => {
  const schema = z.object({ id: optional(idParam('Il buono')), size: withDefault(intParam('La taglia'), 7) });
  for (const empty of [undefined, null, '', '  ', ['']]) {
    expect(schema.parse({ id: empty, size: empty })).toEqual({ id: undefined, size: 7 });
  }
  expect(schema.parse({})).toEqual({ size: 7 });
  expect(schema.parse({ id: '4', size: '5', other: 'x' })).toEqual({ id: 4, size: 5 });
  expect(schema.safeParse({ id: 'x' }).success).toBe(false);
});

test('lists of ids are repeated or comma separated', () => {
  const ids = idListParam('I prodotti');
  expect(ids.parse('5')).toEqual([5]);
  expect(ids.parse('5, 6,')).toEqual([5, 6]);
  expect(ids.parse(['5', '6,7'])).toEqual([5, 6, 7]);
  expect(ids.parse([1, 2])).toEqual([1, 2]);
  expect(complaint(ids, '')).toBe('I prodotti: serve almeno un valore');
  expect(complaint(ids, 'x')).toBe('I prodotti: servono numeri interi da 1 in su');
});

test('nested values come as they are or as JSON text', () => {
  const info = jsonParam('Le indicazioni', z.object({ size: optional(textParam('Il taglio', 10)) }));
  expect(info.parse({ size: 'L' })).toEqual({ size: 'L' });
  expect(info.parse('{"size":"L"}')).toEqual({ size: 'L' });
  expect(complaint(info, '{')).toBe('Le indicazioni: il testo non è JSON valido');
  const answers = listParam('I consensi', z.object({}), { max: 3 });
  expect(complaint(answers, undefined)).toBe('I consensi non possono mancare');
  expect(complaint(answers, 3)).toBe('I consensi devono essere un elenco');
});

test('several things have a verb for several', () => {
  const hours = intParam('Le ore prima del limite', { min: 1, max: 120 });
  expect(complaint(hours, 3000)).toBe('Le ore prima del limite devono essere un numero intero fra 1 e 120');
  expect(complaint(intParam('L’ora', { min: 1, max: 24 }), 30)).toBe('L’ora deve essere un numero intero fra 1 e 24');
});

test('pages begin at 1, page sizes beyond the limit count as the limit', () => {
  expect(pageParam.parse(undefined)).toBe(1);
  expect(complaint(pageParam, '0')).toBe('Il numero di pagina deve essere un numero intero fra 1 e 1000000');
  expect(pageSizeParam().parse('')).toBe(24);
  expect(pageSizeParam().parse('5000')).toBe(5000);
  expect(pageSizeParam().parse('99999')).toBe(5000);
  expect(pageSizeParam().safeParse('0').success).toBe(false);
});

test('days must exist', () => {
  expect(dayParam('La data').parse('2024-02-29')).toBe('2024-02-29');
  expect(complaint(dayParam('La data'), '2025-02-29')).toBe(
    'La data deve essere una data esistente, scritta come 2025-11-22',
  );
});

test('e-mails become lower case', () => {
  expect(emailParam().parse(' Giulia.Riva@Posta.example ')).toBe('giulia.riva@posta.example');
  expect(complaint(emailParam(), 'giulia')).toMatch(/^L’e-mail non è scritta bene/);
});

test('Italian codes', () => {
  expect(fiscalCodeParam.parse('rvigli88m41f205z')).toBe('RVIGLI88M41F205Z');
  expect(fiscalCodeParam.parse('01234567890')).toBe('01234567890');
  expect(complaint(fiscalCodeParam, 'RVIGLI88')).toMatch(/^Il codice fiscale non è valido/);
  expect(vatNumberParam.parse('IT 01234567890')).toBe('01234567890');
  expect(phoneParam.parse('+39 333 123-4567')).toBe('+393331234567');
});

test('any hash that is none means the session’s choice', () => {
  expect(hashParam.parse('w2d2025-11-22t31')).toEqual({ warehouseId: 2, date: '2025-11-22', timeslotId: 31 });
  expect(hashParam.parse('w0d0t0')).toEqual({ warehouseId: 0, timeslotId: 0 });
  for (const text of ['', 'x', 'w2', 'w2d2025-02-30t1', 'w99999999999d0t0', undefined, ['a', 'b'], {}, 5]) {
    expect(hashParam.parse(text)).toBeUndefined();
  }
});

test('the facets of a listing are read from both kinds of parameters', () => {
  const request = calls.catalogue.products.request.parse({
    product_class_3: ['1', '2,x'],
    product_class_4: '9',
    filter: '3-2.5_marca-4_rotto',
    q: 'latte',
    unknown: 'x',
  });
  expect(request.selection).toEqual({ 3: [2, 5, 1], 4: [9], marca: [4] });
  expect(request).toMatchObject({ q: 'latte', page: 1, page_size: 24, sort: 'relevance' });
  expect(request).not.toHaveProperty('unknown');
  expect(calls.catalogue.products.request.parse({ product_class___proto__: '1' }).selection).toEqual({});
});

test('a bad request names every field once, in Italian', () => {
  const refused = calls.cart.addItems.request.safeParse({ items: [{ product_id: 'x', quantity: 0 }] });
  expect(invalidFields(refused.error as z.ZodError)).toEqual([
    {
      code: 'invalid-field',
      error: 'Il prodotto deve essere un numero intero da 1 in su',
      field: 'items.0.product_id',
    },
    { code: 'invalid-field', error: 'La quantità deve essere un numero maggiore di zero', field: 'items.0.quantity' },
  ]);
  const noObject = calls.cart.addItem.request.safeParse('ciao');
  expect(invalidFields(noObject.error as z.ZodError)).toEqual([
    { code: 'invalid-field', error: 'La richiesta non è valida' },
  ]);
  const wrongInside = calls.cart.addItems.request.safeParse({ items: [5] });
  expect(invalidFields(wrongInside.error as z.ZodError)).toEqual([
    { code: 'invalid-field', error: 'Il campo items.0 non è valido', field: 'items.0' },
  ]);
});

test('a company that registers must say who it is', () => {
  const person = {
    e_mail: 'giulia.riva@posta.example',
    password: 'Pomodori-rossi-12',
    first_name: 'Giulia',
    last_name: 'Riva',
    disclaimers: '[{"disclaimer_id":1,"accepted":"true"}]',
  };
  const { request } = calls.account.registerUser;
  expect(request.parse(person)).toMatchObject({
    account_type: 'person',
    registration_module_type_id: 2,
    store_id: 5,
    disclaimers: [{ disclaimer_id: 1, accepted: true }],
  });
  const noBusiness = request.safeParse({ ...person, account_type: 'business' });
  expect(noBusiness.error?.issues[0]).toMatchObject({ path: ['business'] });
  const noCode = request.safeParse({
    ...person,
    account_type: 'business',
    business: { company_name: 'Bar Riva', vat_number: '01234567890' },
  });
  expect(noCode.error?.issues[0]).toMatchObject({
    path: ['business', 'recipient_code'],
    message: 'Il codice destinatario o la PEC non può mancare',
  });
  const { business } = request.parse({
    ...person,
    account_type: 'business',
    business: { company_name: 'Bar Riva', vat_number: 'IT01234567890', pec: 'bar@pec.example' },
  });
  expect(business).toMatchObject({ vat_number: '01234567890', pec: 'bar@pec.example' });
});

import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import { codiceFiscaleLetter } from './codice-fiscale.ts';
import {
  checkCap,
  checkCodiceDestinatario,
  checkCodiceFiscale,
  checkPartitaIva,
  checkPhone,
  checkShopPhone,
  formatPhone,
} from './index.ts';

const independentCode = (text: string) => stdnum.IT?.codicefiscale?.validate(text).isValid;
const independentVat = (text: string) => stdnum.IT?.iva?.validate(text).isValid;

const letters = (count: number, from = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') =>
  fc.array(fc.constantFrom(...from), { minLength: count, maxLength: count }).map((all) => all.join(''));
const codes = fc
  .tuple(
    letters(6),
    letters(2, '0123456789LMNPQRSTUV'),
    letters(1, 'ABCDEHLMPRST'),
    fc.integer({ min: 1, max: 31 }),
    fc.boolean(),
    letters(1),
    letters(3, '0123456789LMNPQRSTUV'),
  )
  .map(([name, year, month, day, woman, place, number]) => {
    const body = `${name}${year}${month}${String(day + (woman ? 40 : 0)).padStart(2, '0')}${place}${number}`;
    return body + codiceFiscaleLetter(body);
  });

describe('codice fiscale', () => {
  it('takes people, people with omocodia, and companies', () => {
    expect(checkCodiceFiscale('rss mra 85t10 a562s')).toEqual({ ok: true, value: 'RSSMRA85T10A562S', kind: 'person' });
    expect(checkCodiceFiscale('00743110157')).toMatchObject({ ok: true, kind: 'company' });
    for (const bad of ['RSSMRA85T10A562T', 'RSSMRA85T10A56', '00743110158', '', 'RSSMRA85T99A562S', '00000000000']) {
      expect(checkCodiceFiscale(bad).ok).toBe(false);
    }
  });

  it('agrees with an independent implementation on right and wrong letters', () => {
    fc.assert(
      fc.property(codes, letters(1), (code, letter) => {
        expect(checkCodiceFiscale(code).ok).toBe(true);
        expect(independentCode(code)).toBe(true);
        const other = code.slice(0, 15) + letter;
        expect(checkCodiceFiscale(other).ok).toBe(independentCode(other));
      }),
    );
  });
});

describe('partita IVA', () => {
  it('checks eleven digits', () => {
    expect(checkPartitaIva('IT 00743110157')).toEqual({ ok: true, value: '00743110157', kind: 'partita-iva' });
    for (const bad of ['00743110158', '0074311015', '00000000000', 'abc']) expect(checkPartitaIva(bad).ok).toBe(false);
  });

  it('accepts what an independent implementation accepts', () => {
    const digits = letters(11, '0123456789').filter((value) => value !== '00000000000');
    fc.assert(
      fc.property(digits, (value) => {
        // the independent one also wants a known province office in digits 8–10
        if (independentVat(value)) expect(checkPartitaIva(value).ok).toBe(true);
        const office = `${value.slice(0, 7)}015`;
        const right = [...'0123456789'].filter((digit) => checkPartitaIva(office + digit).ok);
        expect(right).toHaveLength(1);
        if (!office.startsWith('0000000')) expect(independentVat(office + right[0])).toBe(true);
      }),
    );
  });
});

describe('other fields', () => {
  it('codice destinatario', () => {
    expect(checkCodiceDestinatario('m5uxcr1')).toEqual({ ok: true, value: 'M5UXCR1', kind: 'company' });
    expect(checkCodiceDestinatario('UF1234')).toMatchObject({ kind: 'public-body' });
    expect(checkCodiceDestinatario('0000000')).toMatchObject({ kind: 'none' });
    expect(checkCodiceDestinatario('M5UXCR').ok && checkCodiceDestinatario('M5UX').ok).toBe(false);
  });

  it('CAP', () => {
    expect(checkCap(' 20144 ')).toEqual({ ok: true, value: '20144', kind: 'cap' });
    for (const bad of ['2014', '99999', '00000', 'ABCDE']) expect(checkCap(bad).ok).toBe(false);
  });

  it('phones', () => {
    expect(checkPhone('333 123 4567')).toEqual({ ok: true, value: '+393331234567', kind: 'mobile' });
    expect(checkPhone('0039 02-1234567')).toEqual({ ok: true, value: '+39021234567', kind: 'landline' });
    expect(checkPhone('39 333 1234567')).toMatchObject({ value: '+393331234567' });
    expect(checkPhone('391 123 4567')).toMatchObject({ value: '+393911234567' });
    expect(checkPhone('+41 44 668 18 00')).toEqual({ ok: true, value: '+41446681800', kind: 'foreign' });
    for (const bad of ['12345', 'telefono', '800', '+39 555 1234', '']) expect(checkPhone(bad).ok).toBe(false);
    expect(formatPhone('+393331234567')).toBe('333 123 4567');
  });

  it('the number a shop is called at: a customer has none of these', () => {
    for (const [typed, written] of [
      ['800 123 456', '800 123 456'],
      ['+39 800.123456', '800 123 456'],
      ['803116', '803 116'],
      ['848-123-456', '848 123 456'],
      ['199 123 456', '199 123 456'],
      ['02 1234567', '021234567'],
      ['333 123 4567', '333 123 4567'],
    ] as const) {
      const checked = checkShopPhone(typed);
      expect(checked.ok && formatPhone(checked.value), typed).toBe(written);
    }
    expect(checkPhone('800 123 456').ok).toBe(false);
    expect(checkShopPhone('800 123')).toMatchObject({ ok: true });
    for (const bad of ['800', '800 12', '800 1234', '899 123 456', '8001234567', '']) {
      expect(checkShopPhone(bad).ok, bad).toBe(false);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { isHeadOfCodes, readCodeLine, readUnknownCode } from './code-lines.ts';

const codes = {
  slotOfCode: (code: string) => ({ '070406': 7, 'AB-12/3': 8 })[code],
  slotOfEan: (digits: string) => ({ '8004340704064': 9 })[digits],
};

describe('a line of an order by codes', () => {
  it.each([
    ['070406', 7, undefined],
    ['070406 3', 7, 3],
    ['  070406;3  ', 7, 3],
    ['070406\t3', 7, 3],
    ['070406,3', 7, 3],
    ['070406 1,5', 7, 1.5],
    ['070406, 3', 7, 3],
    ['070406,Pasta mista,3', 7, 3],
    ['070406;1,5', 7, 1.5],
    ['070406;1.5', 7, 1.5],
    ['"070406";"Pasta mista, corta";"12"', 7, 12],
    ['070406;Pasta mista;3;1,19', 7, 3],
    ['AB-12/3;0', 8, undefined],
    ['8004340704064;2', 9, 2],
  ])('%s', (line, slot, quantity) => {
    expect(readCodeLine(line, codes)).toMatchObject({ slot, quantity });
  });

  it.each(['2 pasta', 'pasta 070406', '3 070406', '999999 3', '', ';', 'latte', '12;12'])('%s is words', (line) => {
    expect(readCodeLine(line, codes)).toBeUndefined();
  });

  it.each([
    ['999999;3', { code: '999999', quantity: 3, name: undefined }],
    ['XX-99\t1,5', { code: 'XX-99', quantity: 1.5, name: undefined }],
    ['"999999";"Pasta mista";"12";"1,19"', { code: '999999', quantity: 12, name: 'Pasta mista' }],
    ['999999 3', { code: '999999', quantity: 3, name: undefined }],
  ])('%s is a row of a code that is not sold here', (line, unknown) => {
    expect(readUnknownCode(line)).toEqual(unknown);
  });

  it.each(['2 pasta;3 latte', 'latte;3', '3;12', '1000 3', '999999', '999999;', '99999 lampadine', 'latte 2024'])(
    '%s is a list',
    (line) => {
      expect(readUnknownCode(line)).toBeUndefined();
    },
  );

  it('knows the head of its table', () => {
    expect(isHeadOfCodes('Codice;Descrizione;Quantità')).toBe(true);
    expect(isHeadOfCodes('EAN,Q.tà')).toBe(true);
    expect(isHeadOfCodes('articolo')).toBe(false);
    expect(isHeadOfCodes('latte, uova')).toBe(false);
  });
});

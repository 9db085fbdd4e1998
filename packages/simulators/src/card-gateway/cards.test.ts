import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandOf, grouped, isCardNumber, mask, scenarioOf, TEST_CARDS } from './cards.ts';
import { SCENARIOS } from './scenarios.ts';
import { sign } from './signature.ts';

test('every test card is a well-formed number, told once, and every scenario has a card', () => {
  for (const card of TEST_CARDS) {
    expect(isCardNumber(card.number), card.number).toBe(true);
    expect(brandOf(card.number)).toBeDefined();
    expect(scenarioOf(card.number)).toBe(card.scenario);
  }
  expect(new Set(TEST_CARDS.map((card) => card.number)).size).toBe(TEST_CARDS.length);
  expect(new Set(TEST_CARDS.map((card) => card.scenario))).toEqual(new Set(Object.keys(SCENARIOS)));
});

test('the document lists the same cards', () => {
  const document = readFileSync(new URL('../../docs/card-gateway.md', import.meta.url), 'utf8').replace(/ +/g, ' ');
  for (const { number, scenario } of TEST_CARDS) {
    expect(document).toContain(`| ${grouped(number)} | ${brandOf(number)} | \`${scenario}\` |`);
  }
});

test('a wrong digit is noticed, a masked number tells nothing', () => {
  expect(isCardNumber('4970100100000006')).toBe(false);
  expect(isCardNumber('497010')).toBe(false);
  expect(mask('374201010000000')).toBe('374201*****0000');
});

test('the signature is the one of the protocol document', () => {
  const fields = {
    alias: 'negozio',
    codTrans: 'ORD-1',
    importo: '1250',
    divisa: 'EUR',
    esito: 'OK',
    codiceEsito: '0',
    dataOra: '2026-01-15T10:00:00.000Z',
  };
  expect(sign('ritorno', fields, 'chiave-di-esempio-0001')).toBe(
    'ceaec97c787b67b4af23f9e6d38df5f493d5f766211d1977c87bef3cd7922a0b',
  );
});

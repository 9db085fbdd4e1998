import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandOf, isCardNumber, TEST_CARDS } from './cards.ts';

test('every test card is a well-formed number, listed once, with a method of its own', () => {
  for (const { number } of TEST_CARDS) {
    expect(isCardNumber(number), number).toBe(true);
    expect(brandOf(number)).not.toBe('unknown');
  }
  expect(new Set(TEST_CARDS.map((card) => card.number)).size).toBe(TEST_CARDS.length);
  expect(new Set(TEST_CARDS.map((card) => card.method)).size).toBe(TEST_CARDS.length);
});

test('the document lists the same cards', () => {
  const document = readFileSync(new URL('../../docs/stripe.md', import.meta.url), 'utf8').replace(/ +/g, ' ');
  for (const { number, method } of TEST_CARDS) expect(document).toContain(`| ${number} | \`${method}\` |`);
});

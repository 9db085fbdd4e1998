import { describe, expect, it } from 'vitest';
import { matchedParts } from './matched-parts.ts';

const marked = (name: string, typed: string) =>
  matchedParts(name, typed)
    .map(({ text, matched }) => (matched ? `[${text}]` : text))
    .join('');

describe('matchedParts', () => {
  it.each([
    ['Latte intero', 'latt', '[Latt]e intero'],
    ['Caffè macinato', 'caffe mac', '[Caffè] [mac]inato'],
    ['Yogurt alla greca', 'yogurt gr', '[Yogurt] alla [gr]eca'],
    ['Cioccolato al latte', 'late', 'Cioccolato al latte'],
    ['Malatte', 'latte', 'Malatte'],
    ['7 up', '(7', '[7] up'],
    ['Tè', '', 'Tè'],
  ])('%s, %s', (name, typed, expected) => {
    expect(marked(name, typed)).toBe(expected);
  });

  it('never loses a letter', () => {
    for (const name of ['İstanbul ﬁ', 'e\u0301', '🍎 mele', '']) {
      expect(
        matchedParts(name, 'i e m')
          .map(({ text }) => text)
          .join(''),
      ).toBe(name.normalize('NFC'));
    }
  });
});

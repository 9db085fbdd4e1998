import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SlotCell } from './SlotCell.tsx';

const facts = fc.record({
  state: fc.constant('open' as const),
  feeCents: fc.nat(2000),
  byPass: fc.boolean(),
  eco: fc.boolean(),
  lastPlaces: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  selected: fc.boolean(),
});

const plain = (words: string) =>
  words
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

test('the name of an open cell holds the words it shows, in their order', () => {
  fc.assert(
    fc.property(facts, (slot) => {
      const html = renderToStaticMarkup(<SlotCell slot={slot} when="Martedì 1 dicembre, 12:00–14:00" />);
      const name = /aria-label="([^"]*)"/.exec(html)?.[1] ?? '';
      expect(plain(name)).toContain(plain(html.replace(/<[^>]*>/g, '').replaceAll('&nbsp;', ' ')));
    }),
  );
});

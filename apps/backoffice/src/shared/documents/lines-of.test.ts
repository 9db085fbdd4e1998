import { expect, test } from 'vitest';
import { differencesOf, linesOf } from './lines-of.ts';

const home = (title: string) => ({
  blocks: [
    { kind: 'usual', params: {} },
    { kind: 'hero', params: { title, products: { codes: ['A', 'B'] } } },
  ],
});

test('a document is read as lines that say where they are', () => {
  expect(linesOf(home('Agrumi'))).toEqual([
    'blocco 1, tipo: usual',
    'blocco 2, tipo: hero',
    'blocco 2, titolo: Agrumi',
    'blocco 2, prodotti, codici: A, B',
  ]);
  expect(linesOf({ places: { header: [{ name: 'Offerte', itemUrl: '/catalog' }] } })).toEqual([
    'header 1, nome: Offerte',
    'header 1, porta a: /catalog',
  ]);
  expect(linesOf({ content: '<h2>Zone</h2><p>Milano</p>' })).toEqual(['testo: Zone Milano']);
  expect(linesOf(undefined)).toEqual([]);
});

test('of two texts only what differs is shown', () => {
  expect(differencesOf(home('Agrumi'), home('Mandarini'))).toEqual({
    one: ['blocco 2, titolo: Agrumi'],
    other: ['blocco 2, titolo: Mandarini'],
  });
});

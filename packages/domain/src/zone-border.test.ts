import { describe, expect, it } from 'vitest';
import { borderProblem, type Corner, roundedCorner } from './zone-border.ts';

const corners = (...pairs: [number, number][]): Corner[] =>
  pairs.map(([latitude, longitude]) => ({ latitude, longitude }));

describe('the border of a zone', () => {
  it('is a closed line, with bays and straight corners too, either way round', () => {
    const bay = corners([0, 0], [0, 4], [4, 4], [4, 0], [3, 0], [3, 3], [1, 3], [1, 0]);
    expect(borderProblem(bay)).toBeUndefined();
    expect(borderProblem(bay.toReversed())).toBeUndefined();
    expect(borderProblem(corners([0, 0], [0, 1], [0, 2], [1, 1]))).toBeUndefined();
    expect(borderProblem(corners([45.4, 9.1], [45.5, 9.1], [45.5, 9.2]))).toBeUndefined();
  });

  it.each([
    ['two corners', corners([0, 0], [1, 1]), 'almeno 3'],
    ['a line', corners([0, 0], [1, 1], [2, 2]), 'torna su se stessa'],
    ['a bow', corners([0, 0], [1, 1], [1, 0], [0, 1]), 'si incrocia: il lato dopo l’angolo 1 e quello dopo l’angolo 3'],
    ['the first side crossed by the last but one', corners([0, 0], [0, 4], [4, 4], [-1, 2], [4, 0]), 'si incrocia'],
    ['a corner on another side', corners([0, 0], [0, 4], [4, 4], [0, 2], [4, 0]), 'si incrocia'],
    ['a spike', corners([0, 0], [0, 4], [0, 2], [4, 2]), 'all’angolo 2 la linea torna'],
    [
      'a last side back over the first',
      corners([0, 0], [0, 4], [4, 4], [0, 1]),
      'si incrocia: il lato dopo l’angolo 1 e quello dopo l’angolo 3',
    ],
    ['one corner twice', corners([0, 0], [0, 1], [1, 1], [0, 0.000_000_1]), 'gli angoli 1 e 4 sono lo stesso'],
    ['201 corners', corners(...Array.from({ length: 201 }, (_, n): [number, number] => [n * n, n])), 'al massimo 200'],
  ])('is not %s', (_what, given, words) => {
    expect(borderProblem(given)).toContain(words);
  });

  it('takes as many corners as a town needs', () => {
    const round = Array.from({ length: 200 }, (_, n): [number, number] => [
      45 + Math.sin((n * Math.PI) / 100) / 10,
      9 + Math.cos((n * Math.PI) / 100) / 10,
    ]);
    expect(borderProblem(corners(...round))).toBeUndefined();
  });

  it('is kept to a tenth of a metre', () => {
    expect(roundedCorner({ latitude: 45.123_456_78, longitude: 9.000_000_4 })).toEqual({
      latitude: 45.123_457,
      longitude: 9,
    });
  });
});

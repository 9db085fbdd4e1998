import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referenceIntakes } from './reference-intakes.ts';

const percents = (rows: { name: string; value: string }[]) =>
  Object.fromEntries(referenceIntakes(rows).map(({ key, percent }) => [key, percent]));

describe('reference intakes', () => {
  it('are shares of what an average adult takes in a day', () => {
    expect(
      percents([
        { name: 'Energia', value: '2.100 kJ / 500 kcal' },
        { name: 'Grassi', value: '35 g' },
        { name: 'di cui acidi grassi saturi', value: '5,1 g' },
        { name: 'Carboidrati', value: '50 g' },
        { name: 'di cui zuccheri', value: '30 g' },
        { name: 'Proteine', value: '9 g' },
        { name: 'Sale', value: '0,63 g' },
      ]),
    ).toEqual({ energy: 25, fat: 50, saturates: 26, sugars: 33, salt: 11 });
  });

  it.each([
    ['Valore energetico', '500 kcal', { energy: 25 }],
    ['ENERGIA', '1046kJ/250kcal', { energy: 12 }],
    ['Grassi', '< 0,5 g', { fat: 1 }],
    ['di cui saturi', '0.5 g', { saturates: 3 }],
    ['di cui acidi grassi saturi', '5 g', { saturates: 25 }],
    ['Grassi saturi', '5 g', { saturates: 25 }],
    ['Zuccheri', 'tracce', { sugars: 0 }],
    ['Sale', '120 mg', { salt: 2 }],
    ['Sale', '1.250 mg', { salt: 21 }],
    ['Sale', 'n.d.', {}],
    ['Grassi', '', {}],
    ['Fibre', '3 g', {}],
  ])('read “%s: %s” as labels write it', (name, value, expected) => {
    expect(percents([{ name, value }])).toEqual(expected);
  });

  it('are never a guess: whatever is written gives whole numbers of at least 0, or nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ name: fc.string(), value: fc.string() })), (rows) => {
        for (const { percent } of referenceIntakes([{ name: 'Sale', value: '1 g' }, ...rows])) {
          expect(Number.isInteger(percent) && percent >= 0).toBe(true);
        }
      }),
    );
  });
});

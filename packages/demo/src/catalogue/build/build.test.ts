import { describe, expect, it } from 'vitest';
import { markAllergens } from './allergens.ts';
import { energyOf, nutritionTable } from './nutrition.ts';
import { packSize } from './pack-size.ts';
import { headOf, slugOf } from './text.ts';

describe('packSize', () => {
  it.each([
    ['500 g', 1, 500, 'g'],
    ['1,5 kg', 1, 1500, 'g'],
    ['6 × 1,5 L', 6, 9000, 'ml'],
    ['75 cl', 1, 750, 'ml'],
    ['ca. 420 g', 1, 420, 'g'],
    ['4 × 0,125 g', 4, 0.5, 'g'],
    ['6 uova', 1, 6, 'piece'],
    ['4 rotoli', 1, 4, 'roll'],
    ['50 m', 1, 50, 'm'],
  ] as const)('reads %s', (text, count, content, unit) => {
    expect(packSize(text)).toEqual({ count, content, unit });
  });

  it('finds no content in goods sold by the kilo', () => {
    expect(packSize('al kg')).toBeUndefined();
  });
});

describe('headOf', () => {
  it.each([
    ['Penne rigate n. 41 di grano italiano', 'penne rigate'],
    ['Petto di pollo a fette', 'petto di pollo'],
    ['Clementine di Calabria IGP in rete', 'clementine'],
    ['Latte fresco intero Alta Qualità', 'latte fresco intero'],
    ['Olio extravergine di oliva', 'olio extravergine'],
  ])('of %s', (name, head) => {
    expect(headOf(name)).toBe(head);
  });
});

describe('slugOf', () => {
  it('keeps letters and figures only', () => {
    expect(slugOf('Caffè e tè')).toBe('caffe-e-te');
    expect(slugOf('Pasta, riso e farine')).toBe('pasta-riso-e-farine');
    expect(slugOf('Bosi & Figli')).toBe('bosi-e-figli');
  });
});

describe('markAllergens', () => {
  it('marks each word and names its allergen', () => {
    const { text, contains } = markAllergens('Farina di grano, burro di cacao, latte di cocco, uova, sedano.');
    expect(text).toBe('Farina di **grano**, burro di cacao, latte di cocco, **uova**, **sedano**.');
    expect(new Set(contains)).toEqual(new Set(['gluten', 'eggs', 'celery']));
  });
});

describe('nutrition', () => {
  it('reckons energy with the factors of the law', () => {
    // 10 g fat, 20 g carbohydrate, 5 g fibre, 8 g protein.
    expect(energyOf([10, 3, 20, 5, 5, 8, 1])).toEqual([370 + 340 + 40 + 136, 90 + 80 + 10 + 32]);
  });

  it('keeps what is nearly all sugar, or all fat, within its hundred grams', () => {
    for (let at = 0; at < 60; at += 1) {
      for (const whole of [
        [0, 0, 99.8, 99.8, 0, 0, 0],
        [100, 14, 0, 0, 0, 0, 0],
      ] as const) {
        const { rows } = nutritionTable([...whole], `0${at}`, '100 g');
        const most = Math.max(...rows.slice(1).map(({ value }) => Number.parseFloat(value.replace(',', '.'))));
        expect(most).toBeLessThanOrEqual(100);
      }
    }
  });

  it('writes figures as Italians read them', () => {
    const { rows } = nutritionTable([1.5, 0.3, 71, 3.4, 3, 13, 0.01], 'x', '100 g', [1506, 355]);
    expect(rows[0]?.value).toBe('1.506 kJ / 355 kcal');
    expect(rows.at(-1)).toEqual({ name: 'Sale', value: '0,01 g' });
  });
});

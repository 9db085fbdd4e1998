import { expect, it } from 'vitest';
import { cardsOf } from './FigureCards.tsx';

const trend = [1, 2, 3, 4, 5, 6, 7];
const figures = {
  takings: { value: 14_826, before: 13_728, trend },
  orders: { value: 177, before: 165, trend },
  basket: { value: 83.76, before: 82.56, trend },
  missing: { value: 0.019, before: 0.015, target: 0.015, trend },
};

it('says each figure beside the same weekday before; more missing lines are worse', () => {
  const cards = cardsOf(figures, '2026-11-21');
  expect(cards.map(({ value, change, bad }) => [value, change, bad])).toEqual([
    ['14.826\u00a0€', '+8% su sabato scorso', false],
    ['177', '+12 su sabato scorso', false],
    ['83,76\u00a0€', '+1,20\u00a0€', false],
    ['1,9%', '+0,4 punti, obiettivo 1,5%', true],
  ]);
});

it('compares with nothing where nothing was delivered before', () => {
  const fresh = {
    ...figures,
    takings: { value: 10, trend },
    orders: { value: 1, trend },
    basket: { value: 10, trend },
  };
  expect(
    cardsOf(fresh, '2026-11-22')
      .slice(0, 3)
      .map(({ change, bad }) => [change, bad]),
  ).toEqual([
    [undefined, false],
    [undefined, false],
    [undefined, false],
  ]);
});

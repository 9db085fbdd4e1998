import { expect, it } from 'vitest';
import { findDepartments, placeOf } from './departments.ts';

const all = [
  { categoryId: 1, name: 'Dispensa', path: 'dispensa' },
  { categoryId: 2, name: 'Pasta', path: 'dispensa/pasta' },
  { categoryId: 3, name: 'Penne', path: 'dispensa/pasta/penne' },
  { categoryId: 4, name: 'Caffè', path: 'dispensa/caffe' },
];
const ids = (text: string, chosen: number[] = []) =>
  findDepartments(all, text, chosen).map(({ categoryId }) => categoryId);

it('finds departments by their name first, then by what they lie in', () => {
  expect(ids('pasta')).toEqual([2, 3]);
  expect(ids('dispensa penne')).toEqual([3]);
  expect(ids('CAFFE')).toEqual([4]);
  expect(ids('pasta', [2])).toEqual([3]);
  expect(ids('  ')).toEqual([]);
  expect(ids('surgelati')).toEqual([]);
});

it('says where a department lies', () => {
  expect(all.map((each) => placeOf(all, each))).toEqual(['', 'Dispensa', 'Dispensa › Pasta', 'Dispensa']);
});

import { expect, it } from 'vitest';
import { runsOf } from './postcode-runs.ts';

it('writes neighbours as a run, keeps zeros in front, and others alone', () => {
  expect(runsOf(['00118', '00119', '20016', '20121', '20122', '20123'])).toEqual([
    '00118–00119',
    '20016',
    '20121–20123',
  ]);
  expect(runsOf([])).toEqual([]);
});

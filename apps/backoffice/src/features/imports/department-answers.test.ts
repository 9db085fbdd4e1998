import type { DepartmentValue } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import { answersOf, meaningOf, openValues } from './department-answers.ts';

const departments = [{ path: 'dispensa/conserve' }, { path: 'surgelati' }];
const values: DepartmentValue[] = [
  { value: '07', rows: 3, match: 'none' },
  { value: 'SURGELATO', rows: 2, match: 'alike', path: 'surgelati' },
  { value: 'OLD', rows: 1, match: 'none' },
];

describe('what values of a file mean', () => {
  it('is what is seen: the proposal, unless somebody said another', () => {
    expect(answersOf(values, {}, departments)).toEqual({ SURGELATO: 'surgelati' });
    expect(answersOf(values, { '07': 'dispensa/conserve', SURGELATO: '' }, departments)).toEqual({
      '07': 'dispensa/conserve',
      SURGELATO: '',
    });
  });

  it('is nothing once the department is gone', () => {
    expect(meaningOf(values[2]!, { OLD: 'gone' }, departments)).toBe('');
    expect(answersOf(values, { OLD: 'gone' }, departments)).toEqual({ SURGELATO: 'surgelati' });
  });

  it('waits for somebody only as long as a value means nothing', () => {
    const found = { values, departments };
    expect(openValues(found, {}).map(({ value }) => value)).toEqual(['07', 'OLD']);
    expect(openValues(found, { '07': 'surgelati', OLD: 'surgelati' })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { clashesOf, withEdit } from './use-edits.ts';

describe('edits', () => {
  it('remember what was there when they began, and end when it is back', () => {
    const first = withEdit([], 'name', 'Riso nero', 'Riso');
    expect(first).toEqual([{ field: 'name', before: 'Riso', after: 'Riso nero' }]);
    // a colleague's value came meanwhile: the edit still says what was seen
    const second = withEdit(first, 'name', 'Riso rosso', 'Riso bianco');
    expect(second).toEqual([{ field: 'name', before: 'Riso', after: 'Riso rosso' }]);
    expect(withEdit(second, 'name', 'Riso', 'Riso bianco')).toEqual([]);
    expect(withEdit([], 'cost', null, undefined)).toEqual([]);
  });

  it('clash with what somebody else changed, not with the same wish', () => {
    const edits = withEdit(withEdit([], 'name', 'Riso nero', 'Riso'), 'cost', 2, null);
    expect(clashesOf(edits, { name: 'Riso', cost: null })).toEqual([]);
    expect(clashesOf(edits, { name: 'Riso nero', cost: null })).toEqual([]);
    expect(clashesOf(edits, { name: 'Riso rosso', cost: null })).toEqual([
      { field: 'name', before: 'Riso', after: 'Riso nero', now: 'Riso rosso' },
    ]);
  });
});

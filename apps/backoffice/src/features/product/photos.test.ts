import { describe, expect, it } from 'vitest';
import { moved, withPhoto } from './photos.ts';

describe('the photos of a product', () => {
  it('take the first place while it is free, then the last, and none twice', () => {
    const one = withPhoto({ main: null, more: [] }, 'a');
    expect(one).toEqual({ main: 'a', more: [] });
    const two = withPhoto(one, 'b');
    expect(two).toEqual({ main: 'a', more: ['b'] });
    expect(withPhoto(two, 'a')).toEqual(two);
    expect(withPhoto(two, 'b')).toEqual(two);
  });

  it('move one place at a time, and the list they came from stays', () => {
    const all = ['a', 'b', 'c'];
    expect(moved(all, 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(all, 2, 1)).toEqual(['a', 'c', 'b']);
    expect(all).toEqual(['a', 'b', 'c']);
  });
});

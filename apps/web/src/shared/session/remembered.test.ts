import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './remembered.ts';

describe('the page to go back to after login', () => {
  it.each([
    ['/checkout', '/checkout'],
    ['/search?q=latte&page=2', '/search?q=latte&page=2'],
    ['https://evil.example', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/login?redirect=/login', '/'],
    [undefined, '/'],
  ])('%s → %s', (asked, path) => {
    expect(safeReturnPath(asked)).toBe(path);
  });
});

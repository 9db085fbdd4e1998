import { expect, test } from 'vitest';
import { addressOf } from '../../shared/documents/index.ts';
import { keepsAll } from './keeps-all.ts';

test('a text is kept when no heading, list or picture is missing', () => {
  expect(keepsAll('<ul><li>Uno</li></ul>', '<ul><li><p>Uno</p></li></ul>')).toBe(true);
  expect(
    keepsAll(
      '<table><tr><td>1</td></tr></table>',
      '<table><colgroup></colgroup><tbody><tr><td><p>1</p></td></tr></tbody></table>',
    ),
  ).toBe(true);
  expect(keepsAll('<dl><dt>CAP</dt><dd>20144</dd></dl>', '<p>CAP</p><p>20144</p>')).toBe(false);
  expect(keepsAll('<p><img src="/a"><img src="/b"></p>', '<img src="/a">')).toBe(false);
  expect(keepsAll('', '<p></p>')).toBe(true);
});

test('the address of a page comes from its title', () => {
  expect(addressOf('Zone & orari di consegna: perché?')).toBe('zone-orari-di-consegna-perche');
  expect(addressOf('  --  ')).toBe('');
});

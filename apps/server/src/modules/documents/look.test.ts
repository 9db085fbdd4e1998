import { expect, it } from 'vitest';
import { printable } from './look.ts';

it.each([
  ['Łukasz Đorđević, Ħamrun, Diyarbakır', 'Lukasz Dordevic, Hamrun, Diyarbakir'],
  ['Önüfri & Straßburger «L’Ómegna» – 4,90 € ™ ©', 'Önüfri & Straßburger «L’Ómegna» – 4,90 € ™ ©'],
  ['Crème 🧀 30 % 👨‍👩‍👧', 'Crème 30 % '],
  ['𝓓𝓸𝓹 ½ ﬁne', 'Dop ½ fine'],
  ['a\u202eb\u200bc', 'abc'],
  ['日本', '??'],
])('prints %j as %j', (text, expected) => {
  expect(printable(text)).toBe(expected);
});

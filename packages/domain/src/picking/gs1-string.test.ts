import { expect, it } from 'vitest';
import { readGs1String } from './gs1-string.ts';

it('reads the article and its weight, however a scanner sends it', () => {
  const cheese = { ean: '8001234567897', grams: 486 };
  for (const text of [
    '01080012345678973103000486',
    '(01)08001234567897(3103)000486',
    ']e001080012345678973103000486',
    ']C10108001234567897\u001d3103000486',
    '010800123456789717261231310300048610L42\u001d',
    'https://id.example/01/08001234567897?3103=000486',
    'https://id.example/01/8001234567897/10/L42?17=261231&3103=000486',
  ]) {
    expect(readGs1String(text), text).toEqual(cheese);
  }
  expect(readGs1String('01080012345678973102000486')).toEqual({ ean: '8001234567897', grams: 4860 });
  expect(readGs1String('010800123456789710L42')).toEqual({ ean: '8001234567897' });
});

it('is not fooled by plain codes, wrong digits or texts', () => {
  for (const text of [
    '8001234567897',
    '96385074',
    '01080012345678903103000486',
    '0108',
    'K00000412',
    '',
    'https://sporta.example/prodotto/1',
  ]) {
    expect(readGs1String(text), text).toBeUndefined();
  }
});

import { describe, expect, it } from 'vitest';
import { limitText, readLimit } from './spending-limit.ts';

describe('readLimit', () => {
  it.each([
    ['500', 500],
    ['1.250,50', 1250.5],
    [' 80,5 € ', 80.5],
    ['', undefined],
  ])('reads %j', (text, euro) => {
    expect(readLimit(text)).toEqual({ ok: true, euro });
  });

  it.each(['cento', '-5', '12.50', '1,234', '5000000'])('explains what is wrong with %j', (text) => {
    expect(readLimit(text)).toMatchObject({ ok: false, message: expect.stringMatching(/importo/) });
  });
});

it('limitText distinguishes who may spend what they like from who may spend nothing', () => {
  expect(limitText(undefined)).toBe('Nessun limite di spesa');
  expect(limitText(0)).toMatch(/^Fino a 0,00/);
});

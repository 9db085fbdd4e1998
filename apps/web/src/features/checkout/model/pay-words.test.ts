import { expect, it } from 'vitest';
import { payWords } from './pay-words.ts';

const words = (more: Partial<Parameters<typeof payWords>[0]>) =>
  payWords({ cents: 12_345, kind: 'card', covered: false, confirmsOnly: false, ...more });

it('speaks of a card only where a card pays', () => {
  expect(words({})).toMatchObject({ afterwards: expect.stringMatching(/^La carta/) });
  expect(words({ kind: 'saved-card' })).toMatchObject({ afterwards: expect.stringMatching(/^La carta/) });
  for (const kind of ['due-date', 'pay-link', 'satispay'] as const)
    expect(words({ kind }).afterwards).not.toMatch(/carta/);
  expect(words({ covered: true }).afterwards).not.toMatch(/carta/);
  expect(words({ confirmsOnly: true }).afterwards).not.toMatch(/carta/);
});

it('says "Paga" only where the press pays', () => {
  expect(words({}).button).toMatch(/^Paga 123,45/);
  expect(words({ kind: 'satispay' }).button).toMatch(/^Paga 123,45/);
  expect(words({ kind: 'due-date' }).button).toMatch(/^Ordina per 123,45/);
  expect(words({ kind: 'pay-link' }).button).toMatch(/^Ordina per 123,45/);
  expect(words({ confirmsOnly: true }).button).toBe('Conferma le modifiche');
});

it('says of a card as of Satispay when it is charged: at the end of picking, as orders are settled', () => {
  for (const kind of ['card', 'saved-card', 'satispay'] as const)
    expect(words({ kind }).afterwards).toMatch(/addebita dopo la preparazione/);
});

import { describe, expect, it } from 'vitest';
import { missingText, pointsText, rulesText, signedPoints } from './reward-texts.ts';

describe('pointsText', () => {
  it('groups thousands as Italians write them', () => {
    expect([0, 1, 240, 1240, 1234567].map(pointsText)).toEqual([
      '0 punti',
      '1 punto',
      '240 punti',
      '1.240 punti',
      '1.234.567 punti',
    ]);
  });
});

describe('missingText', () => {
  it('speaks of one and of many', () => {
    expect([1, 12].map(missingText)).toEqual(['Ti manca 1 punto', 'Ti mancano 12 punti']);
  });
});

describe('signedPoints', () => {
  it('says what came and what went', () => {
    expect([83, -1100, 0].map(signedPoints)).toEqual(['+83', '−1.100', '0']);
  });
});

describe('rulesText', () => {
  it('names every rule, and nothing when there is none', () => {
    expect(rulesText([{ name: 'Un punto per ogni euro' }])).toBe('Un punto per ogni euro di spesa consegnata.');
    expect(rulesText([])).toBe('');
  });
});

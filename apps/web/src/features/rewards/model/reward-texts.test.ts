import { describe, expect, it } from 'vitest';
import { pointsText } from './reward-texts.ts';

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

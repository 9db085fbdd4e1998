import { describe, expect, it } from 'vitest';
import { cutoffChoices, deadlineText, levelOf, priceChoices, priceText } from './decision.ts';

describe('a window of the planner', () => {
  it('says when its orders close', () => {
    expect(deadlineText('18:00', 360)).toBe('12:00 dello stesso giorno');
    expect(deadlineText('08:30', 510)).toBe('0:00 dello stesso giorno');
    expect(deadlineText('08:00', 720)).toBe('20:00 del giorno prima');
    expect(deadlineText('08:00', 1920)).toBe('0:00 del giorno prima');
    expect(deadlineText('08:00', 1980)).toBe('23:00 di 2 giorni prima');
  });

  it('has the colour of how full it is', () => {
    expect([0, 11, 12, 25, 26, 29, 30, 31].map((booked) => levelOf(booked, 30))).toEqual([
      'low',
      'low',
      'regular',
      'regular',
      'hot',
      'hot',
      'full',
      'full',
    ]);
    expect(levelOf(0, 0)).toBe('full');
  });

  it('keeps what is in force among the choices', () => {
    expect(priceChoices(1.5)).toEqual([0, 0.9, 1.5, 2.9, 3.9, 5.9]);
    expect(priceChoices(2.9)).toEqual([0, 0.9, 2.9, 3.9, 5.9]);
    expect(cutoffChoices(90)).toContain(90);
    expect([priceText(0), priceText(2.9)]).toEqual(['gratis', '2,90']);
  });
});

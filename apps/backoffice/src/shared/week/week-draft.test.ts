import { describe, expect, it } from 'vitest';
import { draftOfWeek, nextOpening, sameEachDay, weekText } from './week-draft.ts';

const day = { opens: '08:30', closes: '13:00' };
const evening = { opens: '15:00', closes: '19:30' };

describe('a week as it is typed', () => {
  it('is written as people write it, closed days left out', () => {
    const week = sameEachDay([], 6).with(0, [day, evening]).with(6, [day]);
    expect(weekText(week)).toBe('lun 08:30-13:00, 15:00-19:30; dom 08:30-13:00');
    expect(weekText(sameEachDay([]))).toBe('');
  });

  it('keeps an hour nobody typed, so that the server names the day', () => {
    expect(weekText(sameEachDay([]).with(1, [{ opens: '', closes: '13:00' }]))).toBe('mar -13:00');
  });

  it('holds what the server says, by day', () => {
    const week = draftOfWeek([
      { weekday: 1, ...day },
      { weekday: 1, ...evening },
      { weekday: 7, ...day },
    ]);
    expect(week.map((openings) => openings.length)).toEqual([2, 0, 0, 0, 0, 0, 1]);
  });

  it('repeats openings without sharing them', () => {
    const week = sameEachDay([day]);
    expect(week.map((openings) => openings.length)).toEqual([1, 1, 1, 1, 1, 1, 0]);
    expect(week[0]![0]).not.toBe(week[1]![0]);
  });

  it('opens a closed day for the whole day, an open one for the afternoon', () => {
    expect(nextOpening([])).toEqual({ opens: '08:00', closes: '20:00' });
    expect(nextOpening([day])).toEqual({ opens: '15:30', closes: '19:30' });
  });
});

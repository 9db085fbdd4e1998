import { expect, it } from 'vitest';
import { daysOf, otherSpan, readReportsSearch, spanName } from './reports-search.ts';

const today = '2026-11-22';

it('reads this week where the address says nothing, and what it says otherwise', () => {
  expect(daysOf(readReportsSearch({}), today)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(daysOf(readReportsSearch({ span: 'day' }), today)).toEqual({ from: today, to: today });
  expect(daysOf(readReportsSearch({ span: 'month', day: '2026-02-10' }), today)).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
  });
  expect(daysOf(readReportsSearch({ from: '2026-10-01', to: '2026-10-10' }), today)).toEqual({
    from: '2026-10-01',
    to: '2026-10-10',
  });
});

it('leaves out what is no period: reversed, too long, no day at all', () => {
  for (const search of [
    { from: '2026-10-10', to: '2026-10-01' },
    { from: '2025-01-01', to: '2026-10-01' },
    { from: 'ieri', to: 'oggi' },
    { from: '2026-10-01' },
  ])
    expect(daysOf(readReportsSearch(search), today).from).toBe('2026-11-16');
  expect(readReportsSearch({ span: 'secolo', store: '-1' })).toEqual({});
});

it('goes from span to span without a gap, over months of any length', () => {
  const before = (search: object) => daysOf(otherSpan(readReportsSearch({ ...search }), today, -1), today);
  expect(before({})).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  expect(before({ span: 'month', day: '2026-03-31' })).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(before({ span: 'day', day: '2026-03-01' })).toEqual({ from: '2026-02-28', to: '2026-02-28' });
  expect(before({ from: '2026-10-11', to: '2026-10-20' })).toEqual({ from: '2026-10-01', to: '2026-10-10' });
  expect(daysOf(otherSpan({ span: 'month', day: '2026-01-31' }, today, 1), today).from).toBe('2026-02-01');
});

it('is called as people call it', () => {
  expect(spanName({}, { from: '2026-11-16', to: '2026-11-22' })).toBe('Settimana 16–22 novembre');
  expect(spanName({}, { from: '2026-11-30', to: '2026-12-06' })).toBe('Settimana 30 nov – 6 dic');
  expect(spanName({ span: 'month' }, { from: '2026-11-01', to: '2026-11-30' })).toBe('Novembre 2026');
  expect(spanName({ span: 'day' }, { from: today, to: today })).toBe('Domenica 22 novembre');
});

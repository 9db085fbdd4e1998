import { describe, expect, it } from 'vitest';
import { listInput, readInvoicesSearch, takingsDays } from './invoices-search.ts';

describe('the address of the room of invoices', () => {
  it('is read as far as it makes sense', () => {
    expect(readInvoicesSearch({ state: 'refused', kind: 'TD04', page: '2', doc: '7', q: ' ' })).toMatchObject({
      state: 'refused',
      kind: 'TD04',
      page: 2,
      doc: 7,
      q: undefined,
    });
    const nothing = readInvoicesSearch({
      state: 'lost',
      kind: 'TD99',
      from: '2026-02-30',
      sort: '-colour',
      doc: '-1',
      view: 'x',
    });
    expect(Object.values(nothing).filter((value) => value !== undefined)).toEqual([]);
  });

  it('asks for the latest first, unless a column was pressed', () => {
    expect(listInput({})).toMatchObject({ sort: 'day', direction: 'desc' });
    expect(listInput({ sort: 'send-by' })).toMatchObject({ sort: 'send-by', direction: 'asc' });
  });

  it('means this month until today by takings', () => {
    expect(takingsDays({}, '2026-11-22')).toEqual({ from: '2026-11-01', to: '2026-11-22' });
    expect(takingsDays({ to: '2026-10-31' }, '2026-11-22')).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect(takingsDays({ from: '2026-11-20', to: '2026-11-21' }, '2026-11-22')).toEqual({
      from: '2026-11-20',
      to: '2026-11-21',
    });
  });
});

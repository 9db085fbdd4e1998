import { describe, expect, it } from 'vitest';
import { listInput, readOrdersSearch } from './orders-search.ts';

const today = '2026-11-22';

describe('the address of the list of orders', () => {
  it('is read, and what does not fit is left out', () => {
    const raw = { tab: 'ready', day: '2026-11-23', begin: '18:00', sort: '-total', page: '2', zone: 'frozen' };
    expect(readOrdersSearch(raw)).toMatchObject({ ...raw, page: 2 });
    const hostile = {
      tab: 'x',
      day: '2026-13-40',
      begin: '99',
      sort: "';--",
      page: '-1',
      zone: '',
      warehouse_id: '1e9',
    };
    expect(Object.values(readOrdersSearch(hostile)).filter((value) => value !== undefined)).toEqual([]);
  });

  it('asks for today unless it names days or searches', () => {
    expect(listInput({}, today)).toMatchObject({ from: today, to: today, sort: 'slot', direction: 'asc' });
    expect(listInput({ day: 'week' }, today)).toMatchObject({ from: today, to: '2026-11-28' });
    expect(listInput({ day: '2026-11-01' }, today)).toMatchObject({ from: '2026-11-01', to: '2026-11-01' });
    const everywhere = { from: undefined, to: undefined, sort: 'slot', direction: 'desc' };
    expect(listInput({ q: 'riva' }, today)).toMatchObject({ ...everywhere, q: 'riva' });
    expect(listInput({ day: 'all' }, today)).toMatchObject(everywhere);
  });

  it('turns the order round with a minus', () => {
    expect(listInput({ sort: '-total' }, today)).toMatchObject({ sort: 'total', direction: 'desc' });
    expect(listInput({ sort: 'number', day: 'all' }, today)).toMatchObject({ sort: 'number', direction: 'asc' });
  });
});

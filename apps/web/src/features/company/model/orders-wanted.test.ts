import { describe, expect, it } from 'vitest';
import { daysOf, ordersRequest, readOrdersSearch, wantedOf } from './orders-wanted.ts';

describe('periods of deliveries', () => {
  it.each([
    ['this-month', '2026-02-10', '2026-02-01', '2026-02-28'],
    ['this-month', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['this-month', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['last-month', '2026-01-01', '2025-12-01', '2025-12-31'],
    ['last-month', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['last-90', '2026-03-31', '2026-01-01', '2026-03-31'],
    ['this-year', '2026-11-26', '2026-01-01', '2026-12-31'],
    ['last-year', '2026-11-26', '2025-01-01', '2025-12-31'],
  ] as const)('%s of %s', (period, today, from, to) => {
    expect(daysOf(period, today)).toEqual({ from, to });
  });
});

it('reads the address, and leaves out what means nothing', () => {
  expect(
    readOrdersSearch({ stato: 'open', cerca: ' 4471 ', persona: '7', centro: 'Cucina', periodo: 'last-month' }),
  ).toEqual({ stato: 'open', cerca: '4471', persona: 7, centro: 'Cucina', periodo: 'last-month' });
  // numbers of orders and cost centres come as numbers from an address
  expect(readOrdersSearch({ cerca: 4471, centro: 12 })).toEqual({ cerca: '4471', centro: '12' });
  expect(readOrdersSearch({ stato: 'all', cerca: {}, persona: -3, centro: '  ', periodo: 'ever', altro: 'x' })).toEqual(
    {},
  );
});

it('asks for nothing that was not chosen', () => {
  expect(ordersRequest(wantedOf({}), '2026-11-26')).toEqual({ filter: 'all' });
  expect(ordersRequest(wantedOf({ centro: 'Sala', persona: 3, periodo: 'this-month' }), '2026-11-26')).toEqual({
    filter: 'all',
    user_id: 3,
    cost_centre: 'Sala',
    from_day: '2026-11-01',
    to_day: '2026-11-30',
  });
});

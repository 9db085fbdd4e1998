import { expect, it } from 'vitest';
import { priceMeeting } from './price-meeting.ts';

const at = (text: string) => Date.parse(text);
const said = (plan: string, list: string) => priceMeeting(at(plan), at(list), 'dicembre.csv');

it('says which price remains where a plan and a list meet on a day of the shop', () => {
  expect(said('2026-12-01T08:00:00+01:00', '2026-12-01T14:30:00+01:00')).toBe(
    'Lo stesso giorno, mar 1 dic, 14:30, il prezzo lo cambia ancora il listino dicembre.csv: da allora vale il suo',
  );
  expect(said('2026-12-01T00:00:00+01:00', '2026-12-01T00:00:00+01:00')).toBe(
    'Nello stesso momento cambia il prezzo anche il listino dicembre.csv: resta il suo',
  );
  // the day of the shop, not of London: both are the first of December in Italy
  expect(said('2026-11-30T23:30:00Z', '2026-12-01T22:00:00Z')).toContain('Lo stesso giorno');
});

it('says that a plan will not find its price after a list of any day before', () => {
  expect(said('2026-12-10T08:00:00+01:00', '2026-12-01T00:00:00+01:00')).toBe(
    'Prima, mar 1 dic, 00:00, c’è il prezzo del listino dicembre.csv: se è un altro, la modifica programmata non parte e aspetta te',
  );
});

it('says nothing of a list that comes on a later day', () => {
  expect(said('2026-12-01T08:00:00+01:00', '2026-12-02T00:00:00+01:00')).toBeUndefined();
  expect(said('2026-11-30T22:30:00Z', '2026-11-30T23:00:00Z')).toBeUndefined();
});

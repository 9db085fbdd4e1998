import type { StoreDetail } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import {
  addressKey,
  addressOf,
  canBeFound,
  changeOf,
  draftOfStore,
  isElsewhere,
  isUnplaced,
  newStoreDraft,
  openingOf,
  placeOf,
  positionText,
  rebased,
  usualWindows,
} from './store-draft.ts';

const store: StoreDetail = {
  warehouseId: 7,
  slug: 'bottega-torino',
  name: 'Bottega Torino',
  street: 'Via Po',
  streetNumber: '3',
  postalCode: '10124',
  city: 'Torino',
  province: 'TO',
  latitude: 45.1,
  longitude: 7.69,
  phone: '0115551234',
  email: '',
  services: ['Parcheggio', 'Gastronomia'],
  week: [{ weekday: 1, opens: '08:30', closes: '19:30' }],
  toFetch: 2,
  version: 'x',
};

describe('a store as it is typed', () => {
  it('says of one that is open what it is, with a position that can be read', () => {
    expect(changeOf(draftOfStore(store))).toEqual({
      name: 'Bottega Torino',
      street: 'Via Po',
      street_number: '3',
      postal_code: '10124',
      city: 'Torino',
      province: 'TO',
      position: '45.100000, 7.690000',
      phone: '0115551234',
      email: '',
      services: 'Parcheggio, Gastronomia',
      hours: 'lun 08:30-19:30',
    });
  });

  it('proposes the week most shops have, and asks for where it is', () => {
    const draft = newStoreDraft();
    expect(openingOf(draft)).toMatchObject({ position: '', home_slots: '', name: '' });
    expect(openingOf(draft).pickup_slots).toMatch(/^lun 09:00-13:00, 15:00-19:00; .*; sab 09:00-13:00, 15:00-19:00$/);
  });

  it('sends no postal codes of a delivery that was switched off', () => {
    const draft = { ...newStoreDraft(), texts: { home_postcodes: '10121' } };
    expect(openingOf(draft).home_postcodes).toBe('');
    expect(openingOf({ ...draft, home: usualWindows() }).home_postcodes).toBe('10121');
  });

  it('reads coordinates as maps copy them', () => {
    for (const text of ['45.0677, 7.6934', '45,0677; 7,6934', ' 45.0677 7.6934 ']) {
      expect(placeOf(text)).toEqual({ latitude: 45.0677, longitude: 7.6934 });
    }
    for (const text of ['', '45', 'Torino', '45.0677', '145.1, 7.2']) expect(placeOf(text)).toBeUndefined();
  });

  it('keeps what was typed, on what a colleague saved meanwhile', () => {
    const from = draftOfStore(store);
    const typed = { ...from, texts: { ...from.texts, phone: '0115550000', email: '' } };
    const onto = draftOfStore({ ...store, email: 'torino@bottega.example', latitude: 45.2, week: [], phone: '1' });
    expect(rebased(typed, from, onto)).toEqual({
      ...onto,
      texts: { ...onto.texts, phone: '0115550000', email: 'torino@bottega.example' },
    });
    expect(rebased(from, from, onto)).toEqual(onto);
  });

  it('knows a pin that stands in another town', () => {
    const torino = { latitude: 45.07, longitude: 7.687 };
    expect(isElsewhere({ latitude: 45.1, longitude: 7.6 }, torino)).toBe(false);
    expect(isElsewhere({ latitude: 45.45, longitude: 9.16 }, torino)).toBe(true);
  });

  it('asks once to look at a pin nobody put where it stands', () => {
    const middle = { latitude: 45.07, longitude: 7.687 };
    const put = positionText(middle);
    const town = { precision: 'town', put, warnedOf: undefined };
    expect(isUnplaced(middle, town)).toBe(true);
    expect(isUnplaced(middle, { ...town, warnedOf: put })).toBe(false);
    expect(isUnplaced({ ...middle, latitude: 45.08 }, town)).toBe(false);
    expect(isUnplaced(middle, { ...town, precision: 'street' })).toBe(false);
    expect(isUnplaced(undefined, { ...town, put: undefined })).toBe(false);
  });

  it('asks a map again for another address only', () => {
    const address = addressOf(draftOfStore(store));
    expect(addressKey({ ...address, street: 'VIA  PO' })).toBe(addressKey(address));
    expect(addressKey({ ...address, street_number: '4' })).not.toBe(addressKey(address));
    expect([canBeFound(address), canBeFound({ ...address, postal_code: '101' })]).toEqual([true, false]);
  });
});

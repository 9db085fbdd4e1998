import { describe, expect, test } from 'vitest';
import { findPlace, type Place } from './find-place.ts';

const place = (city: string, ...postalPrefixes: string[]): Place => ({
  city,
  province: 'XX',
  postalPrefixes,
  latitude: 1,
  longitude: 2,
});
const places = [
  place('Roma', '00'),
  place('Torino', '10'),
  place('Milano', '20'),
  place('Monza', '208', '209'),
  place('Rho', '20017'),
  place('San Giovanni', '99999'),
  place('Sesto San Giovanni', '20099'),
  place('Forlì', '47'),
  place('L’Aquila', '67'),
];
const found = (text: string) => {
  const answer = findPlace(places, text);
  return answer && [answer.place.city, answer.precision];
};

describe('findPlace', () => {
  test.each([
    ['20017', 'Rho', 'town'],
    ['20121', 'Milano', 'area'],
    ['20121 Milano', 'Milano', 'town'],
    ['20871', 'Monza', 'area'],
    ['00154', 'Roma', 'area'],
    ['Via Tortona 31, 20144 Milano', 'Milano', 'town'],
    ['Via Roma 5, Torino', 'Torino', 'town'],
    ['via torino 3 ROMA', 'Roma', 'town'],
    ['Sesto San Giovanni', 'Sesto San Giovanni', 'town'],
    ['forli', 'Forlì', 'town'],
    ["l'aquila", 'L’Aquila', 'town'],
    ['mila', 'Milano', 'town'],
  ])('%s is %s (%s)', (text, city, precision) => {
    expect(found(text)).toEqual([city, precision]);
  });

  test.each(['mi', '2014', '99123', 'via dei sogni', '', '%', 'romagna'])('"%s" is nowhere', (text) => {
    expect(found(text)).toBeUndefined();
  });
});

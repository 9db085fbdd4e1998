/** Rough middles of towns, by the beginning of their postal codes; read off no list: two figures are enough to play with. */
const TOWNS: readonly { prefix: string; latitude: number; longitude: number }[] = [
  { prefix: '00', latitude: 41.9, longitude: 12.5 },
  { prefix: '09', latitude: 39.22, longitude: 9.12 },
  { prefix: '10', latitude: 45.07, longitude: 7.68 },
  { prefix: '16', latitude: 44.41, longitude: 8.94 },
  { prefix: '20', latitude: 45.46, longitude: 9.18 },
  { prefix: '24', latitude: 45.69, longitude: 9.67 },
  { prefix: '25', latitude: 45.54, longitude: 10.22 },
  { prefix: '30', latitude: 45.49, longitude: 12.24 },
  { prefix: '35', latitude: 45.41, longitude: 11.88 },
  { prefix: '37', latitude: 45.44, longitude: 10.99 },
  { prefix: '40', latitude: 44.49, longitude: 11.34 },
  { prefix: '41', latitude: 44.65, longitude: 10.92 },
  { prefix: '43', latitude: 44.8, longitude: 10.33 },
  { prefix: '50', latitude: 43.77, longitude: 11.25 },
  { prefix: '70', latitude: 41.12, longitude: 16.87 },
  { prefix: '80', latitude: 40.85, longitude: 14.26 },
  { prefix: '90', latitude: 38.12, longitude: 13.36 },
];

/** The middle of the town of a postal code; undefined in the rest of the country. */
export function townOf(postalcode: string): { latitude: number; longitude: number } | undefined {
  return TOWNS.find(({ prefix }) => postalcode.startsWith(prefix));
}

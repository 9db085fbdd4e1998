import type { Point } from '../../../shared/places/index.ts';

/** A rough drawing of the country: corners of coast and borders as longitude and latitude, clockwise. */
const MAINLAND = [
  7.53, 43.78, 8.2, 43.95, 8.5, 44.3, 8.93, 44.41, 9.8, 44.05, 10.2, 43.9, 10.3, 43.5, 10.5, 42.95, 11.1, 42.4, 11.8,
  42.1, 12.25, 41.75, 12.65, 41.45, 13.05, 41.23, 13.6, 41.25, 14.05, 40.83, 14.35, 40.6, 14.75, 40.67, 15, 40.2, 15.3,
  40.03, 15.65, 40.03, 15.8, 39.7, 16.05, 39.2, 16.2, 38.75, 15.85, 38.65, 15.95, 38.4, 15.65, 38.2, 15.7, 37.93, 16.05,
  37.92, 16.55, 38.4, 16.6, 38.8, 17.15, 39, 17, 39.5, 16.5, 39.75, 16.65, 40.1, 17, 40.5, 17.3, 40.35, 18, 39.95,
  18.37, 39.8, 18.5, 40.15, 18, 40.65, 17.2, 41, 16.85, 41.13, 16, 41.45, 15.9, 41.65, 16.18, 41.8, 15.4, 41.92, 15, 42,
  14.5, 42.3, 14.2, 42.48, 13.9, 42.9, 13.6, 43.55, 13.2, 43.75, 12.6, 44.05, 12.3, 44.4, 12.25, 44.7, 12.5, 44.95,
  12.3, 45.25, 12.5, 45.5, 13.1, 45.65, 13.55, 45.78, 13.78, 45.62, 13.6, 45.98, 13.5, 46.3, 13.7, 46.52, 12.9, 46.62,
  12.38, 46.72, 12.2, 47.08, 11.5, 47, 11, 46.78, 10.48, 46.85, 10.45, 46.53, 10.1, 46.6, 10.1, 46.3, 9.45, 46.4, 9.25,
  46.45, 9, 45.85, 8.8, 46.1, 8.45, 46.45, 8.15, 46.15, 7.85, 45.92, 7.05, 45.9, 6.85, 45.8, 7.1, 45.45, 6.65, 45.1,
  6.95, 44.85, 6.9, 44.4, 7, 44.2, 7.65, 44.17,
];
const SICILY = [
  15.6, 38.27, 15.1, 38.13, 14, 38.03, 13.35, 38.2, 12.75, 38.17, 12.45, 37.9, 12.6, 37.57, 13.2, 37.4, 14, 37.1, 14.45,
  36.78, 15.1, 36.68, 15.3, 37.05, 15.1, 37.45, 15.3, 37.85,
];
const SARDINIA = [
  9.2, 41.25, 9.6, 41.05, 9.8, 40.5, 9.65, 40.1, 9.6, 39.3, 9.5, 39.12, 9.1, 39.2, 8.9, 38.9, 8.4, 39, 8.4, 39.5, 8.5,
  39.95, 8.4, 40.35, 8.2, 40.6, 8.25, 40.95, 8.75, 40.9,
];
/** The Po and the Tiber: they help to see where one is. */
const PO = [7.1, 44.7, 7.7, 45.08, 8.6, 45.02, 9.7, 45.1, 10.7, 45, 11.6, 44.88, 12.5, 44.95];
const TIBER = [12.1, 43.75, 12.35, 43.1, 12.55, 42.5, 12.48, 41.9, 12.25, 41.75];

/** Towns by which one finds one's way: longitude and latitude. */
const LANDMARKS: readonly (readonly [name: string, longitude: number, latitude: number])[] = [
  ['Torino', 7.69, 45.07],
  ['Milano', 9.19, 45.46],
  ['Venezia', 12.34, 45.44],
  ['Genova', 8.93, 44.41],
  ['Bologna', 11.34, 44.49],
  ['Firenze', 11.26, 43.77],
  ['Perugia', 12.39, 43.11],
  ['Ancona', 13.52, 43.62],
  ['Roma', 12.48, 41.89],
  ['Pescara', 14.21, 42.46],
  ['Napoli', 14.27, 40.85],
  ['Bari', 16.87, 41.12],
  ['Potenza', 15.8, 40.64],
  ['Reggio Calabria', 15.65, 38.11],
  ['Palermo', 13.36, 38.12],
  ['Catania', 15.09, 37.5],
  ['Cagliari', 9.12, 39.22],
  ['Sassari', 8.56, 40.73],
  ['Trento', 11.12, 46.07],
  ['Trieste', 13.77, 45.65],
  ['Bergamo', 9.67, 45.7],
  ['Monza', 9.27, 45.58],
  ['Pavia', 9.16, 45.19],
  ['Novara', 8.62, 45.45],
  ['Asti', 8.21, 44.9],
  ['Latina', 12.9, 41.47],
  ['Viterbo', 12.11, 42.42],
  ['Brescia', 10.21, 45.54],
  ['Verona', 10.99, 45.44],
  ['Parma', 10.33, 44.8],
];

/** Where the map begins: north-west corner. */
const WEST = 6;
const NORTH = 47.5;
/** Pixels of the drawing a degree of latitude takes. */
const SCALE = 100;
/** A degree of longitude is shorter here. */
const NARROW = Math.cos((42.5 * Math.PI) / 180);

/** A place on the drawing. */
export function project({ latitude, longitude }: Point): { x: number; y: number } {
  return { x: (longitude - WEST) * SCALE * NARROW, y: (NORTH - latitude) * SCALE };
}

function path(corners: readonly number[]): string {
  const steps: string[] = [];
  for (let index = 0; index < corners.length; index += 2) {
    const { x, y } = project({ longitude: corners[index] ?? 0, latitude: corners[index + 1] ?? 0 });
    steps.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
  }
  return `M${steps.join('L')}`;
}

export const landPath = [MAINLAND, SICILY, SARDINIA].map((corners) => `${path(corners)}Z`).join('');
export const riverPath = [PO, TIBER].map(path).join('');

/** The landmarks on the drawing; the first twenty are the large ones. */
export const landmarks = LANDMARKS.map(([name, longitude, latitude], index) => ({
  name,
  large: index < 20,
  ...project({ longitude, latitude }),
}));

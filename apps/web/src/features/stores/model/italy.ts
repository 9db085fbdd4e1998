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
/** The rivers that help to see where one is: Po, Tiber, Ticino, Adda, Adige, Dora Riparia, Dora Baltea and Arno. */
const RIVERS = [
  [
    7.1, 44.7, 7.35, 44.76, 7.6, 44.86, 7.69, 44.97, 7.7, 45.07, 7.77, 45.14, 7.9, 45.18, 8.15, 45.18, 8.4, 45.14, 8.52,
    45.08, 8.68, 45.03, 8.85, 45.06, 9, 45.09, 9.24, 45.13, 9.45, 45.1, 9.7, 45.07, 9.88, 45.13, 10.05, 45.11, 10.2,
    45.03, 10.5, 44.94, 10.7, 44.95, 10.9, 45.04, 11.2, 45.02, 11.6, 44.89, 12, 44.97, 12.5, 44.95,
  ],
  [
    12.1, 43.75, 12.2, 43.5, 12.35, 43.1, 12.4, 42.8, 12.3, 42.65, 12.45, 42.45, 12.55, 42.28, 12.6, 42.15, 12.53,
    42.02, 12.47, 41.94, 12.46, 41.86, 12.4, 41.8, 12.25, 41.75,
  ],
  [8.65, 45.72, 8.72, 45.58, 8.83, 45.45, 8.88, 45.32, 9.02, 45.23, 9.15, 45.18, 9.24, 45.13],
  [9.39, 45.85, 9.42, 45.7, 9.52, 45.6, 9.5, 45.48, 9.5, 45.32, 9.7, 45.22, 9.88, 45.13],
  [11.33, 46.47, 11.12, 46.07, 11, 45.7, 10.87, 45.52, 11, 45.43, 11.3, 45.2, 11.7, 45.13, 12.3, 45.15],
  [7.05, 45.13, 7.3, 45.11, 7.5, 45.08, 7.7, 45.08],
  [7.32, 45.73, 7.7, 45.65, 7.87, 45.47, 8, 45.3, 8.05, 45.18],
  [11.7, 43.78, 11.55, 43.55, 11.43, 43.76, 11.26, 43.77, 11, 43.76, 10.75, 43.69, 10.4, 43.71, 10.28, 43.68],
];
/** The large lakes: Maggiore, Como, Iseo, Garda, Trasimeno, Bolsena, Bracciano and Albano. */
const LAKES = [
  [
    8.6, 45.71, 8.55, 45.84, 8.48, 45.92, 8.6, 45.96, 8.7, 46.08, 8.78, 46.12, 8.76, 46.02, 8.68, 45.92, 8.63, 45.8,
    8.64, 45.73,
  ],
  [
    9.07, 45.82, 9.11, 45.92, 9.21, 45.98, 9.25, 46.1, 9.36, 46.18, 9.31, 46.05, 9.28, 45.97, 9.4, 45.86, 9.37, 45.86,
    9.25, 45.95, 9.15, 45.87,
  ],
  [9.93, 45.67, 10.02, 45.74, 10.05, 45.8, 10.08, 45.79, 10.06, 45.71, 9.97, 45.66],
  [10.64, 45.46, 10.54, 45.55, 10.6, 45.67, 10.79, 45.87, 10.86, 45.87, 10.73, 45.65, 10.71, 45.47],
  [12.02, 43.14, 12.06, 43.19, 12.14, 43.19, 12.18, 43.13, 12.12, 43.08, 12.05, 43.09],
  [11.86, 42.6, 11.89, 42.65, 11.96, 42.65, 12, 42.59, 11.95, 42.54, 11.89, 42.54],
  [12.17, 42.12, 12.2, 42.16, 12.26, 42.15, 12.28, 42.11, 12.24, 42.08, 12.19, 42.09],
  [12.65, 41.75, 12.67, 41.76, 12.69, 41.75, 12.68, 41.74, 12.66, 41.74],
];

/** Towns by which one finds one's way, the more important first: longitude and latitude. */
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
  ['Lodi', 9.5, 45.31],
  ['Rho', 9.04, 45.53],
  ['Legnano', 8.91, 45.6],
  ['Gallarate', 8.79, 45.66],
  ['Varese', 8.83, 45.82],
  ['Como', 9.08, 45.81],
  ['Lecco', 9.39, 45.85],
  ['Vigevano', 8.85, 45.32],
  ['Abbiategrasso', 8.92, 45.4],
  ['Saronno', 9.03, 45.63],
  ['Segrate', 9.3, 45.49],
  ['Rozzano', 9.16, 45.38],
  ['Melegnano', 9.32, 45.36],
  ['Treviglio', 9.59, 45.52],
  ['Crema', 9.69, 45.36],
  ['Vimercate', 9.37, 45.61],
  ['Piacenza', 9.69, 45.05],
  ['Cremona', 10.02, 45.13],
  ['Mantova', 10.79, 45.16],
  ['Sondrio', 9.87, 46.17],
  ['Rivoli', 7.51, 45.07],
  ['Moncalieri', 7.68, 45],
  ['Chieri', 7.82, 45.01],
  ['Chivasso', 7.89, 45.19],
  ['Settimo', 7.76, 45.14],
  ['Venaria', 7.63, 45.14],
  ['Pinerolo', 7.33, 44.89],
  ['Carmagnola', 7.72, 44.85],
  ['Ivrea', 7.87, 45.47],
  ['Susa', 7.05, 45.14],
  ['Orbassano', 7.54, 45.01],
  ['Giaveno', 7.35, 45.04],
  ['Ciriè', 7.6, 45.23],
  ['Bra', 7.85, 44.7],
  ['Alba', 8.03, 44.7],
  ['Cuneo', 7.55, 44.39],
  ['Vercelli', 8.42, 45.32],
  ['Biella', 8.05, 45.57],
  ['Alessandria', 8.61, 44.91],
  ['Aosta', 7.32, 45.74],
  ['Tivoli', 12.8, 41.96],
  ['Frascati', 12.68, 41.81],
  ['Pomezia', 12.5, 41.67],
  ['Fiumicino', 12.25, 41.79],
  ['Guidonia', 12.72, 42],
  ['Monterotondo', 12.62, 42.05],
  ['Bracciano', 12.18, 42.1],
  ['Cerveteri', 12.1, 42],
  ['Velletri', 12.78, 41.69],
  ['Anzio', 12.64, 41.46],
  ['Palestrina', 12.89, 41.84],
  ['Civitavecchia', 11.8, 42.1],
  ['Rieti', 12.86, 42.4],
  ['Frosinone', 13.35, 41.64],
  ['Savona', 8.48, 44.31],
  ['Imperia', 8.01, 43.92],
  ['La Spezia', 9.83, 44.11],
  ['Bolzano', 11.35, 46.5],
  ['Vicenza', 11.55, 45.55],
  ['Padova', 11.88, 45.41],
  ['Treviso', 12.24, 45.67],
  ['Rovigo', 11.79, 45.07],
  ['Belluno', 12.22, 46.14],
  ['Pordenone', 12.66, 45.96],
  ['Udine', 13.24, 46.06],
  ['Modena', 10.93, 44.65],
  ['Reggio Emilia', 10.63, 44.7],
  ['Ferrara', 11.62, 44.84],
  ['Ravenna', 12.2, 44.42],
  ['Forlì', 12.04, 44.22],
  ['Rimini', 12.57, 44.06],
  ['Pesaro', 12.86, 43.88],
  ['Lucca', 10.5, 43.84],
  ['Pisa', 10.4, 43.72],
  ['Livorno', 10.31, 43.55],
  ['Prato', 11.1, 43.88],
  ['Siena', 11.33, 43.32],
  ['Arezzo', 11.88, 43.46],
  ['Grosseto', 11.11, 42.76],
  ['Terni', 12.64, 42.56],
  ['Foligno', 12.7, 42.96],
  ['Macerata', 13.45, 43.3],
  ['Ascoli Piceno', 13.58, 42.85],
  ['Teramo', 13.7, 42.66],
  ['L’Aquila', 13.4, 42.35],
  ['Chieti', 14.17, 42.35],
  ['Campobasso', 14.66, 41.56],
  ['Caserta', 14.33, 41.07],
  ['Benevento', 14.78, 41.13],
  ['Avellino', 14.79, 40.91],
  ['Salerno', 14.77, 40.68],
  ['Foggia', 15.54, 41.46],
  ['Taranto', 17.24, 40.47],
  ['Brindisi', 17.93, 40.63],
  ['Lecce', 18.17, 40.35],
  ['Matera', 16.6, 40.67],
  ['Cosenza', 16.25, 39.3],
  ['Catanzaro', 16.59, 38.9],
  ['Crotone', 17.1, 39.08],
  ['Messina', 15.5, 38.18],
  ['Siracusa', 15.27, 37.07],
  ['Ragusa', 14.73, 36.92],
  ['Caltanissetta', 14.06, 37.49],
  ['Agrigento', 13.58, 37.31],
  ['Trapani', 12.58, 38.01],
  ['Olbia', 9.5, 40.92],
  ['Nuoro', 9.33, 40.32],
  ['Oristano', 8.6, 39.9],
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
export const riverPath = RIVERS.map(path).join('');
export const lakePath = LAKES.map((corners) => `${path(corners)}Z`).join('');

/** From a view so wide on a town has no room for its name: the first twenty have it in any, the next ten in half of the country. */
const widest = (index: number) => (index < 20 ? Number.POSITIVE_INFINITY : index < 30 ? 500 : 200);

/** The landmarks on the drawing, and in which views they are named; the more important first. */
export const landmarks = LANDMARKS.map(([name, longitude, latitude], index) => ({
  name,
  widest: widest(index),
  ...project({ longitude, latitude }),
}));

/** A locker station of the demo; doors are lettered by column and numbered from above. */
export interface DemoLocker {
  /** Slug of the store it belongs to. */
  store: string;
  name: string;
  address1: string;
  addressNumber: string;
  postalCode: string;
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
  directions: string;
  stayHours: number;
  perOrder: number;
}

/** One for each city, a short ride from its store. */
export const demoLockers: readonly DemoLocker[] = [
  {
    store: 'milano-tortona',
    name: 'Locker Porta Genova',
    address1: 'Piazzale Stazione di Porta Genova',
    addressNumber: '4',
    postalCode: '20144',
    latitude: 45.4528,
    longitude: 9.1699,
    directions: 'Sotto la tettoia, di fianco alle biciclette',
    stayHours: 24,
    perOrder: 3,
  },
  {
    store: 'roma-ostiense',
    name: 'Locker Piramide',
    address1: 'Piazzale Ostiense',
    addressNumber: '8',
    postalCode: '00154',
    latitude: 41.8757,
    longitude: 12.4817,
    directions: 'All’uscita della metropolitana, a sinistra',
    stayHours: 24,
    perOrder: 3,
  },
  {
    store: 'torino-lingotto',
    name: 'Locker Lingotto',
    address1: 'Via Pannunzio',
    addressNumber: '1',
    postalCode: '10126',
    latitude: 45.0263,
    longitude: 7.6573,
    directions: 'Davanti alla stazione, vicino alla fermata dell’autobus',
    stayHours: 24,
    perOrder: 3,
  },
];

/** Doors of each station of the demo. */
export const demoLockerDoors: readonly {
  label: string;
  size: 'small' | 'medium' | 'large';
  temperature: 'dry' | 'chilled' | 'frozen';
}[] = [
  ...['A1', 'A2', 'A3', 'A4'].map((label) => ({ label, size: 'small', temperature: 'dry' }) as const),
  ...['B1', 'B2', 'B3'].map((label) => ({ label, size: 'medium', temperature: 'dry' }) as const),
  { label: 'B4', size: 'large', temperature: 'dry' },
  ...['C1', 'C2', 'C3'].map((label) => ({ label, size: 'medium', temperature: 'chilled' }) as const),
  { label: 'C4', size: 'small', temperature: 'chilled' },
  ...['D1', 'D2'].map((label) => ({ label, size: 'medium', temperature: 'frozen' }) as const),
];

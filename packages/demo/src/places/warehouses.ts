/** Services a warehouse of the demo offers. */
export type WarehouseService = 'home-delivery' | 'pick-up' | 'locker';

/** Opening of one weekday in shop time (Europe/Rome): 1 = Monday … 7 = Sunday; times "HH:MM". */
export interface OpeningHours {
  weekday: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  opens: string;
  closes: string;
}

export interface DemoWarehouse {
  slug: string;
  name: string;
  address: string;
  postalCode: string;
  city: string;
  province: string;
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
  phone: string;
  email: string;
  services: readonly WarehouseService[];
  openingHours: readonly OpeningHours[];
  isDefault: boolean;
}

function week(opens: string, closes: string, sundayOpens: string, sundayCloses: string): OpeningHours[] {
  const weekdays = ([1, 2, 3, 4, 5, 6] as const).map((weekday) => ({ weekday, opens, closes }));
  return [...weekdays, { weekday: 7, opens: sundayOpens, closes: sundayCloses }];
}

/** The three warehouses of the demo; exactly one is the default, from which visitors see stock and prices. */
export const demoWarehouses: readonly DemoWarehouse[] = [
  {
    slug: 'milano-tortona',
    name: 'Sporta Milano Tortona',
    address: 'Via Tortona 27',
    postalCode: '20144',
    city: 'Milano',
    province: 'MI',
    latitude: 45.4519,
    longitude: 9.1627,
    phone: '+39 02 5550 1420',
    email: 'milano.tortona@sporta.example',
    services: ['home-delivery', 'pick-up', 'locker'],
    openingHours: week('08:00', '21:00', '09:00', '20:00'),
    isDefault: true,
  },
  {
    slug: 'roma-ostiense',
    name: 'Sporta Roma Ostiense',
    address: 'Via Ostiense 96',
    postalCode: '00154',
    city: 'Roma',
    province: 'RM',
    latitude: 41.8686,
    longitude: 12.478,
    phone: '+39 06 5550 1540',
    email: 'roma.ostiense@sporta.example',
    services: ['home-delivery', 'pick-up', 'locker'],
    openingHours: week('08:00', '21:30', '09:00', '20:30'),
    isDefault: false,
  },
  {
    slug: 'torino-lingotto',
    name: 'Sporta Torino Lingotto',
    address: 'Via Nizza 262',
    postalCode: '10126',
    city: 'Torino',
    province: 'TO',
    latitude: 45.0316,
    longitude: 7.6656,
    phone: '+39 011 555 1260',
    email: 'torino.lingotto@sporta.example',
    services: ['home-delivery', 'pick-up', 'locker'],
    openingHours: week('08:30', '20:30', '09:00', '20:00'),
    isDefault: false,
  },
];

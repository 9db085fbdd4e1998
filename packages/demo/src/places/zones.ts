/** Postal codes from `from` to `to`, both included, of one town. */
export interface PostalRange {
  from: string;
  to: string;
  city: string;
  province: string;
}

export interface DemoZone {
  slug: string;
  name: string;
  ranges: readonly PostalRange[];
}

const ranges = (city: string, province: string, ...pairs: readonly (readonly [string, string])[]): PostalRange[] =>
  pairs.map(([from, to]) => ({ from, to, city, province }));

/** Towns with one postal code each. */
const towns = (province: string, list: Readonly<Record<string, string>>): PostalRange[] =>
  Object.entries(list).map(([city, code]) => ({ from: code, to: code, city, province }));

/** Delivery zones by warehouse slug: the city proper, in the ranges the post office really uses, and its belt. */
export const demoZones: Readonly<Record<string, readonly DemoZone[]>> = {
  'milano-tortona': [
    {
      slug: 'milano-citta',
      name: 'Milano città',
      ranges: ranges(
        'Milano',
        'MI',
        ['20121', '20129'],
        ['20131', '20139'],
        ['20141', '20149'],
        ['20151', '20159'],
        ['20161', '20162'],
      ),
    },
    {
      slug: 'milano-cintura-nord',
      name: 'Cintura nord di Milano',
      ranges: [
        ...towns('MI', {
          Bollate: '20021',
          Bresso: '20091',
          'Cernusco sul Naviglio': '20063',
          'Cinisello Balsamo': '20092',
          'Cologno Monzese': '20093',
          'Cusano Milanino': '20095',
          'Novate Milanese': '20026',
          'Paderno Dugnano': '20037',
          Pero: '20016',
          Pioltello: '20096',
          Rho: '20017',
          Segrate: '20054',
          'Sesto San Giovanni': '20099',
          'Settimo Milanese': '20019',
        }),
        ...towns('MB', { Monza: '20900' }),
      ],
    },
    {
      slug: 'milano-cintura-sud',
      name: 'Cintura sud di Milano',
      ranges: [
        ...towns('MI', {
          Assago: '20057',
          Basiglio: '20079',
          Corsico: '20094',
          Opera: '20073',
          'Peschiera Borromeo': '20068',
          Rozzano: '20089',
          'San Donato Milanese': '20097',
          'San Giuliano Milanese': '20098',
        }),
        ...ranges('Buccinasco, Cesano Boscone, Trezzano sul Naviglio', 'MI', ['20090', '20090']),
      ],
    },
  ],
  'roma-ostiense': [
    {
      slug: 'roma-citta',
      name: 'Roma città',
      ranges: ranges(
        'Roma',
        'RM',
        ['00118', '00119'],
        ['00121', '00128'],
        ['00131', '00139'],
        ['00141', '00149'],
        ['00151', '00159'],
        ['00161', '00169'],
        ['00171', '00179'],
        ['00181', '00189'],
        ['00191', '00199'],
      ),
    },
    {
      slug: 'roma-cintura',
      name: 'Litorale e Castelli',
      ranges: towns('RM', {
        'Albano Laziale': '00041',
        Anzio: '00042',
        Cerveteri: '00052',
        Ciampino: '00043',
        Fiumicino: '00054',
        'Fonte Nuova': '00013',
        Frascati: '00044',
        Grottaferrata: '00046',
        'Guidonia Montecelio': '00012',
        Ladispoli: '00055',
        Marino: '00047',
        Monterotondo: '00015',
        Nettuno: '00048',
        Pomezia: '00071',
        Tivoli: '00019',
      }),
    },
  ],
  'torino-lingotto': [
    {
      slug: 'torino-citta',
      name: 'Torino città',
      ranges: ranges('Torino', 'TO', ['10121', '10129'], ['10131', '10139'], ['10141', '10149'], ['10151', '10156']),
    },
    {
      slug: 'torino-cintura',
      name: 'Cintura di Torino',
      ranges: towns('TO', {
        Alpignano: '10091',
        Beinasco: '10092',
        'Borgaro Torinese': '10071',
        'Caselle Torinese': '10072',
        Chieri: '10023',
        Collegno: '10093',
        Grugliasco: '10095',
        Moncalieri: '10024',
        Nichelino: '10042',
        Orbassano: '10043',
        Pianezza: '10044',
        'Pino Torinese': '10025',
        Rivoli: '10098',
        'San Mauro Torinese': '10099',
        'Settimo Torinese': '10036',
        Trofarello: '10028',
        'Venaria Reale': '10078',
        Vinovo: '10048',
      }),
    },
  ],
};

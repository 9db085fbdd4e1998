import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ShopFieldName } from '@sporta/contract';
import { checkCap, readPostcodes } from '@sporta/domain';
import { checked, line, shopFieldTable } from '../shop-settings/index.ts';
import { readServices } from './read-services.ts';
import { readWeek } from './read-week.ts';

/** What is asked, under the names of the answers file. */
export interface Question {
  label: string;
  example: string;
  /** Left out or empty is an answer too. */
  optional?: true;
  /** What the Banco changes too, under this name. */
  field?: ShopFieldName;
  /** @returns the answer in its one form @throws Error in Italian, without the field's name */
  read: (text: string) => string;
}

/** What the Banco changes too, under the same names there. */
const ofShop = (field: ShopFieldName) => ({ ...shopFieldTable[field], field });

const week = (text: string) => {
  if (readWeek(text).length === 0) throw new Error('serve almeno un orario');
  return text.replace(/\s+/g, ' ').trim();
};
const euro = (text: string) => {
  const value = text.replace(/€|\s/g, '').replace(',', '.');
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(value)) throw new Error('non è una somma in euro come 4,90');
  return value;
};

/** Ways to pay as setup calls them, by the number of each. */
export const waysToPay: Readonly<Record<string, number>> = {
  carta: 1,
  'carta salvata': 12,
  stripe: 20,
  satispay: 21,
  edenred: 31,
  pluxee: 32,
  pellegrini: 33,
  upday: 34,
  'fattura a scadenza': 41,
  'link di pagamento': 42,
};

export const questions = {
  sellerName: ofShop('sellerName'),
  sellerAddress: ofShop('sellerAddress'),
  vatNumber: ofShop('vatNumber'),
  shopName: { ...ofShop('shopName'), optional: true },
  colour: { ...ofShop('colour'), optional: true },
  logo: {
    label: 'Logo (file PNG, JPEG o WebP)',
    example: 'logo.png',
    optional: true,
    read(text) {
      const value = text.trim();
      if (!existsSync(value)) throw new Error(`non c’è nessun file ${value}`);
      return path.resolve(value);
    },
  },
  iban: { ...ofShop('iban'), optional: true },
  rea: { ...ofShop('rea'), optional: true },
  registerOffice: { ...ofShop('registerOffice'), optional: true },
  shareCapital: { ...ofShop('shareCapital'), optional: true },
  phone: { ...ofShop('phone'), optional: true },
  email: { ...ofShop('email'), optional: true },
  mailFrom: { ...ofShop('mailFrom'), optional: true },
  welcomeVoucher: { ...ofShop('welcomeVoucher'), optional: true },
  welcomeMinimum: { ...ofShop('welcomeMinimum'), optional: true },
  waysToPay: {
    label: 'Modi di pagare da offrire',
    example: 'carta, carta salvata, satispay',
    optional: true,
    read(text) {
      const words = text.split(/[,;]/).map((each) => each.trim().toLocaleLowerCase('it'));
      const wanted = words.filter(Boolean).map((word) => {
        if (!Object.hasOwn(waysToPay, word)) {
          throw new Error(`«${word.slice(0, 40)}» non c’è; ci sono: ${Object.keys(waysToPay).join(', ')}`);
        }
        return word;
      });
      if (wanted.length === 0) throw new Error('serve almeno un modo di pagare');
      return [...new Set(wanted)].join(', ');
    },
  },
  storeName: { label: 'Nome del negozio', example: 'Bottega Rossi Torino', read: line(2, 80) },
  street: { label: 'Via del negozio', example: 'Via Roma', read: line(3, 100) },
  streetNumber: { label: 'Numero civico', example: '12', optional: true, read: line(1, 12) },
  postalCode: { label: 'CAP', example: '10121', read: checked(checkCap) },
  city: { label: 'Città', example: 'Torino', read: line(2, 60) },
  province: {
    label: 'Provincia',
    example: 'TO',
    read(text) {
      const value = text.trim().toUpperCase();
      if (!/^[A-Z]{2}$/.test(value)) throw new Error('è una sigla di due lettere, come TO');
      return value;
    },
  },
  position: {
    label: 'Posizione (latitudine, longitudine)',
    example: '45.0703, 7.6869',
    optional: true,
    read(text) {
      const [, latitude = '', longitude = ''] =
        /^(\d{2}\.\d{2,8})\s*[,; ]\s*(\d{1,2}\.\d{2,8})$/.exec(text.trim()) ?? [];
      const isItaly = Number(latitude) > 35 && Number(latitude) < 48 && Number(longitude) > 6 && Number(longitude) < 19;
      if (!isItaly) throw new Error('è un punto in Italia, come 45.0703, 7.6869');
      return `${latitude}, ${longitude}`;
    },
  },
  services: {
    label: 'Servizi del punto vendita',
    example: 'Parcheggio, Gastronomia',
    optional: true,
    read: readServices,
  },
  hours: { label: 'Orari di apertura', example: 'lun-sab 8:30-19:30; dom 9:00-13:00', read: week },
  pickupSlots: {
    label: 'Fasce di ritiro in negozio',
    example: 'lun-sab 9:00-13:00, 15:00-19:00',
    optional: true,
    read: week,
  },
  homePostcodes: {
    label: 'CAP in cui consegni',
    example: '10121-10129, 10131',
    optional: true,
    read(text) {
      const { postcodes, wrong } = readPostcodes(text);
      const none = postcodes.find((each) => !checkCap(each).ok);
      if (wrong.length > 0 || none) {
        throw new Error(`«${(wrong[0] ?? none)?.slice(0, 40)}» non è un CAP, né un intervallo come 20121-20124`);
      }
      return postcodes.join(', ');
    },
  },
  homeSlots: { label: 'Fasce di consegna', example: 'lun-sab 9:00-12:00, 16:00-19:00', optional: true, read: week },
  deliveryCost: { label: 'Costo della consegna in euro', example: '4,90', optional: true, read: euro },
  freeFrom: { label: 'Consegna gratuita da euro', example: '80', optional: true, read: euro },
  minimumOrder: { label: 'Spesa minima per la consegna in euro', example: '30', optional: true, read: euro },
  ordersPerSlot: {
    label: 'Ordini che prepari in una fascia',
    example: '10',
    optional: true,
    read(text) {
      const value = text.trim();
      if (!/^[1-9]\d{0,2}$/.test(value)) throw new Error('è un numero da 1 a 999');
      return value;
    },
  },
} as const satisfies Record<string, Question>;

export type QuestionName = keyof typeof questions;
/** Answers in their one form; without a key, none was given. */
export type Answers = Partial<Record<QuestionName, string>>;

export const questionNames = Object.keys(questions) as QuestionName[];
export const questionOf = (name: QuestionName): Question => questions[name];

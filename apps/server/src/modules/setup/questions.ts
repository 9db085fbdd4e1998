import { checkCap, checkPartitaIva, checkPhone, formatPhone, readPostcodes } from '@sporta/domain';
import { hasIbanCheck } from './has-iban-check.ts';
import { readWeek } from './read-week.ts';

/** What is asked, under the names of the answers file. */
export interface Question {
  label: string;
  example: string;
  /** Left out or empty is an answer too. */
  optional?: true;
  /** Of the seller: kept as this setting in `.env`; the other answers go into the database. */
  setting?: string;
  /** @returns the answer in its one form @throws Error in Italian, without the field's name */
  read: (text: string) => string;
}

const line = (shortest: number, longest: number) => (text: string) => {
  const value = text.replace(/\s+/g, ' ').trim();
  if (value.length < shortest || value.length > longest)
    throw new Error(`servono da ${shortest} a ${longest} caratteri`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (/["\\`$#\u0000-\u001f]/.test(value)) throw new Error('senza virgolette e senza i segni \\ ` $ #');
  return value;
};
const checked =
  (check: (text: string) => { ok: true; value: string } | { ok: false; message: string }) => (text: string) => {
    const found = check(text);
    if (!found.ok) throw new Error(found.message);
    return found.value;
  };
const week = (text: string) => {
  if (readWeek(text).length === 0) throw new Error('serve almeno un orario');
  return text.replace(/\s+/g, ' ').trim();
};
const euro = (text: string) => {
  const value = text.replace(/€|\s/g, '').replace(',', '.');
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(value)) throw new Error('non è una somma in euro come 4,90');
  return value;
};

export const questions = {
  sellerName: { label: 'Ragione sociale', example: 'Bottega Rossi S.r.l.', setting: 'SELLER_NAME', read: line(2, 200) },
  sellerAddress: {
    label: 'Sede legale',
    example: 'Via Roma 12, 10121 Torino TO',
    setting: 'SELLER_ADDRESS',
    read: line(5, 200),
  },
  vatNumber: {
    label: 'Partita IVA',
    example: '11 cifre',
    setting: 'SELLER_VAT_NUMBER',
    read: checked(checkPartitaIva),
  },
  iban: {
    label: 'IBAN',
    example: 'IT60 X054 2811 1010 0000 0123 456',
    optional: true,
    setting: 'SELLER_IBAN',
    read(text) {
      const value = text.replace(/\s/g, '').toUpperCase();
      if (!hasIbanCheck(value)) throw new Error('l’IBAN non è corretto: controlla lettere e cifre');
      return value;
    },
  },
  register: {
    label: 'REA e capitale sociale',
    example: 'REA TO-1234567 · capitale sociale 10.000 € i.v.',
    optional: true,
    setting: 'SELLER_REGISTER',
    read: line(5, 200),
  },
  phone: {
    label: 'Telefono per i clienti',
    example: '011 1234567',
    optional: true,
    setting: 'SELLER_PHONE',
    read: (text) => formatPhone(checked(checkPhone)(text)),
  },
  email: {
    label: 'E-mail per i clienti',
    example: 'ciao@bottegarossi.it',
    optional: true,
    setting: 'SELLER_EMAIL',
    read(text) {
      const value = line(6, 200)(text);
      if (!/^[^\s@<>]+@[^\s@<>]+\.[a-z]{2,}$/i.test(value)) throw new Error('non è un indirizzo e-mail');
      return value;
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

import { type ShopFieldName, shopFieldNames } from '@sporta/contract';
import {
  bearsWhiteWords,
  type Cents,
  checkPartitaIva,
  checkShopPhone,
  contrastOf,
  euroToCents,
  formatEuro,
  formatPhone,
  readColour,
} from '@sporta/domain';
import { hasIbanCheck } from './has-iban-check.ts';

/** What a shopkeeper says of the shop: how it is called and read. */
export interface ShopField {
  label: string;
  example: string;
  /** @returns the text in its one form @throws Error in Italian, without the field's name */
  read: (text: string) => string;
}

export const line = (shortest: number, longest: number) => (text: string) => {
  const value = text.replace(/\s+/g, ' ').trim();
  if (value.length < shortest || value.length > longest)
    throw new Error(`servono da ${shortest} a ${longest} caratteri`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (/[\u0000-\u001f"\\`$#]/.test(value)) throw new Error('senza virgolette e senza i segni \\ ` $ #');
  return value;
};

export const checked =
  (check: (text: string) => { ok: true; value: string } | { ok: false; message: string }) => (text: string) => {
    const found = check(text);
    if (!found.ok) throw new Error(found.message);
    return found.value;
  };

function address(text: string): string {
  const value = line(6, 200)(text);
  if (!/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(value)) throw new Error('non è un indirizzo e-mail');
  return value;
}

/** @param most in cents @throws Error where it is no sum, or a greater one */
export function centsOf(text: string, most: Cents): Cents {
  const value = text.replace(/€|\s/g, '').replace(',', '.');
  const cents = /^\d{1,6}(\.\d{1,2})?$/.test(value) ? euroToCents(Number(value)) : Number.NaN;
  if (Number.isNaN(cents)) throw new Error('non è una somma in euro come 4,90');
  if (cents > most) throw new Error(`al massimo ${formatEuro(most)}`);
  return cents;
}

const sum = (most: Cents) => (text: string) => formatEuro(centsOf(text, most));

/** The colour cannot be had: white words would not be read upon it. */
export class WeakContrast extends Error {}

/** Where the squares of a picture map are: browsers of the Banco ask that host, and no other, for pictures. */
function mapAddress(text: string): string {
  const value = line(12, 300)(text);
  for (const place of ['{z}', '{x}', '{y}']) {
    if (value.split(place).length !== 2) throw new Error(`ci vuole ${place}, una volta sola`);
  }
  const square = value.replace(/\{[zxy]\}/g, '1');
  const url = URL.canParse(square) ? new URL(square) : undefined;
  const isNear = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  if (!url || (url.protocol !== 'https:' && !(url.protocol === 'http:' && isNear)))
    throw new Error('è un indirizzo che comincia con https://');
  if (url.username || url.password) throw new Error('senza nome utente e password');
  // {z}, {x} and {y} stand behind the host, which must be one
  if (new URL(value).host !== url.host || /[;,'\s]/.test(value))
    throw new Error('l’indirizzo del server non è corretto');
  return value;
}

const MOST_WELCOME_CENTS = 10_000;
const MOST_MINIMUM_CENTS = 100_000;

export const shopFieldTable: Readonly<Record<ShopFieldName, ShopField>> = {
  shopName: { label: 'Nome del negozio online', example: 'Bottega Rossi', read: line(2, 40) },
  sellerName: { label: 'Ragione sociale', example: 'Bottega Rossi S.r.l.', read: line(2, 200) },
  sellerAddress: { label: 'Sede legale', example: 'Via Roma 12, 10121 Torino TO', read: line(5, 200) },
  vatNumber: { label: 'Partita IVA', example: '11 cifre', read: checked(checkPartitaIva) },
  rea: {
    label: 'Numero REA',
    example: 'TO-1234567',
    read(text) {
      const [, office, number] = /^(?:REA\s*)?([A-Z]{2})[\s-]*(\d{4,9})$/i.exec(text.trim()) ?? [];
      if (!office || !number) throw new Error('è la sigla della provincia e un numero, come TO-1234567');
      return `${office.toUpperCase()}-${number}`;
    },
  },
  registerOffice: {
    label: 'Registro imprese di',
    example: 'Torino',
    read: (text) => line(2, 60)(text.replace(/^\s*registro (delle )?imprese (di )?/i, '')),
  },
  shareCapital: {
    label: 'Capitale sociale',
    example: '10.000 € i.v.',
    read: (text) => line(2, 60)(text.replace(/^\s*capitale sociale:?\s*/i, '')),
  },
  iban: {
    label: 'IBAN',
    example: 'IT60 X054 2811 1010 0000 0123 456',
    read(text) {
      const value = text.replace(/\s/g, '').toUpperCase();
      if (!hasIbanCheck(value)) throw new Error('l’IBAN non è corretto: controlla lettere e cifre');
      return value;
    },
  },
  phone: {
    label: 'Telefono per i clienti',
    example: '011 1234567',
    read: (text) => formatPhone(checked(checkShopPhone)(text)),
  },
  email: { label: 'E-mail per i clienti', example: 'ciao@bottegarossi.it', read: address },
  mailFrom: { label: 'Le mail partono da', example: 'spesa@bottegarossi.it', read: address },
  colour: {
    label: 'Colore del negozio',
    example: '#a3212b',
    read(text) {
      const value = readColour(text);
      if (!value) throw new Error('è un colore come #a3212b');
      if (bearsWhiteWords(value)) return value;
      const ratio = contrastOf(value, '#ffffff').toFixed(1).replace('.', ',');
      throw new WeakContrast(
        `le scritte bianche non si leggerebbero: il contrasto è ${ratio} a 1, ne serve almeno 4,5. Scegli un colore più scuro`,
      );
    },
  },
  logo: {
    label: 'Logo',
    example: 'logo.png',
    read(text) {
      if (!/^[0-9a-f]{32}$/.test(text)) throw new Error('serve un’immagine caricata');
      return text;
    },
  },
  welcomeVoucher: { label: 'Buono di benvenuto', example: '5 €', read: sum(MOST_WELCOME_CENTS) },
  welcomeMinimum: { label: 'Vale su una spesa da', example: '40 €', read: sum(MOST_MINIMUM_CENTS) },
  welcomeDays: {
    label: 'Giorni per usarlo',
    example: '90',
    read(text) {
      const days = Number(text.trim());
      if (!/^\d{1,3}$/.test(text.trim()) || days < 1 || days > 730) throw new Error('è un numero di giorni da 1 a 730');
      return String(days);
    },
  },
  mapAddress: { label: 'Indirizzo della mappa', example: 'https://mappe.example/{z}/{x}/{y}.png', read: mapAddress },
  mapCredit: { label: 'Chi ha fatto la mappa', example: '© OpenStreetMap', read: line(2, 120) },
};

/** What is said of a company in the register, as one line of a paper (art. 2250 C.c.); empty: nothing is. */
export function registerText({ rea = '', registerOffice = '', shareCapital = '' }: SaidFields): string {
  return [
    registerOffice && `Registro imprese di ${registerOffice}`,
    rea && `REA ${rea}`,
    shareCapital && `capitale sociale ${shareCapital}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Without a name, nothing is said. */
export type SaidFields = Partial<Record<ShopFieldName, string>>;

export const allFields = (said: SaidFields) =>
  Object.fromEntries(shopFieldNames.map((name) => [name, said[name] ?? ''])) as Record<ShopFieldName, string>;

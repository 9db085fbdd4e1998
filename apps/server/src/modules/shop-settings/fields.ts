import { type ShopFieldName, shopFieldNames } from '@sporta/contract';
import { bearsWhiteWords, checkPartitaIva, checkPhone, contrastOf, formatPhone, readColour } from '@sporta/domain';
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

/** The colour cannot be had: white words would not be read upon it. */
export class WeakContrast extends Error {}

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
    read: (text) => formatPhone(checked(checkPhone)(text)),
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

import { metresBetween, type Position } from '@sporta/routing';
import { streetWords, wordsOf } from './street-words.ts';

/** Where an order went, as it was written then. */
export interface Door {
  address1: string;
  addressNumber: string;
  city: string;
  postalcode: string;
  /** The saved address it was taken from; the customer may have written something else there since. */
  userAddressId: number | null;
  /** Of the house, where that is known. */
  position: Position | null;
}

/** Two positions of one house, found at different times or set by hand, lie so near. */
const SAME_HOUSE_METRES = 30;

/**
 * Whether two orders went to one door. A van stands before it in both cases when number and street are the same in any of the ways
 * Italians write them; when the number is the same and both come from one saved address, whose street was corrected meanwhile; or when
 * it is the same and the houses lie at one place on the map.
 */
export function isSameDoor(a: Door, b: Door): boolean {
  const [one, other] = [partsOf(a), partsOf(b)];
  if (one.number !== other.number) return false;
  const isSameTown = a.postalcode === b.postalcode && isSameName(one.city, other.city);
  if (isSameTown && isSameStreet(one.street, other.street)) return true;
  // the number alone is little: without one, only the street tells doors apart
  if (one.number === '') return false;
  if (a.postalcode === b.postalcode && a.userAddressId !== null && a.userAddressId === b.userAddressId) return true;
  return a.position !== null && b.position !== null && metresBetween(a.position, b.position) <= SAME_HOUSE_METRES;
}

interface Parts {
  street: string[];
  number: string;
  city: string[];
}

/** What comes after a number and is behind the door: "int. 4", "scala B". */
const BEHIND_DOOR = /(?<=\d.{0,8})[\s,;/-]+(int|interno|sc|scala|piano|pal|palazzina|app|appartamento|citofono)\b.*$/i;
/** A number at the end of a street, with the letter that belongs to it: "31", "31/A", "31 bis", "n. 31". */
const AT_END =
  /[\s,]+(?:n|nr|num|numero|civico|n°|nº)?[.°º]?\s*(\d+(?:\s?[/-]?\s?[a-z])?(?:[\s/-]?(?:bis|ter|quater|rosso|nero))?|s\.?n\.?c\.?)\s*$/i;

function partsOf({ address1, addressNumber, city }: Door): Parts {
  const line = address1.replace(BEHIND_DOOR, '').trim();
  const atEnd = AT_END.exec(line);
  const beside = houseNumber(addressNumber.replace(BEHIND_DOOR, ''));
  const written = atEnd ? houseNumber(atEnd[1]!) : '';
  // "Via Tortona 31" beside the number 31 says it twice; "Strada Provinciale 12" beside 31 does not
  const isTold = atEnd !== null && (beside === '' || beside === written || beside.startsWith(written));
  return {
    street: streetWords(isTold ? line.slice(0, atEnd.index) : line),
    number: isTold && beside === '' ? written : beside,
    city: streetWords(`citta ${city.replace(/\s*\(?\b[A-Z]{2}\)?\s*$/, '') || city}`),
  };
}

/** "31/A", "31 a" and "n. 31-A" are `31a`; "12 rosso" and "12/R" `12r`; "snc" is none. */
function houseNumber(text: string): string {
  const joined = wordsOf(text.replace(/[°º]/g, ' '))
    .join('')
    .replace(/^(?:n|nr|num|numero|civico|civ)?0*(?=\d)/, '')
    .replace(/rosso$/, 'r')
    .replace(/nero$/, '');
  return joined === 'snc' ? '' : joined;
}

const isSameName = (a: readonly string[], b: readonly string[]) => a.join(' ') === b.join(' ');

/**
 * The kind and the last word are the same, and of the words between those of the shorter name are among those of the longer, in their
 * order, an initial standing for the name it begins: "Via Manzoni", "Via A. Manzoni", "Via Alessandro Manzoni". A saint is no first name.
 */
function isSameStreet(a: readonly string[], b: readonly string[]): boolean {
  if (a.length === 0 || b.length === 0) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short[0] !== long[0] || short.at(-1) !== long.at(-1)) return false;
  if (short.includes('s') !== long.includes('s')) return false;
  let at = 0;
  for (const word of short) {
    const found = long.findIndex((each, index) => index >= at && standsFor(word, each));
    if (found < 0) return false;
    at = found + 1;
  }
  return true;
}

const standsFor = (a: string, b: string): boolean =>
  a === b || (isInitial(a) && b.startsWith(a) && b !== 's') || (isInitial(b) && a.startsWith(b) && a !== 's');
const isInitial = (word: string) => /^[a-rt-z]$/.test(word);

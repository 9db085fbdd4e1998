import { hash, verify } from '@node-rs/argon2';
import { isCommonPassword } from './common-passwords.ts';

/** argon2id with 19 MiB, 2 passes, 1 lane (OWASP password storage); about 20 ms on a server core, outside the event loop. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), options);
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the one hashed. Without a hash (unknown account, or one without password) the same work is done
 * for nothing, so that the time tells nobody which accounts exist.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nessuno usa questa password');
  const matches = await verify(stored ?? (await decoy), password.normalize('NFC')).catch(() => false);
  return matches && typeof stored === 'string';
}

const minLength = 8;
/** Our own name is the first thing that comes to mind here. */
const shopNames = ['sporta'];
/** A part of a name counts from so many characters on. */
const minPart = 4;
/** What must remain of a password without the names in it. */
const minRest = 6;

/**
 * What is wrong with a new password, in Italian, or undefined. Length and not being guessable are asked for, not kinds of
 * characters (NIST SP 800-63B, 5.1.1.2: common ones, repetitions, names of the service and the person and what is made of them).
 * @param personal e-mail, names
 */
export function passwordProblem(password: string, personal: readonly string[] = []): string | undefined {
  const lower = password.normalize('NFC').toLowerCase();
  if ([...password].length < minLength) return `La password deve avere almeno ${minLength} caratteri`;
  if (new Set(lower).size < 4) return 'Questa password si indovina subito: usa più caratteri diversi';
  if (isMadeOf(lower, shopNames)) return 'La password non può essere il nome del negozio: scegline una che sai solo tu';
  if (isMadeOf(lower, personal.flatMap(partsOf)))
    return 'La password non può essere fatta con il tuo nome o la tua e-mail';
  if (variationsOf(lower).some(isCommonPassword))
    return 'Questa password è fra le più usate, o quasi uguale: scegline una meno comune';
  return undefined;
}

const signs: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** As letters: without accents, and with the signs that are written for them. */
const asLetters = (text: string) =>
  [...text.normalize('NFD').replace(/\p{M}/gu, '')].map((sign) => signs[sign] ?? sign).join('');

/** What somebody began with, perhaps: without a year or sign around it, with letters for signs, once instead of twice. */
function variationsOf(lower: string): string[] {
  const bare = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const tails = lower.replace(/[^\p{L}\p{N}]+$/u, '');
  const once = /^(.{4,})\1+$/su.exec(lower)?.[1];
  const found = [lower, tails, bare(lower), asLetters(lower), asLetters(bare(lower)), bare(asLetters(tails)), once];
  // a short word with a long tail is no variation of it
  return found.filter((each): each is string => each !== undefined && each.length * 2 >= lower.length);
}

/** Words of a name, and of an address before and after the sign. */
const partsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .concat(text.toLowerCase().split('@')[0] ?? '');

/** Whether too little remains without the words, however they are spelt. */
function isMadeOf(lower: string, words: readonly string[]): boolean {
  return [lower, asLetters(lower)].some((spelt) => {
    const long = words.filter((word) => word.length >= minPart).sort((a, b) => b.length - a.length);
    const rest = long.reduce((text, word) => text.replaceAll(word, ' '), spelt);
    return rest !== spelt && rest.replace(/[^\p{L}\p{N}]/gu, '').length < minRest;
  });
}

import { abbreviations } from './abbreviations.ts';

/** Signs nobody sees: zero-width blanks and joiners, soft hyphens, marks of direction. */
const invisible = /\p{Cf}/gu;
const marks = /[\u0300-\u036f]/g;
const apostrophes = /[\u2018\u2019\u201b\u02bc\u02b9\u00b4`\u2032]/g;
const lookalikes = /[×✕✖\u2044œŒæÆßøØ®™©]/g;
const replacements: Readonly<Record<string, string>> = {
  '×': 'x',
  '✕': 'x',
  '✖': 'x',
  '\u2044': '/',
  œ: 'oe',
  Œ: 'oe',
  æ: 'ae',
  Æ: 'ae',
  ß: 'ss',
  ø: 'o',
  Ø: 'o',
};
const blanks = /\s+/g;

/**
 * Makes texts comparable: straight apostrophes, no accents, lower case, single blanks. "Caffè  L’Aroma" → "caffe l'aroma".
 */
export function fold(text: string): string {
  const folded = isPlain(text) ? text : plain(text);
  return folded.toLowerCase().trim();
}

/** Printable ASCII without double blanks: nothing but the case to fold. */
function isPlain(text: string): boolean {
  let before = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 126 || code < 32 || (code === 32 && before === 32)) return false;
    before = code;
  }
  return true;
}

function plain(text: string): string {
  return text
    .replace(apostrophes, "'")
    .normalize('NFKD')
    .replace(marks, '')
    .replace(invisible, '')
    .replace(lookalikes, (char) => replacements[char] ?? ' ')
    .replace(blanks, ' ');
}

const mayAbbreviate = /[./]|free|\bn\d|pannolini \d$/;

/** Writes till abbreviations out ("s/glut.", "pros. cotto") in a folded text. */
export function expandAbbreviations(folded: string): string {
  // Most names have none of these.
  if (!mayAbbreviate.test(folded)) return folded;
  let text = folded;
  for (const [pattern, full] of abbreviations) text = text.replace(pattern, full);
  return text;
}

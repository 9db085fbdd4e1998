import { abbreviations } from './abbreviations.ts';

const marks = /[\u0300-\u036f]/g;
const apostrophes = /[\u2018\u2019\u201b\u02bc\u02b9\u00b4`\u2032]/g;
const needsCare = /[^\u0020-\u007e]/;
const blanks = /\s+/g;
const mayAbbreviate = /[/.]|free|zero|0%/;

/**
 * Makes texts comparable: straight apostrophes, no accents, lower case, single blanks. "Caffè  L’Aroma" → "caffe l'aroma".
 */
export function fold(text: string): string {
  let folded = text;
  if (needsCare.test(folded)) {
    folded = folded
      .replace(apostrophes, "'")
      .normalize('NFKD')
      .replace(marks, '')
      .replace(/[×✕✖]/g, 'x')
      .replace(/\u2044/g, '/')
      .replace(/[œŒ]/g, 'oe')
      .replace(/[æÆ]/g, 'ae')
      .replace(/ß/g, 'ss')
      .replace(/[øØ]/g, 'o')
      .replace(/[®™©]/g, ' ');
  }
  folded = folded.toLowerCase();
  return folded.includes('  ') || needsCare.test(folded) ? folded.replace(blanks, ' ').trim() : folded.trim();
}

/** Writes till abbreviations out ("s/glut.", "pros. cotto") in a folded text. */
export function expandAbbreviations(folded: string): string {
  if (!mayAbbreviate.test(folded)) return folded;
  let text = folded;
  for (const [pattern, full] of abbreviations) text = text.replace(pattern, full);
  return text;
}

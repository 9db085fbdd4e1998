import { phraseStems } from './synonyms.ts';

/**
 * Things that groceries seldom carry, named by nouns of theirs: who asks for a glue stick wants no lip stick, nor a refill of soap who tops
 * the telephone up. No rule tells them from "patate novelle", potatoes too where the shop has no new ones; so they are listed.
 * A shop that has one finds it: only what meets a part of the words counts as near.
 */
const otherShops = [
  'acqua distillata',
  'bombola gas',
  'buono regalo',
  'carta da parati',
  'carta fotografica',
  'carta regalo',
  'carta stampante',
  'carta vetrata',
  'colla stick',
  'crema emorroidi',
  'filtro acqua',
  'filtro aspirapolvere',
  'gomme da neve',
  'olio freni',
  'olio motore',
  'pastiglie freni',
  'pellicola cellulare',
  'pellicola telefono',
  'penna a sfera',
  'penna blu',
  'penne a sfera',
  'ricarica telefonica',
  'ricarica telefono',
  'ricarica cellulare',
  'sacchetti aspirapolvere',
  'sale per piscina',
  'sciroppo per la tosse',
  'tinta per pareti',
].map(phraseStems);

/** Whether the words, by their stems, name such a thing. */
export const isOfOtherShops = (stems: readonly string[]): boolean =>
  otherShops.some((phrase) => phrase.every((text) => stems.includes(text)));

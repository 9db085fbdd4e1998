import { capitalised } from '@sporta/domain';
import type { z } from 'zod';

/** What is wrong with a document, for people, and where: `blocks.0.params.title`. */
export interface ContentProblem {
  field: string;
  text: string;
}

/** Fields by their name in the file, as people read them. */
const names: Record<string, string> = {
  amount: 'la quantità',
  answer: 'la risposta',
  areas: 'il riquadro',
  audience: 'chi la vede',
  blocks: 'il blocco',
  callToAction: 'il bottone',
  cards: 'la scheda',
  category: 'l’argomento',
  categorySlugs: 'i reparti',
  choice: 'la scelta dei prodotti',
  content: 'il testo',
  description: 'il testo',
  endsOn: 'l’ultimo giorno',
  course: 'la portata',
  facts: 'il dato',
  faqs: 'il gruppo',
  figure: 'la cifra',
  ingredients: 'l’ingrediente',
  items: 'la voce',
  itemUrl: 'l’indirizzo a cui porta',
  label: 'la scritta sopra',
  limit: 'quanti prodotti',
  linkLabel: 'il testo del link',
  mediaURL: 'l’immagine',
  minutes: 'i minuti',
  name: 'il nome',
  pages: 'la pagina',
  people: 'le persone',
  picture: 'l’immagine',
  popups: 'l’avviso',
  products: 'i prodotti',
  question: 'la domanda',
  search: 'che cosa cercare',
  seoDescription: 'la descrizione per i motori di ricerca',
  seoTitle: 'il titolo per i motori di ricerca',
  slug: 'l’indirizzo',
  startsOn: 'il primo giorno',
  steps: 'il passaggio',
  summary: 'la frase di presentazione',
  text: 'il testo',
  title: 'il titolo',
  unit: 'l’unità',
  validFrom: 'da quando',
  validTo: 'fino a quando',
  warehouses: 'le sedi',
  ways: 'il passo',
  words: 'le parole di ricerca',
};

/** What the checks of the content file say of themselves, in Italian. */
const ownWords: Record<string, string> = {
  'must be of a-z, 0-9 and dashes': 'usa solo lettere minuscole, numeri e trattini',
  'must be an instant such as 2026-03-01T08:00:00Z': 'serve una data con l’ora',
  'must be a day such as 2026-03-31': 'serve un giorno',
  'must be a path of the shop, or begin with https:, mailto: or tel:':
    'serve una pagina del negozio, come /catalog, o un indirizzo che comincia con https:, mailto: o tel:',
  'must not be before startsOn': 'non può venire prima del primo giorno',
  'must not leave the page': 'non può uscire dalla pagina',
  'must have an amount with its unit': 'scrivi quantità e unità, o nessuna delle due',
  'must be one of g, ml, pz': 'usa g, ml o pz',
  'must be the name of an uploaded picture': 'scegli un’immagine della raccolta',
  'must be a picture of the shop': 'scegli un’immagine della raccolta o un disegno del negozio',
};

/** Faults of a document in words for people. */
export const problemsOf = (issues: readonly z.core.$ZodIssue[]): ContentProblem[] =>
  issues.map((issue) => ({ field: issue.path.join('.'), text: `${whereOf(issue.path)}: ${wordsOf(issue)}` }));

/** "Il blocco 2, il titolo". */
export function whereOf(path: readonly PropertyKey[]): string {
  const parts: string[] = [];
  for (const part of path) {
    if (typeof part === 'number') parts.push(`${parts.pop() ?? 'la riga'} ${part + 1}`);
    else if (names[String(part)]) parts.push(names[String(part)] as string);
  }
  return capitalised(parts.join(', ') || 'il contenuto');
}

function wordsOf(issue: z.core.$ZodIssue): string {
  const own = ownWords[issue.message];
  if (own) return own;
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'non può mancare' : 'è troppo piccolo';
    case 'too_big':
      if (issue.origin === 'string') return `al massimo ${issue.maximum} caratteri`;
      return issue.origin === 'array' ? `al massimo ${issue.maximum}` : `al massimo ${issue.maximum}`;
    case 'invalid_type':
      return issue.input === undefined ? 'non può mancare' : 'non è scritto bene';
    case 'unrecognized_keys':
      return `c’è un campo che non conosciamo (${issue.keys.join(', ')})`;
    case 'invalid_format':
      return 'serve una pagina del negozio, come /catalog';
    default:
      return 'non è valido';
  }
}

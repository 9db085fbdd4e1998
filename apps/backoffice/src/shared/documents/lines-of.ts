import type { Body } from './use-document.ts';

/** A document as lines a person can compare: "blocchi 2, titolo: Agrumi". */
export function linesOf(body: Body | undefined): string[] {
  const lines: string[] = [];
  const add = (value: unknown, path: readonly string[]): void => {
    if (value === undefined || value === null || value === '') return;
    if (Array.isArray(value)) {
      if (value.every((each) => typeof each !== 'object')) lines.push(`${path.join(', ')}: ${value.join(', ')}`);
      else
        for (const [index, each] of value.entries()) add(each, [...path.slice(0, -1), `${path.at(-1)} ${index + 1}`]);
    } else if (typeof value === 'object') {
      for (const [name, each] of Object.entries(value))
        add(each, hidden.has(name) ? path : [...path, names[name] ?? name]);
    } else lines.push(`${path.join(', ')}: ${plainText(String(value))}`);
  };
  add(body, []);
  return lines;
}

/** Lines only one of two has, each side by itself. */
export function differencesOf(one: Body | undefined, other: Body | undefined): { one: string[]; other: string[] } {
  const [left, right] = [linesOf(one), linesOf(other)];
  return { one: left.filter((line) => !right.includes(line)), other: right.filter((line) => !left.includes(line)) };
}

const plainText = (html: string) =>
  (html.startsWith('<') ? html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') : html).trim();

/** Steps of a path that say nothing to people. */
const hidden = new Set(['params', 'places']);

const names: Record<string, string> = {
  aliases: 'nomi di prima',
  answer: 'risposta',
  areas: 'riquadro',
  audience: 'chi la vede',
  blocks: 'blocco',
  callToAction: 'bottone',
  cards: 'scheda',
  category: 'argomento',
  choice: 'prodotti',
  codes: 'codici',
  content: 'testo',
  description: 'testo',
  endsOn: 'ultimo giorno',
  facts: 'dato',
  faqs: 'gruppo',
  figure: 'cifra',
  itemUrl: 'porta a',
  items: 'voce',
  kind: 'tipo',
  label: 'scritta sopra',
  linkLabel: 'testo del link',
  mediaURL: 'immagine',
  name: 'nome',
  pages: 'pagina',
  popups: 'avviso',
  products: 'prodotti',
  question: 'domanda',
  startsOn: 'primo giorno',
  summary: 'presentazione',
  text: 'testo',
  title: 'titolo',
  validFrom: 'dal',
  validTo: 'al',
  warehouses: 'sedi',
  ways: 'passo',
};

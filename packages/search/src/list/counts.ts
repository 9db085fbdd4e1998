import { caseWords } from '../analysis/stopwords.ts';
import type { ListLine } from '../types.ts';

const packs = /^(?:pacc|conf|scatol[ae]$|cass[ae]|carton|bust[ae]$|sacchett|multipack|fardell|vaschett|rete|reti$)/;
const pieces =
  /^(?:pezz|pz|bottigli|lattin|vasett|scatolett|barattol|brick|tubett|flacon|bustin|rotol|panett|tavolett)/;
/** From so many on, a pack that holds just that number is likely what is meant: "6 birra", "4 yogurt". */
const fewestForPack = 3;

/** Whether a container word counts whole packs or what is in them. */
export function countsOf(unitHint: string | undefined): ListLine['counts'] {
  if (unitHint === undefined) return undefined;
  if (pieces.test(unitHint)) return 'pieces';
  return packs.test(unitHint) ? 'packs' : undefined;
}

/**
 * What to search for a line: its word, with the number of pieces or the case it asks for, so that a pack of six ranks
 * first for six beers.
 */
export function searchTextOf(line: ListLine): string {
  const { word, quantity, unitHint, counts } = line;
  if (unitHint !== undefined && caseWords.has(unitHint)) return `${word} ${unitHint}`;
  const isPackOf = quantity !== undefined && quantity >= fewestForPack && counts !== 'packs' && line.size === undefined;
  return isPackOf ? `${word} x${quantity}` : word;
}

import { brandWeight, Hits, noPosition, type PhraseRows } from '../index/postings.ts';
import type { Store } from '../index/store.ts';
import type { PhraseMatch } from '../match/word-match.ts';
import { common } from './common.ts';
import { rowsWith } from './form-rows.ts';

/** How far apart the words of a synonym phrase may stand in a name. */
const phraseWindow = 3;

/** A phrase found in products. */
export interface PhraseHits extends PhraseRows {
  phrase: PhraseMatch;
}

const hits = new Hits();

/** Products that have all parts of a phrase: side by side, or near each other for synonyms. */
export function findPhrase(store: Store, phrase: PhraseMatch): PhraseHits {
  const { phraseRows } = store.postings;
  const key = `${phrase.adjacent} ${phrase.parts.map((forms) => forms.join()).join(' ')}`;
  return { phrase, ...phraseRows.get(key, () => findRows(store, phrase)) };
}

function findRows(store: Store, phrase: PhraseMatch): PhraseRows {
  const rows = common(phrase.parts.map((forms) => rowsWith(store, forms)));
  const steps = new Uint8Array(rows.length);
  const places = new Uint8Array(rows.length);
  const weights = new Uint8Array(rows.length);
  phrase.parts.forEach((forms, part) => {
    for (const form of rows.length === 0 ? [] : forms) {
      store.postings.among(form, rows, hits);
      for (let hit = 0; hit < hits.count; hit++) {
        const at = hits.places[hit] as number;
        if (steps[at] !== part) continue;
        const weight = hits.weights[hit] as number;
        const position = hits.positions[hit] as number;
        if (part === 0) {
          places[at] = position;
          weights[at] = weight;
        } else {
          const first = places[at] as number;
          const isNear = phrase.adjacent
            ? position === first + part
            : position === noPosition || first === noPosition || Math.abs(position - first) <= phraseWindow;
          const isOneBrand = weight === brandWeight || weights[at] === brandWeight;
          if (!isNear && !(isOneBrand && !phrase.adjacent)) continue;
          if (weight !== brandWeight && (weights[at] === brandWeight || weight > (weights[at] as number))) {
            weights[at] = weight;
          }
        }
        steps[at] = part + 1;
      }
    }
  });
  const isWhole = (_: number, at: number) => steps[at] === phrase.parts.length;
  return {
    rows: rows.filter(isWhole),
    weights: weights.filter(isWhole),
    positions: places.filter(isWhole),
  };
}

import type { SearchWordsOfShop } from '@sporta/contract';
import { formatDayShort } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import type { WordActs } from './use-words.ts';

interface MissesPanelProps {
  words: SearchWordsOfShop;
  acts: WordActs;
  onTry: (query: string) => void;
}

/** What was searched in vain; one press makes it mean something that is there. */
export function MissesPanel({ words, acts, onTry }: MissesPanelProps) {
  const known = new Set(words.synonyms.flatMap(({ phrases }) => phrases));
  const misses = words.misses.filter(({ query }) => !known.has(query));
  return (
    <section className="bx" aria-labelledby="words-misses">
      <h2 id="words-misses">Cercate senza risultato</h2>
      <p className="muted small">Ultimi 30 giorni, solo quelle scritte più di una volta</p>
      {misses.length === 0 ? <p className="muted">Nessuna: chi cerca trova.</p> : null}
      <ul className="words-misses">
        {misses.map(({ query, times, lastDay, near }) => (
          <li key={query}>
            <span className="grow">
              <b>{query}</b>
              <small>
                {times} volte, l’ultima {formatDayShort(lastDay)}
              </small>
            </span>
            <span className="words-near">
              {near.map((name) => (
                <Button
                  key={name}
                  kind="line"
                  size="sm"
                  aria-label={`${query} vuol dire ${name}`}
                  onClick={() => void acts.add('equal', [query, name])}
                >
                  = {name}
                </Button>
              ))}
              <Button kind="ghost" size="sm" aria-label={`Prova ${query}`} onClick={() => onTry(query)}>
                Prova
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { BrandsPanel } from './BrandsPanel.tsx';
import { BuiltInPanel } from './BuiltInPanel.tsx';
import { MissesPanel } from './MissesPanel.tsx';
import { PinsPanel } from './PinsPanel.tsx';
import { SynonymsPanel } from './SynonymsPanel.tsx';
import { TryPanel } from './TryPanel.tsx';
import { useWordActs, wordsQuery } from './use-words.ts';

/** What the search understands: words of the same meaning, products put first, and what people searched in vain. */
export function SearchWordsPage() {
  const { data: words, error, refetch } = useQuery(wordsQuery(useApi()));
  const acts = useWordActs();
  const [typed, setTyped] = useState({ q: '', words: '' });
  if (error && !words)
    return (
      <LoadProblem
        page="Parole della ricerca"
        error={error}
        what="le parole della ricerca"
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <title>Parole della ricerca | Banco</title>
      <div className="bt">
        <div className="grow">
          <h1>Parole della ricerca</h1>
          <p className="muted">Valgono da subito, per tutti i clienti</p>
        </div>
      </div>
      {words ? (
        <div className="words">
          <div className="words-col">
            <TryPanel typed={typed} onType={setTyped} acts={acts} />
            <MissesPanel words={words} acts={acts} onTry={(q) => setTyped({ q, words: '' })} />
          </div>
          <div className="words-col">
            <SynonymsPanel synonyms={words.synonyms} acts={acts} />
            <PinsPanel pins={words.pins} acts={acts} />
            <BrandsPanel />
            <BuiltInPanel rows={words.builtIn} acts={acts} />
          </div>
        </div>
      ) : null}
    </>
  );
}

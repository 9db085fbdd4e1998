import { type FoundProduct, staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Thumb } from '@sporta/ui/components/product/ProductRow.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { countOf } from '../../shared/figures/index.ts';
import { readPhrases } from './phrases.ts';
import type { WordActs } from './use-words.ts';

interface TryPanelProps {
  typed: { q: string; words: string };
  onType: (typed: { q: string; words: string }) => void;
  acts: WordActs;
}

/** A search as it is and as it would be with other words; what helps is kept, what should be first is put there. */
export function TryPanel({ typed, onType, acts }: TryPanelProps) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const q = typed.q.trim();
  const phrases = q === '' ? [] : readPhrases(`${q}, ${typed.words}`);
  const asked = useDeferredValue({ q, phrases: phrases.length > 1 ? phrases : undefined });
  const { data } = useQuery({
    queryKey: ['search-words-try', asked],
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.staffSearchWords.tryWords, asked, { signal })).data,
    enabled: asked.q !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const add = async () => {
    setBusy(true);
    if (await acts.add('equal', phrases)) onType({ q: typed.q, words: '' });
    setBusy(false);
  };
  return (
    <section className="bx words-try" aria-labelledby="words-try">
      <h2 id="words-try">Prova una ricerca</h2>
      <TextInput
        label="Cosa scrive il cliente"
        type="search"
        maxLength={60}
        value={typed.q}
        onChange={({ target }) => onType({ ...typed, q: target.value })}
      />
      <TextInput
        label="Vuol dire lo stesso di"
        hint="Parole separate da una virgola"
        maxLength={200}
        value={typed.words}
        onChange={({ target }) => onType({ ...typed, words: target.value })}
      />
      {phrases.length > 1 ? (
        <Button busy={busy} onClick={() => void add()}>
          Aggiungi {phrases.join(' = ')}
        </Button>
      ) : null}
      {data && q !== '' ? (
        <div className="words-sides">
          <Side name="Oggi" side={data.before} onFirst={(id) => void acts.pin(q, [id], [])} />
          {phrases.length > 1 ? <Side name="Con queste parole" side={data.after} /> : null}
        </div>
      ) : null}
    </section>
  );
}

interface SideProps {
  name: string;
  side: { total: number; products: readonly FoundProduct[] };
  onFirst?: (productId: number) => void;
}

function Side({ name, side, onFirst }: SideProps) {
  return (
    <div>
      <h3>
        {name}: {side.total === 0 ? 'nessun prodotto' : countOf(side.total, 'prodotto', 'prodotti')}
      </h3>
      <ul>
        {side.products.map((product, place) => (
          <li key={product.productId}>
            <Thumb size="xs" picture={{ src: product.media.thumb }} />
            <span className="grow">
              {product.name}
              <small>{product.description}</small>
            </span>
            {onFirst && place > 0 ? (
              <Button
                kind="ghost"
                size="sm"
                aria-label={`Metti in cima ${product.name}`}
                onClick={() => onFirst(product.productId)}
              >
                In cima
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

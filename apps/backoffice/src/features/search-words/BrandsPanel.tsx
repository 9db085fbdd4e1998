import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { LoadProblem } from '../../shared/errors/index.ts';
import { countOf } from '../../shared/figures/index.ts';
import { type NamedBrand, useBrands, useMarkBrand } from './use-brands.ts';

/** Brands the search found in names of products without one: looked through, corrected, added to. */
export function BrandsPanel() {
  const [q, setQ] = useState('');
  const { data, error, refetch } = useBrands(useDeferredValue(q.trim()));
  const mark = useMarkBrand();
  return (
    <section className="bx" aria-labelledby="words-brands">
      <h2 id="words-brands">Marche trovate nei nomi</h2>
      <p className="muted small">Dei prodotti senza marca: la ricerca le riconosce all’inizio o alla fine del nome</p>
      <BrandForm onAdd={(name) => mark(name, 'brand', undefined)} />
      <TextInput
        label="Cerca fra le marche trovate"
        type="search"
        maxLength={60}
        value={q}
        onChange={({ target }) => setQ(target.value)}
      />
      {error && !data ? (
        <LoadProblem error={error} what="le marche trovate nei nomi" onRetry={() => void refetch()} />
      ) : null}
      {data?.total === 0 ? (
        <p className="muted">
          {q.trim() === '' ? 'Nessuna: i prodotti hanno la loro marca.' : 'Nessuna con queste lettere.'}
        </p>
      ) : null}
      <ul className="words-list">
        {data?.brands.map((brand) => (
          <BrandRow key={brand.phrase} brand={brand} onMark={(next) => void mark(brand.name, next, brand.mark)} />
        ))}
      </ul>
      {data && data.total > data.brands.length ? (
        <p className="muted small">Altre {data.total - data.brands.length}: cercale per nome</p>
      ) : null}
    </section>
  );
}

function BrandRow({ brand, onMark }: { brand: NamedBrand; onMark: (mark: NamedBrand['mark']) => void }) {
  const { name, count, examples, mark } = brand;
  return (
    <li>
      <span className="grow">
        {mark === 'no-brand' ? <s>{name}</s> : <b>{name}</b>}
        <small>
          {mark === 'no-brand' ? 'Non è una marca, ' : mark === 'brand' ? 'Aggiunta da te, ' : ''}
          {countOf(count, 'prodotto', 'prodotti')}
          {examples.length > 0 ? `: ${examples.join(', ')}` : ''}
        </small>
      </span>
      {mark === undefined ? (
        <Button kind="ghost" size="sm" aria-label={`${name} non è una marca`} onClick={() => onMark('no-brand')}>
          Non è una marca
        </Button>
      ) : (
        <Button
          kind="ghost"
          size="sm"
          aria-label={mark === 'brand' ? `Togli ${name} dalle marche` : `${name} è una marca`}
          onClick={() => onMark(undefined)}
        >
          {mark === 'brand' ? 'Togli' : 'È una marca'}
        </Button>
      )}
    </li>
  );
}

function BrandForm({ onAdd }: { onAdd: (name: string) => Promise<boolean> }) {
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '' || busy) return;
    setBusy(true);
    if (await onAdd(wanted)) setName('');
    setBusy(false);
  };
  return (
    <form className="words-brand" onSubmit={(event) => void add(event)}>
      <TextInput
        label="Manca una marca?"
        hint="Come sta scritta nei nomi dei prodotti"
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" kind="soft" size="sm" busy={busy} disabled={name.trim() === ''}>
        Aggiungi
      </Button>
    </form>
  );
}

import type { SearchWordsOfShop } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import type { WordActs } from './use-words.ts';

/** Products the shop put first for a search. */
export function PinsPanel({ pins, acts }: { pins: SearchWordsOfShop['pins']; acts: WordActs }) {
  return (
    <section className="bx" aria-labelledby="words-pins">
      <h2 id="words-pins">Prodotti in cima</h2>
      {pins.length === 0 ? <p className="muted">Nessuno: prova una ricerca e metti in cima un prodotto.</p> : null}
      <ul className="words-list">
        {pins.map(({ query, products }) => (
          <li key={query}>
            <span className="grow">
              <b>{query}</b>
              <small>{products.map(({ name }) => name).join(', ') || 'non più in vendita'}</small>
            </span>
            <Button
              kind="ghost"
              size="sm"
              aria-label={`Togli dalla cima di ${query}`}
              onClick={() =>
                void acts.pin(
                  query,
                  [],
                  products.map(({ productId }) => productId),
                )
              }
            >
              Togli
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

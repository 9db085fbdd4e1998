import type { PickingSubstitute } from '@sporta/contract';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Thumb } from '@sporta/ui/components/product/ProductRow.tsx';
import { useState } from 'react';
import { messageOf } from '../../shared/errors/index.ts';
import { euro } from '../../shared/figures/index.ts';
import { SearchField } from '../../shared/filters/index.ts';
import { useAskedSubstitutes } from './use-asked-substitutes.ts';

interface FindSubstituteProps {
  orderLineId: number;
  onChoose: (product: PickingSubstitute) => void;
}

/** Something that was not proposed, by its name; what may not come in the place of the line says why. */
export function FindSubstitute({ orderLineId, onChoose }: FindSubstituteProps) {
  const [q, setQ] = useState('');
  const { found, error, reading } = useAskedSubstitutes(orderLineId, q);
  return (
    <div className="pk-find">
      <SearchField label="Cerca un altro prodotto" placeholder="Cerca un altro prodotto" q={q} onChange={setQ} />
      {error ? (
        <Note kind="err" live>
          {messageOf(error)}
        </Note>
      ) : null}
      {q.length > 1 && !reading && !error && found.length === 0 ? (
        <p className="muted small">Niente con questo nome in questa sede.</p>
      ) : null}
      {found.length > 0 ? (
        <ul aria-label="Prodotti trovati">
          {found.map((product) => (
            <li key={product.productId}>
              <button
                type="button"
                disabled={product.problem !== undefined}
                onClick={() => {
                  onChoose(product);
                  setQ('');
                }}
              >
                <Thumb picture={{ src: product.mediaURL }} tint={product.tint} size="xs" />
                <span className="grow">
                  {[product.shortDescr, product.name].filter(Boolean).join(' ')}
                  <small>
                    {product.problem ??
                      [product.description, `${euro(product.price)}/${product.unit}`].filter(Boolean).join(' · ')}
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

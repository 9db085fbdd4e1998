import type { Product } from '@sporta/contract';
import { countText } from '@sporta/domain';
import { Chip } from '@sporta/ui/components/form/Chip.tsx';
import { ProductGrid } from '../../shared/product-cards/index.ts';
import type { FlyerSearch } from './model/flyer-search.ts';

interface FlyerListProps {
  products: readonly Product[];
  search: FlyerSearch;
  onSearch: (search: FlyerSearch) => void;
}

/** All offers of the flyer, to be narrowed to a department. */
export function FlyerList({ products, search, onSearch }: FlyerListProps) {
  const departments = new Map<number, { name: string; count: number }>();
  for (const { breadCrumbs } of products) {
    const root = breadCrumbs[0];
    if (!root) continue;
    const known = departments.get(root.categoryId);
    departments.set(root.categoryId, { name: root.name, count: (known?.count ?? 0) + 1 });
  }
  const chosen = search.reparto !== undefined && departments.has(search.reparto) ? search.reparto : undefined;
  const shown = products.filter(({ breadCrumbs }) => chosen === undefined || breadCrumbs[0]?.categoryId === chosen);
  const choose = (reparto: number | undefined) => onSearch({ vista: 'elenco', ...(reparto ? { reparto } : {}) });
  return (
    <section className="flyer-list" aria-label="Tutte le offerte del volantino">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend. */}
      <div className="chips" role="group" aria-label="Reparti">
        <Chip pressed={chosen === undefined} onClick={() => choose(undefined)}>
          Tutti i reparti
        </Chip>
        {[...departments].map(([id, { name, count }]) => (
          <Chip key={id} pressed={id === chosen} onClick={() => choose(id)}>
            {name} {count}
          </Chip>
        ))}
      </div>
      <p className="muted" role="status">
        {countText(shown.length, 'offerta', 'offerte')}
      </p>
      <h2 className="sr">Offerte</h2>
      <ProductGrid label="Offerte" products={shown} />
    </section>
  );
}

import type { ProductChoices, ProductTab } from '@sporta/contract';
import { listCount } from '../../shared/figures/index.ts';
import { FilterMenu, SearchField } from '../../shared/filters/index.ts';
import { type ProductsSearch, readProductsSearch } from './products-search.ts';

interface ProductsFiltersProps {
  search: ProductsSearch;
  choices: ProductChoices | undefined;
  counts: Partial<Record<ProductTab, number>> | undefined;
  onChange: (part: Partial<ProductsSearch>) => void;
}

const tabs: readonly [ProductTab, string][] = [
  ['all', 'Tutti'],
  ['to-complete', 'Da completare'],
  ['no-photo', 'Senza foto'],
  ['no-allergens', 'Senza allergeni'],
  ['planned', 'Programmati'],
  ['wanted', 'Richiesti'],
  ['low', 'Sotto scorta'],
];
const all = (label: string) => ({ value: '', label });

/** Search, filters and the tabs with their numbers. */
export function ProductsFilters({ search, choices, counts, onChange }: ProductsFiltersProps) {
  const take = (field: keyof ProductsSearch) => (value: string) =>
    onChange({ [field]: readProductsSearch({ [field]: value })[field] });
  const tab = search.tab ?? 'all';
  // departments of the first two levels: deeper ones are found by the search
  const departments = (choices?.categories ?? []).filter(({ path }) => path.split('/').length <= 2);
  const stores = choices?.stores ?? [];
  return (
    <div className="filters">
      <div className="filter-row">
        <SearchField
          label="Cerca nel catalogo"
          placeholder="Nome, marca, codice a barre"
          q={search.q ?? ''}
          onChange={(q) => onChange({ q: q || undefined })}
        />
        <FilterMenu
          name="Reparto"
          value={String(search.category_id ?? '')}
          options={[
            all('Tutti'),
            ...departments.map(({ categoryId, name, path }) => ({
              value: String(categoryId),
              label: path.includes('/') ? `– ${name}` : name,
            })),
          ]}
          onChange={take('category_id')}
        />
        <FilterMenu
          name="Stato"
          value={search.published ?? ''}
          options={[all('Tutti'), { value: 'true', label: 'Online' }, { value: 'false', label: 'Sospesi' }]}
          onChange={take('published')}
        />
        <FilterMenu
          name="Offerta"
          value={search.offer ?? ''}
          options={[all('Tutte'), { value: 'true', label: 'In offerta' }, { value: 'false', label: 'Senza offerta' }]}
          onChange={take('offer')}
        />
        {stores.length > 1 ? (
          <FilterMenu
            name="Sede"
            value={String(search.warehouse_id ?? stores[0]?.warehouseId ?? '')}
            options={stores.map(({ warehouseId, name }) => ({ value: String(warehouseId), label: name }))}
            onChange={take('warehouse_id')}
          />
        ) : null}
        <span className="grow" />
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that narrow one list, no form. */}
        <div className="seg scroll" role="group" aria-label="Che cosa manca">
          {tabs.map(([each, name]) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === tab}
              onClick={() => onChange({ tab: each === 'all' ? undefined : each })}
            >
              {name} <span className="num">{counts ? listCount(counts[each]) : null}</span>
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

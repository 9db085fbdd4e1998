import type { Facet } from '@sporta/contract';
import { parseFacetFilter } from '@sporta/contract/facet-filter.ts';
import { FilterChip } from '@sporta/ui/components/form/Chip.tsx';
import { groupOf, type ListingSearch, toggleFacetValue, withoutPage } from './listing-search.ts';

interface ActiveFiltersProps {
  facets: readonly Facet[];
  search: ListingSearch;
  onChange: (search: ListingSearch) => void;
}

const SWITCHES = [
  { name: 'promo', label: 'In offerta' },
  { name: 'new_product', label: 'Novità' },
  { name: 'purchased', label: 'Già acquistati' },
] as const;

/** What narrows the list, each with a cross to take it away. */
export function ActiveFilters({ facets, search, onChange }: ActiveFiltersProps) {
  const selection = parseFacetFilter(search.filter ?? '');
  const values = facets.flatMap((facet) => {
    const group = groupOf(facet.parameterName);
    return facet.values
      .filter(({ id }) => selection[group]?.includes(id))
      .map(({ id, name }) => ({
        key: `${group}-${id}`,
        label: name,
        remove: () => onChange(toggleFacetValue(search, group, id)),
      }));
  });
  const switches = SWITCHES.filter(({ name }) => search[name]).map(({ name, label }) => ({
    key: name,
    label,
    remove: () => onChange(withoutPage({ ...search, [name]: undefined })),
  }));
  const active = [...switches, ...values];
  if (active.length === 0) return null;
  return (
    <div className="active-filters">
      {active.map(({ key, label, remove }) => (
        <FilterChip key={key} name={label} onRemove={remove}>
          {label}
        </FilterChip>
      ))}
      <button type="button" className="link small" onClick={() => onChange(search.sort ? { sort: search.sort } : {})}>
        Togli i filtri
      </button>
    </div>
  );
}

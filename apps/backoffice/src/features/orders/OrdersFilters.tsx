import { Chip, FilterChip } from '@sporta/ui/components/form/Chip.tsx';
import { FilterMenu, SearchField } from '../../shared/filters/index.ts';
import type { Filter } from './filters.ts';
import { type OrdersSearch, readOrdersSearch } from './orders-search.ts';
import { sortOptions } from './sorts.ts';

interface OrdersFiltersProps {
  search: OrdersSearch;
  filters: readonly Filter[];
  chips: readonly { field: string; label: string }[];
  /** In force: "-total". */
  sort: string;
  onChange: (part: Partial<OrdersSearch>) => void;
  onClear: () => void;
}

/** The search field, a button for each filter, and below what is in force. */
export function OrdersFilters({ search, filters, chips, sort, onChange, onClear }: OrdersFiltersProps) {
  const take = (field: string, value: string | undefined) =>
    onChange({ [field]: readOrdersSearch({ [field]: value })[field as keyof OrdersSearch] });
  // beside what is in force; while nothing is, it needs no line of its own
  const sortBy = (
    <span className="sort-by">
      <FilterMenu
        name="Ordina per"
        value={sort}
        options={sortOptions(sort)}
        onChange={(value) => onChange({ sort: value })}
      />
    </span>
  );
  return (
    <div className="filters">
      <div className="filter-row">
        <SearchField
          label="Cerca tra gli ordini"
          placeholder="Numero, nome, via"
          q={search.q ?? ''}
          onChange={(q) => onChange({ q: q || undefined })}
        />
        {filters.map((filter) => (
          <FilterMenu key={filter.field} {...filter} onChange={(value) => take(filter.field, value)} />
        ))}
        {chips.length === 0 ? sortBy : null}
      </div>
      {chips.length > 0 ? (
        <div className="filter-row in-force">
          <div className="filter-row grow">
            <span className="muted small">Filtri</span>
            {chips.map(({ field, label }) => (
              <FilterChip key={field} name={label} onRemove={() => take(field, undefined)}>
                {label}
              </FilterChip>
            ))}
            <Chip className="plain" onClick={onClear}>
              Togli tutti
            </Chip>
          </div>
          {sortBy}
        </div>
      ) : null}
    </div>
  );
}

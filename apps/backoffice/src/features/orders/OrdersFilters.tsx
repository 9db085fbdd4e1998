import { Chip, FilterChip } from '@sporta/ui/components/form/Chip.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { MagnifyingGlass } from '@sporta/ui/icons/MagnifyingGlass.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Key, useKeys } from '../../shared/keyboard/index.ts';
import { FilterMenu } from './FilterMenu.tsx';
import type { Filter } from './filters.ts';
import { type OrdersSearch, readOrdersSearch } from './orders-search.ts';

/** A pause in typing after which the list is asked, in milliseconds. */
const PAUSE_MS = 300;

interface OrdersFiltersProps {
  search: OrdersSearch;
  filters: readonly Filter[];
  chips: readonly { field: string; label: string }[];
  onChange: (part: Partial<OrdersSearch>) => void;
  onClear: () => void;
}

/** The search field, a button for each filter, and below what is in force. */
export function OrdersFilters({ search, filters, chips, onChange, onClear }: OrdersFiltersProps) {
  const take = (field: string, value: string | undefined) =>
    onChange({ [field]: readOrdersSearch({ [field]: value })[field as keyof OrdersSearch] });
  return (
    <div className="filters">
      <div className="filter-row">
        <SearchField q={search.q ?? ''} onChange={(q) => onChange({ q: q || undefined })} />
        {filters.map((filter) => (
          <FilterMenu key={filter.field} {...filter} onChange={(value) => take(filter.field, value)} />
        ))}
      </div>
      {chips.length > 0 ? (
        <div className="filter-row">
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
      ) : null}
    </div>
  );
}

/** Asks after a pause in typing, or at once with Invio. */
function SearchField({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setText(q), [q]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useKeys({ '/': () => field.current?.focus() });

  const ask = (value: string) => {
    clearTimeout(timer.current);
    if (value.trim() !== q) onChange(value.trim());
  };
  const type = (value: string) => {
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(value), PAUSE_MS);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(text);
  };
  return (
    <search className="find">
      <form onSubmit={submit}>
        <TextInput
          ref={field}
          label="Cerca tra gli ordini"
          hideLabel
          type="search"
          placeholder="Numero, nome, via, telefono"
          maxLength={60}
          value={text}
          start={<MagnifyingGlass />}
          end={<Key>/</Key>}
          onChange={(event) => type(event.target.value)}
        />
      </form>
    </search>
  );
}

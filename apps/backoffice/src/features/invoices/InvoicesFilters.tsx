import { einvoiceKindLabels, einvoiceKinds } from '@sporta/contract/staff-invoice-words.ts';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { MagnifyingGlass } from '@sporta/ui/icons/MagnifyingGlass.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Key, useKeys } from '../../shared/keyboard/index.ts';
import { type InvoicesSearch, readInvoicesSearch } from './invoices-search.ts';

interface InvoicesFiltersProps {
  search: InvoicesSearch;
  onChange: (part: Partial<InvoicesSearch>) => void;
}

/** Number or name, kind, and the days of the documents. */
export function InvoicesFilters({ search, onChange }: InvoicesFiltersProps) {
  const take = (part: Record<string, string>) => {
    const read = readInvoicesSearch(part);
    onChange(Object.fromEntries(Object.keys(part).map((key) => [key, read[key as keyof InvoicesSearch]])));
  };
  return (
    <div className="filters">
      <div className="filter-row">
        <SearchField q={search.q ?? ''} onChange={(q) => onChange({ q: q || undefined })} />
        <Select
          label="Tipo"
          hideLabel
          className="invoices-kind"
          value={search.kind ?? ''}
          onChange={(event) => take({ kind: event.target.value })}
        >
          <option value="">Tutti i tipi</option>
          {einvoiceKinds.map((kind) => (
            <option key={kind} value={kind}>
              {einvoiceKindLabels[kind]} ({kind})
            </option>
          ))}
        </Select>
        <DayRange {...{ from: search.from, to: search.to }} onChange={take} />
      </div>
    </div>
  );
}

interface DayRangeProps {
  from: string | undefined;
  to: string | undefined;
  onChange: (days: Record<string, string>) => void;
}

/** The first and the last day, both included. */
export function DayRange({ from, to, onChange }: DayRangeProps) {
  return (
    <>
      <TextInput
        label="Dal giorno"
        hideLabel
        className="invoices-day"
        type="date"
        value={from ?? ''}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextInput
        label="Al giorno"
        hideLabel
        className="invoices-day"
        type="date"
        value={to ?? ''}
        onChange={(event) => onChange({ to: event.target.value })}
      />
    </>
  );
}

/** Asks with Invio, or when the field is left. */
function SearchField({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(q);
  useEffect(() => setText(q), [q]);
  useKeys({ '/': () => field.current?.focus() });
  const ask = () => {
    if (text.trim() !== q) onChange(text.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask();
  };
  return (
    <search className="find">
      <form onSubmit={submit}>
        <TextInput
          ref={field}
          label="Cerca tra le fatture"
          hideLabel
          type="search"
          placeholder="Numero o nome"
          maxLength={60}
          value={text}
          start={<MagnifyingGlass />}
          end={<Key>/</Key>}
          onChange={(event) => setText(event.target.value)}
          onBlur={ask}
        />
      </form>
    </search>
  );
}

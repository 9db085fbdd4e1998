import { einvoiceKindLabels, einvoiceKinds } from '@sporta/contract/staff-invoice-words.ts';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { DayRange, SearchField } from '../../shared/filters/index.ts';
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
      <div className="filter-row invoices-row">
        <SearchField
          label="Cerca tra le fatture"
          placeholder="Numero o nome"
          q={search.q ?? ''}
          onChange={(q) => onChange({ q: q || undefined })}
        />
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

import { CaretDownBold } from '@sporta/ui/icons/CaretDownBold.ts';
import { SortAscending } from '@sporta/ui/icons/SortAscending.ts';
import { type SortValue, sortOptions } from './listing-search.ts';

interface SortSelectProps {
  value: SortValue;
  onChange: (value: SortValue) => void;
}

/** The browser's own list under a button: quick on phones, and nothing to load. */
export function SortSelect({ value, onChange }: SortSelectProps) {
  const label = sortOptions.find((option) => option.value === value)?.label;
  return (
    <span className="btn line sorter">
      <SortAscending />
      <span className="words" aria-hidden="true">
        Ordina: <b>{label}</b>
      </span>
      <CaretDownBold />
      <select
        aria-label="Ordina"
        value={value}
        onChange={(event) => {
          const chosen = sortOptions.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {sortOptions.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}

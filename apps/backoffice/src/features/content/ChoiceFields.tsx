import { Select } from '@sporta/ui/components/form/Select.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { contentChoicesQuery, ProductsField } from '../../shared/documents/index.ts';
import type { Choice } from './blocks.ts';

interface ChoiceFieldsProps {
  choice: Choice | undefined;
  most: number;
  onChange: (choice: Choice | undefined) => void;
}

const ways = { none: 'Nessuno', codes: 'Scelti da me', best: 'I più venduti del giorno' } as const;
type Way = keyof typeof ways;

const wayOf = (choice: Choice | undefined): Way => (choice === undefined ? 'none' : choice.codes ? 'codes' : 'best');

/** Which products a block shows: chosen ones, or the best sellers of a department or of the offers. */
export function ChoiceFields({ choice, most, onChange }: ChoiceFieldsProps) {
  const { data: choices } = useQuery(contentChoicesQuery(useApi()));
  const way = wayOf(choice);
  const limit = choice?.limit ?? Math.min(12, most);
  const set = (part: Choice) => onChange({ ...choice, limit, ...part });
  return (
    <fieldset className="content-card">
      <legend>Prodotti</legend>
      <Select
        label="Quali"
        value={way}
        onChange={({ target: { value } }) =>
          onChange(value === 'none' ? undefined : value === 'codes' ? { codes: [], limit } : { limit })
        }
      >
        {Object.entries(ways).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {way === 'codes' ? (
        <ProductsField
          label="Prodotti"
          codes={choice?.codes ?? []}
          most={most}
          onChange={(codes) => onChange({ codes, limit: Math.max(1, codes.length) })}
        />
      ) : null}
      {way === 'best' ? (
        <div className="doc-two">
          <Select
            label="Reparto"
            value={choice?.categorySlug ?? ''}
            onChange={({ target: { value } }) => set({ categorySlug: value || undefined })}
          >
            <option value="">Tutti</option>
            {choices?.categories.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
          <Select
            label="Offerte"
            value={choice?.promo ? 'yes' : 'no'}
            onChange={({ target: { value } }) => set({ promo: value === 'yes' || undefined })}
          >
            <option value="no">Anche a prezzo pieno</option>
            <option value="yes">Solo in offerta</option>
          </Select>
          <TextInput
            label="Quanti"
            type="number"
            inputMode="numeric"
            min={1}
            max={most}
            value={String(limit)}
            onChange={(event) => set({ limit: Math.min(most, Math.max(1, Number(event.target.value) || 1)) })}
          />
        </div>
      ) : null}
    </fieldset>
  );
}

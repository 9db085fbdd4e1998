import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { XBold } from '@sporta/ui/icons/XBold.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { contentChoicesQuery } from '../../shared/documents/index.ts';

interface CategoriesFieldProps {
  slugs: readonly string[];
  error: string | undefined;
  onChange: (slugs: string[]) => void;
}

/** The departments among whose products a tile stands. */
export function CategoriesField({ slugs, error, onChange }: CategoriesFieldProps) {
  const { data: choices } = useQuery(contentChoicesQuery(useApi()));
  const nameOf = (slug: string) => choices?.categories.find((each) => each.slug === slug)?.name ?? slug;
  return (
    <div className="doc-products">
      <Select
        label="Aggiungi un reparto"
        error={error}
        value=""
        onChange={({ target: { value } }) => value && onChange([...slugs, value])}
      >
        <option value="">Scegli…</option>
        {choices?.categories
          .filter(({ slug }) => !slugs.includes(slug))
          .map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
      </Select>
      <ul aria-label="Reparti scelti">
        {slugs.map((slug) => (
          <li key={slug}>
            <span className="grow">{nameOf(slug)}</span>
            <IconButton
              icon={XBold}
              label={`Togli ${nameOf(slug)}`}
              onClick={() => onChange(slugs.filter((each) => each !== slug))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

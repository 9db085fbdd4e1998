import { type Audience, audienceLabels, audiences } from '@sporta/contract';
import { shopMomentText } from '@sporta/domain';
import { Checkbox } from '@sporta/ui/components/form/Checkbox.tsx';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { instantOf } from '../figures/index.ts';
import { contentChoicesQuery } from './documents-queries.ts';

/** When something is shown, to whom and where. */
export type Target = {
  validFrom?: string | undefined;
  validTo?: string | undefined;
  audience?: Audience | undefined;
  /** Slugs; absent: every store. */
  warehouses?: string[] | undefined;
};

/** An instant as a field of day and hour writes it, in the time of the shop. */
export const localText = (at: string | undefined): string => (at ? shopMomentText(Date.parse(at)) : '');

export function DatesFields({ target, onChange }: { target: Target; onChange: (part: Target) => void }) {
  return (
    <div className="doc-dates">
      <TextInput
        label="Dal"
        type="datetime-local"
        value={localText(target.validFrom)}
        onChange={(event) => onChange({ validFrom: instantOf(event.target.value) })}
      />
      <TextInput
        label="Al"
        type="datetime-local"
        value={localText(target.validTo)}
        onChange={(event) => onChange({ validTo: instantOf(event.target.value) })}
      />
    </div>
  );
}

/** Who sees it and in which stores. */
export function AudienceFields({ target, onChange }: { target: Target; onChange: (part: Target) => void }) {
  return (
    <div className="doc-two">
      <AudienceField audience={target.audience} onChange={(audience) => onChange({ audience })} />
      <StoresField slugs={target.warehouses} onChange={(warehouses) => onChange({ warehouses })} />
    </div>
  );
}

interface AudienceFieldProps {
  /** Absent: everybody. */
  audience: Audience | undefined;
  onChange: (audience: Audience | undefined) => void;
}

export function AudienceField({ audience = 'everybody', onChange }: AudienceFieldProps) {
  return (
    <Select
      label="Chi la vede"
      value={audience}
      onChange={({ target: { value } }) => onChange(value === 'everybody' ? undefined : (value as Audience))}
    >
      {audiences.map((each) => (
        <option key={each} value={each}>
          {audienceLabels[each]}
        </option>
      ))}
    </Select>
  );
}

/** The stores something is about; none ticked and all ticked mean all. */
export function StoresField({
  slugs,
  onChange,
}: {
  slugs: readonly string[] | undefined;
  onChange: (slugs: string[] | undefined) => void;
}) {
  const { data: choices } = useQuery(contentChoicesQuery(useApi()));
  const stores = choices?.stores ?? [];
  const chosen = slugs ?? stores.map(({ slug }) => slug);
  const toggle = (slug: string, on: boolean) => {
    const next = stores.map((store) => store.slug).filter((each) => (each === slug ? on : chosen.includes(each)));
    onChange(next.length === 0 || next.length === stores.length ? undefined : next);
  };
  return (
    <fieldset className="doc-stores">
      <legend>
        Sedi <span className="muted small">{slugs ? `${slugs.length} su ${stores.length}` : 'tutte'}</span>
      </legend>
      {stores.map(({ slug, name }) => (
        <Checkbox
          key={slug}
          label={name}
          checked={chosen.includes(slug)}
          onChange={(event) => toggle(slug, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}

import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import type { OpeningDraft } from './week-draft.ts';

interface OpeningFieldsProps {
  /** Whose opening: "Lunedì". */
  of: string;
  value: OpeningDraft;
  onChange: (value: OpeningDraft) => void;
}

/** From when to when. */
export function OpeningFields({ of, value: { opens, closes }, onChange }: OpeningFieldsProps) {
  return (
    <>
      <TextInput
        type="time"
        required
        label={`${of}, dalle`}
        hideLabel
        value={opens}
        onChange={({ target }) => onChange({ opens: target.value, closes })}
      />
      <span aria-hidden="true">–</span>
      <TextInput
        type="time"
        required
        label={`${of}, alle`}
        hideLabel
        value={closes}
        onChange={({ target }) => onChange({ opens, closes: target.value })}
      />
    </>
  );
}

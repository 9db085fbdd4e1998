import { Chip, TextInput } from '@sporta/ui';

interface AmountChoiceProps {
  /** What is typed: whole euro. */
  value: string;
  presets: readonly number[];
  minimum: number;
  maximum: number;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Three amounts to press, or another one. */
export function AmountChoice({ value, presets, minimum, maximum, error, onChange }: AmountChoiceProps) {
  return (
    <div className="gift-amount">
      <fieldset className="gift-presets">
        <legend className="sr">Importi più scelti</legend>
        {presets.map((euro) => (
          <Chip key={euro} pressed={value === String(euro)} onClick={() => onChange(String(euro))}>
            {euro} €
          </Chip>
        ))}
      </fieldset>
      <TextInput
        label="Importo"
        hint={`Euro interi, da ${minimum} a ${maximum}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        end="€"
        error={error}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
      />
    </div>
  );
}

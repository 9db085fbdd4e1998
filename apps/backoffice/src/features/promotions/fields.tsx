import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { MinusBold } from '@sporta/ui/icons/MinusBold.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useEffect, useState } from 'react';
import { readAmount, writeAmount } from '../../shared/product-acts/index.ts';

interface AmountFieldProps {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  unit: string;
  decimals?: { min: number; max: number };
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  /** The least it may be, and what is said of less and of nothing. */
  least?: { value: number; says: string } | undefined;
}

/** A figure or nothing; what is no figure, or too little, stays in the field, is said and changes nothing. */
export function AmountField({ label, value, onChange, unit, hint, error, disabled, least, ...rest }: AmountFieldProps) {
  const decimals = rest.decimals ?? { min: 2, max: 2 };
  const saved = writeAmount(value, decimals);
  const { max } = decimals;
  const [text, setText] = useState(saved);
  // a value that came from elsewhere takes the place of the text; one typed here stays as typed
  useEffect(() => setText((typed) => (readAmount(typed, max) === value ? typed : saved)), [saved, value, max]);
  const isTooLittle = (read: number | null) => least !== undefined && (read ?? 0) < least.value;
  const typed = readAmount(text, max);
  return (
    <TextInput
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      disabled={disabled}
      end={<span className="unit">{unit}</span>}
      error={typed === undefined ? 'Serve un numero' : isTooLittle(typed) ? least?.says : error}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        const read = readAmount(event.target.value, max);
        if (read !== undefined && !isTooLittle(read)) onChange(read);
      }}
    />
  );
}

interface CounterProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  disabled?: boolean | undefined;
}

/** A small number between a minus and a plus. */
export function Counter({ label, value, min, max, onChange, disabled }: CounterProps) {
  return (
    <fieldset className="promo-count" aria-label={label} disabled={disabled}>
      <span>{label}</span>
      <IconButton
        icon={MinusBold}
        label={`${label}: uno in meno`}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      />
      <output>{value}</output>
      <IconButton
        icon={PlusBold}
        label={`${label}: uno in più`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      />
    </fieldset>
  );
}

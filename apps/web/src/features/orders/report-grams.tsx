import { TextInput } from '@sporta/ui';
import { useState } from 'react';

interface ReportGramsProps {
  /** Grams of the line that can still be reported. */
  most: number;
  /** Of what stands in the field: grams, all of the line when it is empty, or what nobody can read. */
  onChange: (grams: number | 'all' | 'unclear') => void;
}

/** How much of a weighed line is not good, in grams. */
export function ReportGrams({ most, onChange }: ReportGramsProps) {
  const [text, setText] = useState('');
  const isUnclear = readGrams(text, most) === 'unclear';
  return (
    <TextInput
      label="Quanti grammi"
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      value={text}
      error={isUnclear ? `Scrivi i grammi, da 1 a ${most}` : undefined}
      hint="Lascia vuoto se è tutta la quantità"
      onChange={({ target }) => {
        setText(target.value);
        onChange(readGrams(target.value, most));
      }}
    />
  );
}

/** "350", "350 g", "1.200". */
function readGrams(text: string, most: number): number | 'all' | 'unclear' {
  const written = text.trim();
  if (written === '') return 'all';
  const [, digits] = /^(\d{1,3}(?:\.\d{3})+|\d+)\s*g?$/i.exec(written) ?? [];
  const grams = Number(digits?.replaceAll('.', ''));
  return grams >= 1 && grams <= most ? grams : 'unclear';
}

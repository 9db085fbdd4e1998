import { cx } from '@sporta/ui/components/cx.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { readAmount, writeAmount } from './amounts.ts';

interface AmountCellProps {
  /** "Prezzo di Penne rigate". */
  label: string;
  value: number | null;
  decimals: { min: number; max: number };
  /** An amount may not be taken away. */
  needed?: boolean | undefined;
  disabled?: boolean | undefined;
  onSave: (value: number | null) => Promise<unknown>;
}

/** A figure that can be typed over in its cell: Invio and Tab save it, Esc takes what was there. */
export function AmountCell({ label, value, decimals, needed, disabled, onSave }: AmountCellProps) {
  const saved = writeAmount(value, decimals);
  const [text, setText] = useState(saved);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setText(saved), [saved]);
  const read = readAmount(text, decimals.max);
  const isWrong = read === undefined || (needed === true && (read === null || read === 0));

  const save = async () => {
    if (text === saved || isWrong) return setText(saved);
    if (read === value) return setText(saved);
    await onSave(read);
    // what is there now comes with the list; a refused value does not stay
    setText(saved);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isWrong) field.current?.blur();
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setText(saved);
  };
  return (
    <input
      ref={field}
      className={cx('cell-input', text !== saved && isWrong && 'bad')}
      aria-label={label}
      aria-invalid={text !== saved && isWrong ? true : undefined}
      inputMode="decimal"
      autoComplete="off"
      placeholder="–"
      disabled={disabled}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => void save()}
      onKeyDown={press}
    />
  );
}

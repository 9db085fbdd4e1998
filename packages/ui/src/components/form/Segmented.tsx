import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';

export interface SegmentedProps<Value extends string> {
  /** What is being chosen, for screen readers. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  block?: boolean | undefined;
}

/** Two to four choices side by side: "Consegna | Ritiro". */
export function Segmented<Value extends string>({ label, options, value, onChange, block }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div className={cx('seg', block && 'stretch')} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={option.value === value ? 'on' : undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

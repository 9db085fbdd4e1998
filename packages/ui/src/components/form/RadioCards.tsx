import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';

export interface RadioCardOption {
  value: string;
  title: ReactNode;
  /** Lines under the title. */
  body?: ReactNode | undefined;
  /** Buttons at the right end, outside the label. */
  actions?: ReactNode | undefined;
  disabled?: boolean | undefined;
}

export interface RadioCardsProps {
  legend: string;
  hideLegend?: boolean | undefined;
  options: readonly RadioCardOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  className?: string | undefined;
}

/** One choice among cards: addresses, payment methods, stores. Arrow keys move, as in any radio group. */
export function RadioCards({ legend, hideLegend, options, value, onChange, className }: RadioCardsProps) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className={hideLegend ? 'sr' : 'lb b'}>{legend}</legend>
      <div className="rcards">
        {options.map((option) => (
          <div key={option.value} className={cx('adc', option.value === value && 'on')}>
            <label className="chk grow">
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
              />
              <span>
                <b>{option.title}</b>
                {option.body ? <small>{option.body}</small> : null}
              </span>
            </label>
            {option.actions ? <span className="acts">{option.actions}</span> : null}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

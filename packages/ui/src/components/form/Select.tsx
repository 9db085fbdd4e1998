import type { Ref, SelectHTMLAttributes } from 'react';
import { CaretDownBold } from '../../icons/CaretDownBold.ts';
import { cx } from '../cx.ts';
import { Field, type FieldFrame } from './Field.tsx';

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement>, FieldFrame {
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** The browser's own list, which phones draw best; children are `<option>`s. */
export function Select({ label, hideLabel, hint, error, className, id, children, ...select }: SelectProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, className, id }}>
      {(ids) => (
        <div className={cx('inp select', Boolean(error) && 'bad', select.disabled && 'off')}>
          <select {...select} {...ids}>
            {children}
          </select>
          <CaretDownBold />
        </div>
      )}
    </Field>
  );
}

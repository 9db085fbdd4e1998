import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import { Field, type FieldFrame } from './Field.tsx';

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'>, FieldFrame {
  /** Icon or text before the value. */
  start?: ReactNode | undefined;
  /** Icon button, unit or text after the value. */
  end?: ReactNode | undefined;
  /** Between the field and what is said below it. */
  below?: ReactNode | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Takes react-hook-form's `register()` as it is: the ref and the events go to the input. */
export function TextInput({
  label,
  hideLabel,
  hint,
  error,
  className,
  id,
  start,
  end,
  below,
  ...input
}: TextInputProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, className, id }}>
      {(ids) => (
        <>
          <div className={cx('inp', Boolean(error) && 'bad', (input.disabled || input.readOnly) && 'off')}>
            {start}
            <input type="text" {...input} {...ids} />
            {end}
          </div>
          {below}
        </>
      )}
    </Field>
  );
}

import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { WarningCircleFill } from '../../icons/WarningCircleFill.ts';
import { cx } from '../cx.ts';

export interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  label: ReactNode;
  /** Second line in small. */
  description?: ReactNode | undefined;
  /** Number at the right end: how many products a facet value has. */
  count?: number | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

interface CheckboxProps extends CheckProps {
  error?: ReactNode | undefined;
}

export function Checkbox({ error, className, ...props }: CheckboxProps) {
  const errorId = `${useId()}-error`;
  const box = (
    <Check
      {...props}
      type="checkbox"
      className={error ? undefined : className}
      {...(error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
    />
  );
  if (!error) return box;
  return (
    <div className={cx('fld', className)}>
      {box}
      <span className="err" id={errorId}>
        <WarningCircleFill />
        {error}
      </span>
    </div>
  );
}

/** One choice of several with the same `name`. */
export function Radio(props: CheckProps) {
  return <Check {...props} type="radio" />;
}

function Check({ label, description, count, className, ...input }: CheckProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={cx('chk', className)}>
      <input {...input} />
      <span>
        {label}
        {description ? <span className="sub">{description}</span> : null}
      </span>
      {count === undefined ? null : <span className="n">{count}</span>}
    </label>
  );
}

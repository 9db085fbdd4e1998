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
  /** Why it is not accepted; a box that may be refused is given it always, undefined while all is well. */
  error?: ReactNode | undefined;
}

/** A box that may be refused keeps its frame with and without the words: drawn anew it would lose the keyboard's focus. */
export function Checkbox(props: CheckboxProps) {
  const errorId = `${useId()}-error`;
  if (!('error' in props)) return <Check {...props} type="checkbox" />;
  const { error, className, ...box } = props;
  return (
    <div className={cx('fld', className)}>
      <Check {...box} type="checkbox" {...(error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})} />
      {error ? (
        <span className="err" id={errorId}>
          <WarningCircleFill />
          {error}
        </span>
      ) : null}
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

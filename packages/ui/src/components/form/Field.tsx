import { type ReactNode, useId } from 'react';
import { WarningCircleFill } from '../../icons/WarningCircleFill.ts';
import { cx } from '../cx.ts';
import { useKeepTyped } from './useKeepTyped.ts';

/** What a field shows around its control. */
export interface FieldFrame {
  label: ReactNode;
  /** Hides the label from sight, not from screen readers. */
  hideLabel?: boolean | undefined;
  hint?: ReactNode | undefined;
  /** Why the value is not accepted; its presence marks the control as invalid. */
  error?: ReactNode | undefined;
  className?: string | undefined;
}

/** What the control must carry so that label, hint and error belong to it. */
export interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldFrame {
  id?: string | undefined;
  children: (ids: ControlIds) => ReactNode;
}

/** Label above, control, then the error or the hint below; wires their ids together. */
export function Field({ label, hideLabel, hint, error, className, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  useKeepTyped(controlId);
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = cx(error ? errorId : null, hint ? hintId : null);
  return (
    <div className={cx('fld', className)}>
      <label htmlFor={controlId} className={hideLabel ? 'sr' : undefined}>
        {label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <span className="err" id={errorId}>
          <WarningCircleFill />
          {error}
        </span>
      ) : null}
      {hint ? (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      ) : null}
    </div>
  );
}

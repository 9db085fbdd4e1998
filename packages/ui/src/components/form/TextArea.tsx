import type { Ref, TextareaHTMLAttributes } from 'react';
import { cx } from '../cx.ts';
import { Field, type FieldFrame } from './Field.tsx';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldFrame {
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

export function TextArea({ label, hideLabel, hint, error, className, id, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, className, id }}>
      {(ids) => (
        <div className={cx('inp area', Boolean(error) && 'bad', area.disabled && 'off')}>
          <textarea {...area} {...ids} />
        </div>
      )}
    </Field>
  );
}

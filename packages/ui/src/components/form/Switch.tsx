import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  label: ReactNode;
  description?: ReactNode | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** On or off, at once. The label is at the left, the switch at the right. */
export function Switch({ label, description, className, ...input }: SwitchProps) {
  return (
    <label className={cx('swrow', className)}>
      <span>
        {label}
        {description ? <span className="sub">{description}</span> : null}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the browser says "checked" of a native checkbox. */}
      <input {...input} type="checkbox" role="switch" className="sw" />
    </label>
  );
}

import type { ButtonHTMLAttributes, Ref } from 'react';
import type { Icon } from '../../icons/drawIcon.tsx';
import { cx } from '../cx.ts';
import { Link, type LinkProps } from '../link/LinkContext.tsx';

interface Look {
  icon: Icon;
  /** What it does; the only text of the button. */
  label: string;
  /** With a thin border. */
  outlined?: boolean | undefined;
}

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Round 44 px button with an icon alone. */
export function IconButton({ icon: Glyph, label, outlined, className, type, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-label={label}
      title={rest.title ?? label}
      className={cx('icb', outlined && 'line', className)}
    >
      <Glyph />
    </button>
  );
}

export function IconLink({ icon: Glyph, label, outlined, className, ...rest }: LinkProps & Look) {
  return (
    <Link {...rest} aria-label={label} title={label} className={cx('icb', outlined && 'line', className)}>
      <Glyph />
    </Link>
  );
}

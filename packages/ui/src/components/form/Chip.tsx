import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { XBold } from '../../icons/XBold.ts';
import { cx } from '../cx.ts';
import { Link, type LinkProps } from '../link/LinkContext.tsx';

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Chosen or not; leave out for a chip that only acts. */
  pressed?: boolean | undefined;
}

export function Chip({ pressed, className, type, ...rest }: ChipProps) {
  return <button {...rest} type={type ?? 'button'} aria-pressed={pressed} className={cx('chip', className)} />;
}

/** A chip that leads somewhere; `current` marks where we are. */
export function ChipLink({ current, className, ...rest }: LinkProps & { current?: boolean | undefined }) {
  return <Link {...rest} aria-current={current ? 'page' : undefined} className={cx('chip', className)} />;
}

/** A filter in force, with the cross that takes it off. */
export function FilterChip({ children, name, onRemove }: { children: ReactNode; name: string; onRemove: () => void }) {
  return (
    <button type="button" className="chip" aria-label={`Togli il filtro ${name}`} onClick={onRemove}>
      {children} <XBold />
    </button>
  );
}

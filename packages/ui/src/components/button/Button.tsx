import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { cx } from '../cx.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { Link, type LinkProps } from '../link/LinkContext.tsx';

export type ButtonKind = 'primary' | 'soft' | 'line' | 'ghost' | 'quiet' | 'limone' | 'danger' | 'danger-line';
export type ButtonSize = 'sm' | 'md' | 'lg';

interface Look {
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
}

function look({ kind = 'primary', size, block }: Look, className?: string): string {
  return cx('btn', kind, size !== 'md' && size, block && 'stretch', className);
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** At work: shows a spinner, keeps focus, ignores presses. */
  busy?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function Button({ kind, size, block, busy, className, children, onClick, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={look({ kind, size, block }, className)}
      onClick={busy ? swallow : onClick}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
}

/** A link that looks like a button. */
export function ButtonLink({ kind, size, block, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={look({ kind, size, block }, className)} />;
}

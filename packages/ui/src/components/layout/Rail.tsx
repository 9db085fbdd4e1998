import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

interface RailProps {
  /** What scrolls, for screen readers: it can be reached and scrolled by keyboard. */
  label: string;
  /** Children are product cards. */
  cards?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A row that scrolls sideways. */
export function Rail({ label, cards, className, children }: RailProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1).
    <section className={cx('rail', cards && 'cards', className)} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

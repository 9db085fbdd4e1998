import type { ReactNode } from 'react';
import type { Icon } from '../../icons/drawIcon.tsx';
import { cx } from '../cx.ts';

/** Tomato flag of an offer: "−25%", "3×2". */
export function Flag({ children }: { children: ReactNode }) {
  return <span className="flag">{children}</span>;
}

export type TagTone = 'green' | 'lemon' | 'red' | 'warn' | 'err' | 'info' | 'white' | 'edged' | 'dark';

export interface TagProps {
  tone?: TagTone | undefined;
  icon?: Icon | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Tag({ tone, icon: Glyph, className, children }: TagProps) {
  return (
    <span className={cx('tag', tone, className)}>
      {Glyph ? <Glyph /> : null}
      {children}
    </span>
  );
}

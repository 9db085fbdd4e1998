import { cx } from '@sporta/ui/components/cx.ts';
import type { ReactNode } from 'react';
import { euro } from '../../shared/figures/index.ts';

interface SpentBarProps {
  name: string;
  /** Euro. */
  used: number;
  /** Euro; absent: no limit, and nothing to fill. */
  limit: number | undefined;
  /** What it is made of. */
  children?: ReactNode;
}

/** How much of a sum is used up; beyond it the bar is full and red. */
export function SpentBar({ name, used, limit, children }: SpentBarProps) {
  return (
    <div className="company-spent">
      <p>
        <span className="grow">{name}</span>
        <b>
          {euro(used)}
          {limit === undefined ? null : ` di ${euro(limit)}`}
        </b>
      </p>
      {limit === undefined ? null : (
        <progress
          className={cx('bar', used > limit && 'full')}
          aria-label={name}
          max={Math.max(limit, 0.01)}
          value={Math.min(used, limit)}
        />
      )}
      {children ? <small className="muted">{children}</small> : null}
    </div>
  );
}

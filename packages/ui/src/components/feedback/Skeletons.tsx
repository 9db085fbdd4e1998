import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

/** Grey bar: `title`, `line`, `small`, `price`, `chipsize`, `thumb`, `stepper`, `amount` are the shapes of skeleton.css. */
export function Skeleton({
  shape = 'line',
  className,
}: {
  shape?: string | undefined;
  className?: string | undefined;
}) {
  return <span className={cx('sk', shape, className)} aria-hidden="true" />;
}

/** Puts skeletons under one spoken "loading", and shows them only after 200 ms. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="sk-late" role="status" aria-label={label}>
      {children}
    </div>
  );
}

/** `count` lines of a cart or an order. */
export function RowsSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <Loading label={label}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move.
        <div className="ci" key={index} aria-hidden="true">
          <Skeleton shape="thumb" />
          <div className="cn">
            <Skeleton className="w80" />
            <Skeleton shape="small" className="w40" />
          </div>
          <Skeleton shape="stepper" />
          <Skeleton shape="amount" />
        </div>
      ))}
    </Loading>
  );
}

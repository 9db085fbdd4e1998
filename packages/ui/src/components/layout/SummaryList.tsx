import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface SummaryLine {
  label: ReactNode;
  value: ReactNode;
  /** `saving`: green; `muted`: grey; `total`: big, above a line. */
  tone?: 'saving' | 'muted' | 'total' | undefined;
}

interface SummaryListProps {
  lines: readonly SummaryLine[];
  /** Two columns, in small: the foot of the cart drawer. */
  compact?: boolean | undefined;
}

const CLASSES = { saving: 'neg', muted: 'muted', total: 'tot' };

/** Totals of a cart or an order. */
export function SummaryList({ lines, compact }: SummaryListProps) {
  return (
    <dl className={cx('sum', compact && 'small two')}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no state and keep their order.
        <div key={index} className={line.tone ? CLASSES[line.tone] : undefined}>
          <dt>{line.label}</dt>
          <dd>{line.value}</dd>
        </div>
      ))}
    </dl>
  );
}

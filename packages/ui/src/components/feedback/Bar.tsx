import { cx } from '../cx.ts';

export interface BarProps {
  /** What it measures, for screen readers. */
  label: string;
  value: number;
  max: number;
  tone?: 'green' | 'lemon' | 'warn' | 'full' | undefined;
  className?: string | undefined;
}

/** How far along: money missing to free delivery, places taken, steps done. */
export function Bar({ label, value, max, tone, className }: BarProps) {
  return (
    <progress
      className={cx('bar', tone !== 'green' && tone, className)}
      aria-label={label}
      value={Math.min(value, max)}
      max={max}
    />
  );
}

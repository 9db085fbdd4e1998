import type { ReactNode } from 'react';
import { CheckCircleFill } from '../../icons/CheckCircleFill.ts';
import type { Icon } from '../../icons/drawIcon.tsx';
import { InfoFill } from '../../icons/InfoFill.ts';
import { WarningCircleFill } from '../../icons/WarningCircleFill.ts';
import { WarningFill } from '../../icons/WarningFill.ts';
import { cx } from '../cx.ts';

const ICONS = { ok: CheckCircleFill, warn: WarningFill, err: WarningCircleFill, info: InfoFill, n: InfoFill };

export interface NoteProps {
  /** `n` is neutral grey. */
  kind: keyof typeof ICONS;
  icon?: Icon | undefined;
  /** A small button at the right end. */
  action?: ReactNode | undefined;
  /** It appeared because of what the customer did: screen readers say it. */
  live?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A coloured box with an icon: what happened and what to do. */
export function Note({ kind, icon, action, live, className, children }: NoteProps) {
  const Glyph = icon ?? ICONS[kind];
  return (
    <div className={cx('note', kind, className)} role={live ? (kind === 'err' ? 'alert' : 'status') : undefined}>
      <Glyph />
      <div className="txt">{children}</div>
      {action}
    </div>
  );
}

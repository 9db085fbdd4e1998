import { cx } from '@sporta/ui/components/cx.ts';
import { WarningFill } from '@sporta/ui/icons/WarningFill.ts';
import { moment } from '../../shared/figures/index.ts';
import { dueLook, dueText } from './due.ts';

/** When a case is due, in words; what is near or past is marked by a sign too, not by colour alone. */
export function DueMark({ of }: { of: { openedAt: string; dueAt: string } }) {
  const now = Date.now();
  const look = dueLook(of, now);
  return (
    <span className={cx('case-due', look)}>
      {look === 'calm' ? null : <WarningFill />}
      <span>
        {dueText(of, now)}
        <small>{moment(of.dueAt, new Date(now))}</small>
      </span>
    </span>
  );
}

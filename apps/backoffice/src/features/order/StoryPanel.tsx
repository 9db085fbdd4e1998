import type { StaffOrder, StaffOrderEvent } from '@sporta/contract';
import { cx } from '@sporta/ui/components/cx.ts';
import { ArrowUUpLeftBold } from '@sporta/ui/icons/ArrowUUpLeftBold.ts';
import { ChatCircleDotsFill } from '@sporta/ui/icons/ChatCircleDotsFill.ts';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { WarningFill } from '@sporta/ui/icons/WarningFill.ts';
import { moment } from '../../shared/figures/index.ts';

const BAD = ['cancelled', 'payment-failed', 'not-delivered', 'withdrawn'];

/** Everything that happened, the latest first. */
export function StoryPanel({ order: { events } }: { order: StaffOrder }) {
  const now = new Date();
  return (
    <section className="bx">
      <h2>Storia</h2>
      <ol className="btl">
        {events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may share their instant, and rows have no state.
          <li key={index} className={cx(lookOf(event), index === 0 && 'now')}>
            <i aria-hidden="true">
              {lookOf(event) === 'bad' ? (
                <WarningFill />
              ) : event.kind === 'refund' ? (
                <ArrowUUpLeftBold />
              ) : event.kind === 'letter' ? (
                <ChatCircleDotsFill />
              ) : (
                <CheckBold />
              )}
            </i>
            <b>{event.label}</b>
            <small>
              {moment(event.at, now)}
              {event.actor ? ` · ${event.actor}` : null}
            </small>
            {event.reason ? <small className="story-words">“{event.reason}”</small> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

function lookOf({ kind, state }: StaffOrderEvent): 'bad' | 'ok' {
  return kind === 'problem' || (state !== undefined && BAD.includes(state)) ? 'bad' : 'ok';
}

import type { DriverStop } from '@sporta/contract';
import { capitalised } from '@sporta/domain';
import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { NavigationArrowFill } from '@sporta/ui/icons/NavigationArrowFill.ts';
import { NoteFill } from '@sporta/ui/icons/NoteFill.ts';
import { CallLinks } from './CallLinks.tsx';
import { doorText, navigationHref } from './model/door.ts';
import { isClosed } from './model/replay.ts';
import { StopTags } from './StopTags.tsx';

/** How to get to the door, and what the customer wrote about it. */
export function StopIntro({ stop }: { stop: DriverStop }) {
  const door = doorText(stop);
  return (
    <section className="dv-sec" aria-label="Alla porta">
      {isClosed(stop) ? null : (
        <div className="dv-quick">
          <ButtonLink kind="soft" className="xl" href={navigationHref(stop, navigator.userAgent)}>
            <NavigationArrowFill />
            Naviga
          </ButtonLink>
          {stop.station ? null : <CallLinks stop={stop} />}
        </div>
      )}
      {stop.station?.directions ? (
        <Note kind="info" icon={NoteFill}>
          {stop.station.directions}
        </Note>
      ) : null}
      {stop.company ? <p className="dv-line">Chi ritira: {stop.name}</p> : null}
      {!stop.station && (door || stop.notes) ? (
        <Note kind="info" icon={NoteFill}>
          {door ? `${capitalised(door)}. ` : null}
          {stop.notes ? <b>{stop.notes}</b> : null}
        </Note>
      ) : null}
      <StopTags stop={stop} />
    </section>
  );
}

import { type AttemptKind, attemptLabels, type DriverStop, WAIT_AT_DOOR_MINUTES } from '@sporta/contract';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Bar } from '@sporta/ui/components/feedback/Bar.tsx';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { clock } from '../../shared/figures/index.ts';
import { attemptsFor, minutesAndSeconds, secondsToWait, triedAt } from './model/attempts.ts';
import { dialled } from './model/door.ts';
import type { DoorActs } from './use-acts.ts';
import { useNow } from './use-now.ts';

/** What is tried at a closed door, one after the other, and how long to wait yet. */
export function Attempts({ stop, door }: { stop: DriverStop; door: DoorActs }) {
  const now = useNow(1_000);
  const wait = secondsToWait(stop, now);
  const all = WAIT_AT_DOOR_MINUTES * 60;
  return (
    <>
      <ol className="dv-tries">
        {attemptsFor(stop).map((how) => {
          const at = triedAt(stop, how);
          return (
            <li key={how} className={at ? 'done' : undefined}>
              <i aria-hidden="true">{at ? <CheckBold /> : null}</i>
              <div className="grow">
                <b>{attemptLabels[how]}</b>
                <small>{at ? clock(at) : 'Da fare'}</small>
              </div>
              {at ? null : <Try how={how} stop={stop} door={door} />}
            </li>
          );
        })}
      </ol>
      {wait === undefined ? null : (
        <div className="dv-wait">
          <p>
            {wait > 0 ? (
              <>
                Aspetta ancora <b className="num">{minutesAndSeconds(wait)}</b>
              </>
            ) : (
              `Hai aspettato ${WAIT_AT_DOOR_MINUTES} minuti.`
            )}
          </p>
          <Bar label="Attesa alla porta" value={all - wait} max={all} tone="lemon" />
        </div>
      )}
    </>
  );
}

/** Doing it writes it down: the phone opens, the time is kept. */
function Try({ how, stop: { phone }, door }: { how: AttemptKind; stop: DriverStop; door: DoorActs }) {
  const write = () => door.act({ kind: 'attempt', how });
  if (how === 'rang' || !phone) {
    return (
      <Button kind="soft" onClick={write}>
        Ho suonato
      </Button>
    );
  }
  return (
    <ButtonLink kind="soft" href={`${how === 'called' ? 'tel' : 'sms'}:${dialled(phone)}`} onClick={write}>
      {how === 'called' ? 'Chiama' : 'Scrivi'}
    </ButtonLink>
  );
}

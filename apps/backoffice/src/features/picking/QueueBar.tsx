import { Button } from '@sporta/ui/components/button/Button.tsx';
import { WarningFill } from '@sporta/ui/icons/WarningFill.ts';
import { WifiSlashFill } from '@sporta/ui/icons/WifiSlashFill.ts';
import { countOf, withoutNetwork } from '../../shared/figures/index.ts';
import { useOfflineSince } from '../../shared/offline/index.ts';
import { signInHref } from '../../shared/staff/index.ts';
import type { Picking } from './use-picking.ts';

/** What has not reached the server and why, and what two devices disagree about. */
export function QueueBar({ picking, onConflicts }: { picking: Picking; onConflicts: () => void }) {
  const { waiting, stuck, conflicts } = picking;
  const since = useOfflineSince();
  const gestures = countOf(waiting, 'gesto aspetta', 'gesti aspettano');
  return (
    <>
      {stuck === 'no-network' ? (
        <div className="offline-bar" role="status">
          <WifiSlashFill />
          <span>
            <b>{withoutNetwork(since)}</b> {waiting > 0 ? `${gestures} su questo dispositivo. ` : ''}Continua pure:
            partono da soli quando torna.
          </span>
        </div>
      ) : null}
      {stuck === 'refused-entry' ? (
        <div className="offline-bar" role="status">
          <WarningFill />
          <span className="grow">
            <b>Entra di nuovo.</b> {gestures} su questo dispositivo, al sicuro.
          </span>
          <a className="btn line sm" href={signInHref()}>
            Entra
          </a>
        </div>
      ) : null}
      {conflicts.length > 0 ? (
        <div className="pk-clash" role="status">
          <WarningFill />
          <span className="grow">
            <b>{conflicts.length === 1 ? 'Una riga da guardare' : `${conflicts.length} righe da guardare`}.</b> Quello
            che hai fatto non è stato scritto.
          </span>
          <Button kind="line" size="sm" onClick={onConflicts}>
            Guarda
          </Button>
        </div>
      ) : null}
    </>
  );
}

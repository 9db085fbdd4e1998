import { WifiSlashFill } from '@sporta/ui/icons/WifiSlashFill.ts';
import { withoutNetwork } from '../../shared/figures/index.ts';
import { useOfflineSince, useWaiting } from '../../shared/offline/index.ts';
import { useMe } from '../../shared/staff/index.ts';

/** Since when there is no network, what goes on without it, and how much of what this person did still waits on the device. */
export function OfflineBar() {
  const since = useOfflineSince();
  const waiting = useWaiting(useMe().userId, since !== undefined);
  if (since === undefined) return null;
  return (
    <div className="offline-bar" role="status">
      <WifiSlashFill />
      <span className="grow">
        <b>{withoutNetwork(since)}</b> Puoi leggere e preparare; rimborsi e cambi di fascia aspettano.
      </span>
      {waiting > 0 ? <b>{waiting} in coda</b> : null}
    </div>
  );
}

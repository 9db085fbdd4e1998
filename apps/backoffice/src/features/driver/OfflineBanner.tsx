import { CloudSlashFill } from '@sporta/ui/icons/CloudSlashFill.ts';
import { WarningFill } from '@sporta/ui/icons/WarningFill.ts';
import { countOf, withoutNetwork } from '../../shared/figures/index.ts';
import { useOfflineSince } from '../../shared/offline/index.ts';
import { signInHref } from '../../shared/staff/index.ts';
import type { Driver } from './use-driver.ts';

/** Why nothing can be sent now, and that nothing is lost. */
export function OfflineBanner({ driver: { offline, stuck, waiting } }: { driver: Driver }) {
  const since = useOfflineSince();
  const saved = countOf(waiting, 'azione salvata qui, parte da sola.', 'azioni salvate qui, partono da sole.');
  if (offline) {
    return (
      <div className="offline-bar" role="status">
        <CloudSlashFill />
        <span>
          <b>{withoutNetwork(since)}</b> Continua pure{waiting > 0 ? `: ${saved}` : '.'}
        </span>
      </div>
    );
  }
  if (stuck === 'refused-entry') {
    return (
      <div className="offline-bar" role="status">
        <WarningFill />
        <span className="grow">
          <b>Entra di nuovo.</b> {saved}
        </span>
        <a className="btn line sm" href={signInHref()}>
          Entra
        </a>
      </div>
    );
  }
  return null;
}

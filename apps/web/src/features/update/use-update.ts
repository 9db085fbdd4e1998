import { useEffect, useState } from 'react';
import { APP_VERSION } from '../../config.ts';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { webSettings } from '../../lib/web-settings.ts';
import { type LastVersion, loadLastVersion } from './api/version.ts';
import { isNewer } from './model/newer-version.ts';
import { programOfPage, watchWorker } from './watch-worker.ts';

/** A newer shop than this page's. */
export interface Update {
  /** Its version; absent when a newer build has the number of this one. */
  version?: LastVersion;
}

/** Looks for a newer version from time to time; once there is one, it stops looking (specification, section 4). */
export function useUpdate(): Update | undefined {
  const api = useApi();
  const [update, setUpdate] = useState<Update>();
  useEffect(() => {
    if (update) return;
    let wanted = true;
    const look = async ({ workerWaits }: { workerWaits: boolean }) => {
      const version = await findNewer(api);
      if (wanted && (version || workerWaits)) setUpdate(version ? { version } : {});
    };
    const program = programOfPage();
    const workers = navigator.serviceWorker;
    const endWatch =
      workers && program ? watchWorker(workers, program, () => void look({ workerWaits: true })) : nothing;
    const timer = setInterval(() => {
      void look({ workerWaits: false });
      void workers
        ?.getRegistration()
        .then((registration) => registration?.update())
        .catch(nothing);
    }, webSettings().versionCheckMinutes * 60_000);
    return () => {
      wanted = false;
      clearInterval(timer);
      endWatch();
    };
  }, [api, update]);
  return update;
}

/** The newest version where it is newer than this page's, and no address of this page says that it was just fetched. */
async function findNewer(api: Api): Promise<LastVersion | undefined> {
  try {
    const found = await loadLastVersion(api);
    return isNewer(found.version, APP_VERSION) && !location.href.includes(found.version) ? found : undefined;
  } catch {
    // The version check fails silently (specification, section 8).
    return undefined;
  }
}

function nothing(): void {}

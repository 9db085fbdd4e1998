import { Button } from '@sporta/ui/components/button/Button.tsx';
import { lazy, Suspense, useEffect, useState } from 'react';
import { APP_VERSION } from '../../config.ts';
import { useApi } from '../../lib/use-api.ts';
import { webSettings } from '../../lib/web-settings.ts';
import { type LastVersion, loadLastVersion } from './api/version.ts';
import { isNewer, upgradeAddress } from './model/newer-version.ts';

const Dialog = lazy(async () => ({
  default: (await import('@sporta/ui/components/overlay/Dialog.tsx')).Dialog,
}));

/** Looks for a newer version from time to time; once there is one, it stops looking and says so. */
export function VersionNotice() {
  const api = useApi();
  const [latest, setLatest] = useState<LastVersion>();
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (latest) return;
    const look = async () => {
      try {
        const found = await loadLastVersion(api);
        if (isNewer(found.version, APP_VERSION) && !location.href.includes(found.version)) setLatest(found);
      } catch {
        // The version check fails silently (specification, section 8).
      }
    };
    const timer = setInterval(() => void look(), webSettings().versionCheckMinutes * 60_000);
    return () => clearInterval(timer);
  }, [api, latest]);
  if (!latest) return null;
  const address = upgradeAddress(latest.url, navigator.userAgent);
  const upgrade = () => (address ? location.assign(address) : location.reload());
  return (
    <Suspense>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="È pronta una nuova versione"
        width={500}
        footer={
          <>
            <Button kind="line" onClick={() => setOpen(false)}>
              Più tardi
            </Button>
            <Button onClick={upgrade}>{address ? 'Aggiorna l’app' : 'Ricarica la pagina'}</Button>
          </>
        }
      >
        <p>{latest.description}</p>
        <p className="muted small">Versione {latest.version}. Il carrello resta com’è.</p>
      </Dialog>
    </Suspense>
  );
}

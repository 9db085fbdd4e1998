import { Logo } from '@sporta/ui/components/brand/Logo.tsx';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { CheckCircleFill } from '@sporta/ui/icons/CheckCircleFill.ts';
import { DownloadSimple } from '@sporta/ui/icons/DownloadSimple.ts';
import { useRef, useState } from 'react';
import { APP_VERSION } from '../../config.ts';
import { newsOf, upgradeAddress } from './model/newer-version.ts';
import { updateNow } from './update-now.ts';
import type { Update } from './use-update.ts';

interface UpdateDialogProps {
  open: boolean;
  update: Update;
  onLater: () => void;
}

/** What is new, and the choice to have it now or later. */
export default function UpdateDialog({ open, update: { version }, onLater }: UpdateDialogProps) {
  const now = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const update = () => {
    setBusy(true);
    void updateNow(version && upgradeAddress(version.url, navigator.userAgent));
  };
  return (
    <Dialog
      open={open}
      onClose={onLater}
      title={
        <>
          <span className="update-mark" aria-hidden="true">
            <Logo height={30} />
          </span>
          {version ? `C’è la versione ${version.version}` : 'C’è una nuova versione'}
        </>
      }
      className="update"
      initialFocus={now}
      keepOnOutsidePress
    >
      <p className="muted">{version ? `Tu hai la ${APP_VERSION}. ` : ''}Il carrello resta com’è.</p>
      {version ? (
        <ul className="update-news">
          {newsOf(version.description).map((line) => (
            <li key={line}>
              <CheckCircleFill />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="update-answers">
        <Button ref={now} size="lg" block busy={busy} onClick={update}>
          <DownloadSimple />
          Aggiorna adesso
        </Button>
        <Button kind="ghost" block onClick={onLater}>
          Più tardi
        </Button>
      </div>
    </Dialog>
  );
}

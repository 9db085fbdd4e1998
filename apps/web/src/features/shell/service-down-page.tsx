import { Logo } from '@sporta/ui/components/brand/Logo.tsx';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { WifiSlashDuotone } from '@sporta/ui/icons/WifiSlashDuotone.ts';
import { use, useEffect, useState } from 'react';
import { InShell } from './model/in-shell.ts';

/** When the shop cannot answer. Alone it brings its own header; it makes no call. */
export function ServiceDownPage() {
  if (use(InShell)) {
    return (
      <div className="whole-page">
        <NoAnswer />
      </div>
    );
  }
  return (
    <>
      <header className="hd">
        <div className="wrap top">
          <a className="logo" href="/" aria-label="Sporta, vai alla home">
            <Logo />
          </a>
        </div>
      </header>
      <main className="wrap whole-page">
        <NoAnswer />
      </main>
    </>
  );
}

function NoAnswer() {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    // A reload without a connection would put the browser's own error page in place of this one.
    const look = () => setOffline(!navigator.onLine);
    look();
    if (!navigator.onLine) window.addEventListener('online', reload, { once: true });
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <EmptyState
      heading="h1"
      icon={WifiSlashDuotone}
      tone="warn"
      title={offline ? 'Sei senza connessione' : 'Torniamo tra poco'}
      body={
        offline
          ? 'Appena torna la rete ricarichiamo la pagina. Il tuo carrello e i tuoi ordini sono al sicuro.'
          : 'Il negozio in questo momento non risponde. Il tuo carrello e i tuoi ordini sono al sicuro.'
      }
      actions={
        offline ? undefined : (
          <>
            <Button onClick={reload}>Riprova</Button>
            <ButtonLink kind="line" href="/">
              Torna alla home
            </ButtonLink>
          </>
        )
      }
    />
  );
}

function reload(): void {
  window.location.reload();
}

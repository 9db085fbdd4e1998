import { Logo } from '@sporta/ui/components/brand/Logo.tsx';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { WifiSlashDuotone } from '@sporta/ui/icons/WifiSlashDuotone.ts';
import { use, useEffect, useState } from 'react';
import { shopName } from '../../lib/shop-name.ts';
import { InShell } from './model/in-shell.ts';
import { isMissingProgram, mayReadAgain } from './model/missing-program.ts';

/** When the shop cannot answer, or a part of its program does not arrive. Alone it brings its own header; it makes no call. */
export function ServiceDownPage({ error }: { error?: unknown }) {
  if (use(InShell)) {
    return (
      <div className="whole-page">
        <NoAnswer error={error} />
      </div>
    );
  }
  return (
    <>
      <header className="hd">
        <div className="wrap top">
          <a className="logo" href="/" aria-label={`${shopName()}, vai alla home`}>
            <Logo />
          </a>
        </div>
      </header>
      <main className="wrap whole-page">
        <NoAnswer error={error} />
      </main>
    </>
  );
}

function NoAnswer({ error }: { error: unknown }) {
  const [offline, setOffline] = useState(false);
  const missing = isMissingProgram(error);
  const [again, setAgain] = useState(missing);
  useEffect(() => {
    // A reload without a connection would put the browser's own error page in place of this one.
    const look = () => setOffline(!navigator.onLine);
    look();
    if (!navigator.onLine) window.addEventListener('online', reload, { once: true });
    return () => window.removeEventListener('online', reload);
  }, []);
  useEffect(() => {
    if (missing && navigator.onLine && mayReadAgain(window.location.href)) reload();
    else setAgain(false);
  }, [missing]);
  if (again) return null;
  if (missing && !offline) {
    return (
      <EmptyState
        heading="h1"
        icon={WifiSlashDuotone}
        tone="warn"
        title="Non riusciamo a caricare la pagina"
        body="Il negozio è aperto, ma una parte della pagina non è arrivata: succede con una rete debole o quando c’è una versione nuova. Il tuo carrello è al sicuro."
        actions={
          <>
            <Button onClick={reload}>Carica di nuovo</Button>
            <ButtonLink kind="line" href="/">
              Torna alla home
            </ButtonLink>
          </>
        }
      />
    );
  }
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

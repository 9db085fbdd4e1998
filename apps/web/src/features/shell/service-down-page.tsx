import { Logo } from '@sporta/ui/components/brand/Logo.tsx';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { WifiSlashDuotone } from '@sporta/ui/icons/WifiSlashDuotone.ts';

/** When the shop cannot answer. Stands alone: nothing of it needs the shop. */
export function ServiceDownPage() {
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
        <EmptyState
          heading="h1"
          icon={WifiSlashDuotone}
          tone="warn"
          title="Torniamo tra poco"
          body="Il negozio in questo momento non risponde. Il tuo carrello e i tuoi ordini sono al sicuro."
          actions={
            <>
              <Button onClick={() => window.location.reload()}>Riprova</Button>
              <ButtonLink kind="line" href="/">
                Torna alla home
              </ButtonLink>
            </>
          }
        />
      </main>
    </>
  );
}

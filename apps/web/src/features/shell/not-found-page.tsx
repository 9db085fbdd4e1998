import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';

/** For an address that leads nowhere, in the frame of the shop. */
export function NotFoundPage() {
  return (
    <div className="whole-page">
      <EmptyState
        heading="h1"
        picture="/pictures/borsa-vuota.svg"
        title="Pagina non trovata"
        body="L’indirizzo è cambiato, o quello che cerchi non c’è più."
        actions={
          <>
            <ButtonLink href="/">Torna alla home</ButtonLink>
            <ButtonLink kind="line" href="/catalog">
              Vedi i reparti
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}

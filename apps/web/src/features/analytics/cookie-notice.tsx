import { Button } from '@sporta/ui/components/button/Button.tsx';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { XBold } from '@sporta/ui/icons/XBold.ts';
import { answerConsent } from './model/consent.ts';

/**
 * Asks before anything is measured (Garante, guidelines of 10 June 2021): closing it refuses, both answers weigh the
 * same, and the shop works all the same.
 */
export function CookieNotice() {
  const refuse = () => answerConsent('refused');
  return (
    <section className="cookies" aria-label="Cookie">
      <IconButton icon={XBold} label="Chiudi e rifiuta" onClick={refuse} />
      <p>
        <b>Possiamo contare le visite?</b> Usiamo solo cookie tecnici. Se accetti, misuriamo anche come si usa il
        negozio, per migliorarlo. Se chiudi o rifiuti non cambia niente.{' '}
        <Link className="link" href="/page/privacy-e-cookie">
          Privacy e cookie
        </Link>
      </p>
      <div className="row">
        <Button kind="line" onClick={refuse}>
          Rifiuta
        </Button>
        <Button kind="line" onClick={() => answerConsent('granted')}>
          Accetta
        </Button>
      </div>
    </section>
  );
}

import { Button } from '@sporta/ui/components/button/Button.tsx';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { XBold } from '@sporta/ui/icons/XBold.ts';
import { useEffect, useRef } from 'react';
import { answerConsent, type Consent } from './model/consent.ts';

interface CookieNoticeProps {
  /** What was answered before, when the notice was opened again. */
  answer: Consent;
  /** Asked for by a press: who uses a keyboard or a screen reader is led to it. */
  focus: boolean;
  onDone: () => void;
}

const SAID: Record<Consent, string> = {
  unknown: '',
  granted: 'Ora: hai accettato.',
  refused: 'Ora: hai rifiutato.',
};

/**
 * Asks before anything is measured (Garante, guidelines of 10 June 2021): closing it refuses, both answers weigh the
 * same, and the shop works all the same. Opened again, closing it leaves the answer as it is.
 */
export function CookieNotice({ answer, focus, onDone }: CookieNoticeProps) {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focus) notice.current?.focus();
  }, [focus]);
  const choose = (next: 'granted' | 'refused') => {
    answerConsent(next);
    onDone();
  };
  return (
    <section ref={notice} className="cookies" aria-label="Cookie" tabIndex={-1}>
      {answer === 'unknown' ? (
        <IconButton icon={XBold} label="Chiudi e rifiuta" onClick={() => choose('refused')} />
      ) : (
        <IconButton icon={XBold} label="Chiudi" onClick={onDone} />
      )}
      <p>
        <b>Possiamo contare le visite?</b> Usiamo solo cookie tecnici. Se accetti, misuriamo anche come si usa il
        negozio, per migliorarlo. Se chiudi o rifiuti non cambia niente. {SAID[answer]}{' '}
        <Link className="link" href="/page/privacy-e-cookie">
          Privacy e cookie
        </Link>
      </p>
      <div className="row">
        <Button kind="line" onClick={() => choose('refused')}>
          Rifiuta
        </Button>
        <Button kind="line" onClick={() => choose('granted')}>
          Accetta
        </Button>
      </div>
    </section>
  );
}

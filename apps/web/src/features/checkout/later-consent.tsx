import { formatDayLong, shopDay } from '@sporta/domain';
import { Checkbox } from '@sporta/ui';
import { useEffect, useRef } from 'react';

/** "giovedì 26 novembre": from when on the money of a slot far away can be held. */
export function heldFromText(heldFrom: string): string {
  return formatDayLong(shopDay(Date.parse(heldFrom)));
}

interface LaterConsentProps {
  /** ISO instant. */
  heldFrom: string;
  agreed: boolean;
  disabled: boolean;
  /** Why the order was refused without it; brings the customer here. */
  refused: string | undefined;
  onAgree: (agreed: boolean) => void;
}

/** The slot is further away than a hold lasts: the card is kept now, with this consent, and the money is held later. */
export function LaterConsent({ heldFrom, agreed, disabled, refused, onAgree }: LaterConsentProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!refused) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [refused]);
  return (
    <Checkbox
      ref={box}
      error={refused}
      label="Accetto che la carta sia salvata per questa consegna"
      description={`Oggi non blocchiamo nulla: la consegna è lontana. Da ${heldFromText(heldFrom)} blocchiamo l’importo sulla carta, anche senza di te; se la banca vuole una conferma ti scriviamo. La togli quando vuoi, dopo.`}
      checked={agreed}
      disabled={disabled}
      onChange={(event) => onAgree(event.target.checked)}
    />
  );
}

import { formatDayLong, shopDay } from '@sporta/domain';
import { Checkbox } from '@sporta/ui';

/** "giovedì 26 novembre": from when on the money of a slot far away can be held. */
export function heldFromText(heldFrom: string): string {
  return formatDayLong(shopDay(Date.parse(heldFrom)));
}

interface LaterConsentProps {
  /** ISO instant. */
  heldFrom: string;
  agreed: boolean;
  disabled: boolean;
  onAgree: (agreed: boolean) => void;
}

/** The slot is further away than a hold lasts: the card is kept now, with this consent, and the money is held later. */
export function LaterConsent({ heldFrom, agreed, disabled, onAgree }: LaterConsentProps) {
  return (
    <Checkbox
      label="Accetto che la carta sia salvata per questa consegna"
      description={`Oggi non blocchiamo nulla: la consegna è lontana. Da ${heldFromText(heldFrom)} blocchiamo l’importo sulla carta, anche senza di te; se la banca vuole una conferma ti scriviamo. La togli quando vuoi, dopo.`}
      checked={agreed}
      disabled={disabled}
      onChange={(event) => onAgree(event.target.checked)}
    />
  );
}

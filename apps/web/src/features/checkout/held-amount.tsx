import { formatEuro } from '@sporta/domain';
import { Note } from '@sporta/ui';
import { LockFill } from '@sporta/ui/icons/LockFill.ts';
import type { Held } from './model/use-held.ts';

/** "Blocchiamo fino a …": why the bank shows more than what is left, which goods sold by weight may still change. */
export function HeldAmount({ held }: { held: Held }) {
  return (
    <Note kind="n" icon={LockFill} className="held">
      Blocchiamo fino a <b>{formatEuro(held.heldCents)}</b>: {formatEuro(held.estimateCents)} +{' '}
      {formatEuro(held.marginCents)} per i prodotti da pesare e un sacchetto in più. Incassiamo solo il conto vero, dopo
      la preparazione.
    </Note>
  );
}

/**
 * Beside the button: the sum the bank will show, where it is not the one the button says.
 * @param ofRest tickets or vouchers pay a part, so that it is less than the button says
 */
export function HeldLine({ held, ofRest }: { held: Held; ofRest: boolean }) {
  return (
    <p className="small c held-line">
      {ofRest ? 'Per il resto ti' : 'Ti'} chiediamo di confermare fino a{' '}
      <b className="num">{formatEuro(held.heldCents)}</b>
    </p>
  );
}

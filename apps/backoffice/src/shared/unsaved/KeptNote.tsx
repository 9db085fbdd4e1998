import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { moment } from '../figures/index.ts';
import type { Offer } from './use-unsaved.ts';

/** Offers back what was typed here and left without being saved. */
export function KeptNote({ offer }: { offer: Offer | undefined }) {
  if (!offer) return null;
  return (
    <Note
      kind="info"
      live
      className="doc-note"
      action={
        <span className="row">
          <Button size="sm" kind="line" onClick={offer.drop}>
            Buttale
          </Button>
          <Button size="sm" onClick={offer.take}>
            Riprendile
          </Button>
        </span>
      }
    >
      Su questo dispositivo ci sono modifiche tue non salvate, di {moment(offer.at, new Date())}.
    </Note>
  );
}

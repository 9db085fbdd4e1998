import type { HeldTimeslot } from '@sporta/contract';
import { Button, Note, useAnnounce } from '@sporta/ui';
import { ClockFill } from '@sporta/ui/icons/ClockFill.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shopNow } from '../../lib/shop-clock.ts';
import { reloadPurchase } from '../cart/index.ts';
import { messageOf } from '../errors/index.ts';
import { shortSlot } from './delivery-texts.ts';
import { openDelivery } from './delivery-window.ts';
import { useExtendHold } from './use-delivery-actions.ts';
import { holdText, useHold, useLostSlot } from './use-hold.ts';

interface HoldNoteProps {
  timeslot: HeldTimeslot | undefined;
  /** The way to another slot; the window of days and hours where none is named. */
  onChoose?: (() => void) | undefined;
}

const chooseSlot = () => openDelivery('slot');

/**
 * How long the slot is still held. In the last minutes it counts by the second, says so to screen readers once, and offers
 * to keep it; when it is over the cart is asked again, which then has no slot, and the note says what was lost and what
 * was not.
 */
export function HoldNote({ timeslot, onChoose = chooseSlot }: HoldNoteProps) {
  const hold = useHold(timeslot);
  const announce = useAnnounce();
  const queryClient = useQueryClient();
  const extend = useExtendHold();
  const ending = hold?.ending ?? false;
  const over = hold?.over ?? false;
  const left = timeslot?.extensionsLeft ?? 0;
  const lost = useLostSlot(timeslot);

  useEffect(() => {
    if (ending && !over) announce('La fascia oraria è riservata ancora per cinque minuti');
  }, [ending, over, announce]);
  useEffect(() => {
    if (!over) return;
    announce('La fascia oraria non è più riservata');
    void reloadPurchase(queryClient);
  }, [over, announce, queryClient]);

  if (lost) {
    return (
      <Note
        kind="warn"
        icon={ClockFill}
        className="hold-note"
        action={
          <Button kind="line" size="sm" onClick={onChoose}>
            Scegli l’orario
          </Button>
        }
      >
        {Date.parse(lost.cutoff) <= shopNow() ? (
          <>
            <b>Gli ordini per la fascia {shortSlot(lost)} sono chiusi.</b> Il carrello è come l’hai lasciato: scegli un
            altro orario.
          </>
        ) : (
          <>
            <b>La fascia {shortSlot(lost)} non è più riservata.</b> Il carrello è come l’hai lasciato: scegli di nuovo
            l’orario, se c’è posto anche lo stesso.
          </>
        )}
      </Note>
    );
  }
  if (!timeslot || !hold || over) return null;
  const keep =
    left > 0 ? (
      <Button kind="line" size="sm" busy={extend.isPending} onClick={() => extend.mutate()}>
        Tienila ancora
      </Button>
    ) : undefined;
  if (extend.isError) {
    return (
      <Note kind="warn" live className="hold-note">
        {messageOf(extend.error, 'Non siamo riusciti ad allungare il tempo: riprova.')}
      </Note>
    );
  }
  if (!ending) {
    return (
      <p className="hold-line small muted">
        Ti teniamo la fascia per altri <b className="num">{holdText(hold)}</b>
      </p>
    );
  }
  return (
    <Note kind="warn" icon={ClockFill} className="hold-note" action={keep}>
      Ti teniamo la fascia ancora per{' '}
      <b className="num" aria-hidden="true">
        {holdText(hold)}
      </b>
      <span className="sr">meno di cinque minuti</span>
    </Note>
  );
}

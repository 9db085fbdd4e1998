import type { Cart } from '@sporta/contract';
import { capitalised, centsToEuro } from '@sporta/domain';
import { CaretRightBold } from '@sporta/ui/icons/CaretRightBold.ts';
import { ClockFill } from '@sporta/ui/icons/ClockFill.ts';
import { MapPinFill } from '@sporta/ui/icons/MapPinFill.ts';
import { slotFee } from '../../lib/slot-fee.ts';
import { costText, openDelivery, shortSlot, whereName } from '../../shared/delivery/index.ts';
import type { ShownSlot } from './checkout-where.tsx';

/** Where and when, on a phone: two lines, each a button; the fee is that of the total below. */
export function CompactWhere({ cart, timeslot }: { cart: Cart; timeslot: ShownSlot | undefined }) {
  const { shippingAddress: where, editable } = cart;
  return (
    <div className="mcw">
      <button type="button" disabled={!editable} onClick={() => openDelivery('address')}>
        <MapPinFill />
        <b>{where ? whereName(where) : 'Scegli l’indirizzo'}</b>
        <CaretRightBold />
      </button>
      <button type="button" disabled={!editable} onClick={() => openDelivery(where ? 'slot' : 'address')}>
        <ClockFill />
        <b>{timeslot ? shortSlot(timeslot) : 'Scegli l’orario'}</b>
        {timeslot?.cost === undefined ? null : (
          <span className="small">{capitalised(costText(centsToEuro(slotFee(cart))))}</span>
        )}
        <CaretRightBold />
      </button>
    </div>
  );
}

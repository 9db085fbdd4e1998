import type { Cart, Timeslot } from '@sporta/contract';
import { Button } from '@sporta/ui';
import { ClockFill } from '@sporta/ui/icons/ClockFill.ts';
import { MapPinFill } from '@sporta/ui/icons/MapPinFill.ts';
import {
  isPickup,
  longDay,
  openDelivery,
  placeLine,
  slotHours,
  street,
  whereLabel,
  whereName,
} from '../../shared/delivery/index.ts';
import { cutoffText } from '../../shared/orders/index.ts';

/** The slot of the cart, or the one kept by the order that is being paid, of which less is known. */
export type ShownSlot = Pick<Timeslot, 'date' | 'beginTime' | 'endTime'> & Partial<Pick<Timeslot, 'cutoff' | 'cost'>>;

/** Two boxes over the cart: where and when, each with its button. */
export function CheckoutWhere({ cart, timeslot }: { cart: Cart; timeslot: ShownSlot | undefined }) {
  const { shippingAddress: where, editable } = cart;
  return (
    <div className="whr">
      <div>
        <MapPinFill />
        <span>
          <small>{whereLabel(where)}</small>
          <b>{where ? whereName(where) : 'Scegli l’indirizzo'}</b>
          {where ? (
            <small>{isPickup(where) ? `${street(where)}, ${where.postalcode} ${where.city}` : placeLine(where)}</small>
          ) : null}
        </span>
        {editable ? (
          <Button kind="soft" size="sm" onClick={() => openDelivery('address')}>
            {where ? 'Modifica' : 'Scegli'}
            <span className="sr"> l’indirizzo</span>
          </Button>
        ) : null}
      </div>
      <div>
        <ClockFill />
        <span>
          <small>{timeslot ? longDay(timeslot.date) : 'Data e ora'}</small>
          <b>{timeslot ? slotHours(timeslot) : 'Scegli l’orario'}</b>
          {timeslot?.cutoff ? <small>{cutoffText(timeslot.cutoff)}</small> : null}
        </span>
        {editable ? (
          <Button kind="soft" size="sm" onClick={() => openDelivery(where ? 'slot' : 'address')}>
            {timeslot ? 'Modifica' : 'Scegli'}
            <span className="sr"> l’orario</span>
          </Button>
        ) : null}
      </div>
    </div>
  );
}

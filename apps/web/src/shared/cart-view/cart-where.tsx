import type { Cart } from '@sporta/contract';
import { ClockFill } from '@sporta/ui/icons/ClockFill.ts';
import { MapPinFill } from '@sporta/ui/icons/MapPinFill.ts';
import { PencilSimple } from '@sporta/ui/icons/PencilSimple.ts';
import type { ReactNode } from 'react';
import { isPickup, longDay, openDelivery, shortAddress, slotHours, whereLabel } from '../delivery/index.ts';
import type { OverlayName } from '../overlays/index.ts';

interface CartWhereProps {
  cart: Cart;
  /** What to come back to after a change. */
  then?: OverlayName | undefined;
}

/** Cart info of the drawer: address and slot, each with a pencil where it may be changed. */
export function CartWhere({ cart, then }: CartWhereProps) {
  const { shippingAddress: where, timeslot } = cart;
  return (
    <div className="dinfo">
      <Part editable={cart.editable} onClick={() => openDelivery('address', then)} what="l’indirizzo">
        <MapPinFill />
        <span>
          <small>{whereLabel(where)}</small>
          <b>{where ? (isPickup(where) ? where.addressName : shortAddress(where)) : 'Scegli l’indirizzo'}</b>
        </span>
      </Part>
      <Part editable={cart.editable} onClick={() => openDelivery(where ? 'slot' : 'address', then)} what="l’orario">
        <ClockFill />
        <span>
          <small>{timeslot ? longDay(timeslot.date) : 'Data e ora'}</small>
          <b>{timeslot ? slotHours(timeslot) : 'Scegli l’orario'}</b>
        </span>
      </Part>
    </div>
  );
}

interface PartProps {
  editable: boolean;
  what: string;
  onClick: () => void;
  children: ReactNode;
}

function Part({ editable, what, onClick, children }: PartProps) {
  if (!editable) return <div>{children}</div>;
  return (
    <button type="button" onClick={onClick}>
      {children} <span className="sr">Cambia {what}</span>
      <PencilSimple />
    </button>
  );
}

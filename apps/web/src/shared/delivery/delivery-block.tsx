import { ClockFill } from '@sporta/ui/icons/ClockFill.ts';
import { MapPinFill } from '@sporta/ui/icons/MapPinFill.ts';
import { useRouter } from '@tanstack/react-router';
import { useCart } from '../cart/index.ts';
import { hasOverlay, type OverlayName, overlays } from '../overlays/index.ts';
import { addressWords, bookedHours, deliveryLabel, slotDay } from './delivery-words.ts';

/** Opens the choice of address or slot; without an installed dialog, the checkout, where both are. */
export function useOpenDelivery(): (name: OverlayName & ('address' | 'slot')) => void {
  const router = useRouter();
  return (name) => (hasOverlay(name) ? overlays.open(name) : void router.navigate({ href: '/checkout' }));
}

/** Address and slot in the header; plain text where the cart may not be edited. */
export function DeliveryBlock() {
  const cart = useCart();
  const open = useOpenDelivery();
  if (!cart) return null;
  const Part = cart.editable ? 'button' : 'div';
  const address = addressWords(cart);
  const hours = bookedHours(cart);
  const act = (name: 'address' | 'slot') =>
    cart.editable ? { type: 'button' as const, onClick: () => open(name) } : {};
  return (
    <div className="dlv">
      <Part {...act('address')}>
        <MapPinFill />
        <span>
          <small>{deliveryLabel(cart)}</small>
          <b>{address ?? 'Scegli l’indirizzo'}</b>
        </span>
      </Part>
      <Part {...act('slot')}>
        <ClockFill />
        <span>
          <small>{slotDay(cart) ?? 'Data e ora'}</small>
          <b>{hours ?? 'Scegli la fascia'}</b>
        </span>
      </Part>
    </div>
  );
}

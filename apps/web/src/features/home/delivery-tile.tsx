import { capitalised, euroToCents, formatDayLong, formatEuro, formatHours } from '@sporta/domain';
import { Bar } from '@sporta/ui/components/feedback/Bar.tsx';
import { ClockFill } from '@sporta/ui/icons/ClockFill.ts';
import { MapPinFill } from '@sporta/ui/icons/MapPinFill.ts';
import { PencilSimple } from '@sporta/ui/icons/PencilSimple.ts';
import { useCart } from '../../shared/cart/index.ts';
import { addressWords, cutoffWords, useOpenDelivery } from '../../shared/delivery/index.ts';

/** Day, hours and address of the delivery, until when the cart may change, what is missing to free delivery. */
export function DeliveryTile() {
  const cart = useCart();
  const open = useOpenDelivery();
  if (!cart) return <div className="hero-delivery" />;
  const { timeslot, freeDelivery, placeLost } = cart;
  const address = addressWords(cart);
  const day = timeslot && formatDayLong(timeslot.date);
  return (
    <div className="hero-delivery">
      <div className="row">
        <h2 className="grow">La tua consegna</h2>
        {cart.editable ? (
          <button type="button" className="link small" onClick={() => open(address ? 'slot' : 'address')}>
            {timeslot ? 'Modifica' : 'Scegli'}
          </button>
        ) : null}
      </div>
      <div className="slot-chosen">
        <ClockFill />
        <p>
          <b>{day ? capitalised(day) : placeLost ? 'Serve un altro posto' : 'Scegli giorno e ora'}</b>
          {timeslot
            ? `dalle ${formatHours(timeslot).replace('–', ' alle ')}`
            : placeLost
              ? 'Quello che hai nel carrello resta'
              : 'Tieni il posto per un’ora'}
        </p>
      </div>
      <p className="fact">
        <MapPinFill />
        {address ?? (placeLost ? `${placeLost}.` : 'Nessun indirizzo scelto')}
      </p>
      {timeslot ? (
        <p className="fact muted">
          <PencilSimple />
          Modifichi il carrello fino {cutoffWords(timeslot.cutoff)}
        </p>
      ) : null}
      {freeDelivery ? (
        <div className="free">
          <div className="row">
            <b className="grow">Consegna gratuita</b>
            <span className="num">
              {freeDelivery.missing > 0 ? `mancano ${formatEuro(euroToCents(freeDelivery.missing))}` : 'raggiunta'}
            </span>
          </div>
          <Bar
            label="Verso la consegna gratuita"
            tone="lemon"
            value={freeDelivery.threshold - freeDelivery.missing}
            max={freeDelivery.threshold}
          />
        </div>
      ) : null}
    </div>
  );
}

import { type Cart, endpoints } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { countText } from '@sporta/domain';
import { Button, ButtonLink, Note } from '@sporta/ui';
import { Bell } from '@sporta/ui/icons/Bell.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { leaveDelivery, storesOffering, storesQuery } from '../../shared/delivery/index.ts';
import { messageOf } from '../../shared/errors/index.ts';

const { home, pickup, locker } = deliveryServiceIds;

interface NoSlotLeftProps {
  cart: Cart;
  /** Days whose slots are shown, all taken or closed; 0: the shop has opened none. */
  days: number;
  /** To the places of another way of delivery. */
  onOtherWay: (deliveryServiceId: number) => void;
}

/** Nothing is left to choose: says so, and what one can do instead. The cart, which asks for a slot first, stays within reach. */
export function NoSlotLeft({ cart, days, onOtherWay }: NoSlotLeftProps) {
  const api = useApi();
  const ask = useMutation({ mutationFn: () => api.call(endpoints.delivery.notifyMeOfTimeslot, {}) });
  const { data: stores = [] } = useQuery(storesQuery(api));
  const service = cart.shippingAddress?.deliveryServiceId;
  const other = service === home ? pickup : home;
  const offersOther = other === home || storesOffering(stores, pickup).length > 0;
  return (
    <Note kind="warn" className="no-slot">
      <b>{days === 0 ? 'Per ora non c’è nessun orario.' : `Tutto pieno per ${countText(days, 'giorno', 'giorni')}.`}</b>{' '}
      {days === 0
        ? 'Ne apriamo di nuovi ogni mattina alle 6.'
        : 'Un posto si libera quando qualcuno lo lascia, e ogni mattina alle 6 apriamo un giorno nuovo.'}{' '}
      Il carrello resta com’è.
      <span className="no-slot-ways">
        {service === locker ? null : ask.isSuccess ? (
          <b role="status">Ti scriviamo appena c’è posto.</b>
        ) : (
          <Button kind="primary" size="sm" busy={ask.isPending} onClick={() => ask.mutate()}>
            <Bell />
            Avvisami quando c’è posto
          </Button>
        )}
        {offersOther ? (
          <Button kind="line" size="sm" onClick={() => onOtherWay(other)}>
            {other === pickup ? 'Ritira in negozio' : 'Fattela portare a casa'}
          </Button>
        ) : null}
        <ButtonLink kind="line" size="sm" href="/checkout" onClick={leaveDelivery}>
          Guarda il carrello
        </ButtonLink>
      </span>
      {ask.isError ? <span role="alert">{messageOf(ask.error, 'Non siamo riusciti a segnarlo: riprova.')}</span> : null}
    </Note>
  );
}

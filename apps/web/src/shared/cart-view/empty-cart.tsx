import { endpoints } from '@sporta/contract';
import { Button, ButtonLink, EmptyState } from '@sporta/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { useCartAction } from '../cart/index.ts';
import { useSession } from '../session/index.ts';
import { basketWords, readyBasket, useFillCart, weeklySlotsQuery } from '../weekly/index.ts';

interface EmptyCartProps {
  heading?: 'h1' | 'h2' | undefined;
  /** Something of the page was chosen: the drawer closes. */
  onLeave?: (() => void) | undefined;
}

/** Nothing in the cart: the last order with one press, or the offers. */
export function EmptyCart({ heading = 'h2', onLeave }: EmptyCartProps) {
  const api = useApi();
  const { data: last } = useQuery({
    queryKey: ['orders', 'last'],
    queryFn: async ({ signal }) =>
      (await api.call(endpoints.order.list, { page: 1, page_size: 1 }, { signal })).data.orders[0] ?? null,
    retry: false,
    staleTime: 60_000,
  });
  const { data: weekly } = useQuery({
    ...weeklySlotsQuery(api),
    enabled: useSession().isInPerson,
    retry: false,
    staleTime: 60_000,
  });
  const usual = useFillCart();
  const ready = weekly && readyBasket(weekly);
  const repeat = useCartAction<number>((client, id) => client.call(endpoints.order.repeat, { order_id: id }));
  return (
    <EmptyState
      picture="/pictures/borsa-vuota.svg"
      heading={heading}
      title="Il carrello è vuoto"
      body={
        ready
          ? `La tua spesa di ${ready.day.label} è pronta: ${basketWords(ready.basket)}.`
          : last
            ? 'Comincia dalle offerte, o rimetti la spesa dell’ultima volta.'
            : 'Comincia dalle offerte della settimana.'
      }
      actions={
        <>
          {ready ? (
            <Button
              busy={usual.isPending}
              onClick={() => void usual.fill({ weeklySlotId: ready.slot.weeklySlotId, day: ready.day.day })}
            >
              Metti la spesa nel carrello
            </Button>
          ) : last ? (
            <Button busy={repeat.isPending} onClick={() => repeat.mutate(last.orderId)}>
              Rimetti l’ultima spesa
            </Button>
          ) : null}
          <ButtonLink kind={ready || last ? 'line' : 'primary'} href="/catalog?promo=true" onClick={onLeave}>
            Offerte
          </ButtonLink>
        </>
      }
    />
  );
}

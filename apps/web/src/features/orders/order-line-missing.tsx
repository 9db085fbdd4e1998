import { endpoints, type OrderLine } from '@sporta/contract';
import { Button, toast } from '@sporta/ui';
import { CaretDownBold } from '@sporta/ui/icons/CaretDownBold.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { IfMissing, ifMissingText, type MissingChoice } from '../../shared/substitutes/index.ts';

interface OrderLineMissingProps {
  orderId: number;
  line: OrderLine;
  /** Until the cut-off. */
  changeable: boolean;
}

/** What comes if a line of an order is missing; until the cut-off it can be chosen. */
export function OrderLineMissing({ orderId, line, changeable }: OrderLineMissingProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const chosen = ifMissingText(line.acceptAlternatives, line.wantedSubstitute);
  if (!changeable) return chosen ? <div className="muted xs order-line-missing">{chosen}</div> : null;
  const text = chosen || 'Se manca: uno simile';
  return (
    <div className="order-line-missing">
      <Button
        kind="ghost"
        size="sm"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`${text}, cambia per ${line.name}`}
        onClick={() => setOpen(!open)}
      >
        {text}
        <CaretDownBold />
      </Button>
      <div id={id} hidden={!open}>
        {open ? <Choice orderId={orderId} line={line} onDone={() => setOpen(false)} /> : null}
      </div>
    </div>
  );
}

function Choice({ orderId, line, onDone }: { orderId: number; line: OrderLine; onDone: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { orderLineId } = line;
  const choose = useMutation({
    mutationFn: async ({ choice, productId }: { choice: MissingChoice; productId?: number | undefined }) => {
      const request = { order_id: orderId, order_line_id: orderLineId, choice, wanted_substitute_id: productId };
      return (await api.call(endpoints.order.chooseSubstitute, request)).data.order;
    },
    onSuccess: (order) => {
      queryClient.setQueryData(['orders', 'one', order.orderId], order);
      toast.success('Scelta salvata');
      onDone();
    },
    onError: (error) => {
      toast.error(messageOf(error, 'La scelta non è stata salvata: riprova.'));
      void queryClient.invalidateQueries({ queryKey: ['orders', 'one', orderId] });
    },
  });
  return (
    <Suspense fallback={<div className="if-missing-place" />}>
      <IfMissing
        name={line.name}
        accepts={line.acceptAlternatives}
        wanted={line.wantedSubstitute}
        disabled={choose.isPending}
        offersKey={['substitutes', 'order', orderLineId]}
        readOffers={async (q, signal) => {
          const request = { order_id: orderId, order_line_id: orderLineId, q };
          return (await api.call(endpoints.order.substitutes, request, { signal })).data.products;
        }}
        onChoose={(choice, productId) => choose.mutate({ choice, productId })}
      />
    </Suspense>
  );
}

import { endpoints, type OrderLine } from '@sporta/contract';
import { Button, toast, useConfirm } from '@sporta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';

/** "Non lo voglio": what came in the place of a line goes back, until the order is closed. */
export function RefuseSubstitution({ orderId, line }: { orderId: number; line: OrderLine }) {
  const api = useApi();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const refuse = useMutation({
    mutationFn: async () => {
      const request = { order_id: orderId, order_line_id: line.orderLineId };
      return (await api.call(endpoints.order.refuseSubstitution, request)).data.order;
    },
    onSuccess: (order) => {
      queryClient.setQueryData(['orders', 'one', order.orderId], order);
      toast.success(`Senza ${line.substitute?.name ?? line.name}: non lo paghi`);
    },
    onError: (error) => {
      toast.error(messageOf(error, 'Non siamo riusciti a toglierlo: riprova.'));
      void queryClient.invalidateQueries({ queryKey: ['orders', 'one', orderId] });
    },
  });
  const ask = async () => {
    const yes = await confirm({
      title: `Rifiutare ${line.substitute?.name ?? 'la sostituzione'}?`,
      body: `Al posto di ${line.name} non arriva nulla, e non lo paghi. Non ti proponiamo altro per questo prodotto.`,
      danger: false,
    });
    if (yes) refuse.mutate();
  };
  return (
    <Button kind="ghost" size="sm" busy={refuse.isPending} onClick={() => void ask()}>
      Non lo voglio
    </Button>
  );
}

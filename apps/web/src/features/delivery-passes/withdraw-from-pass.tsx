import { type DeliveryPassOrder, endpoints } from '@sporta/contract';
import { euroToCents, formatDayLong, formatEuro } from '@sporta/domain';
import { Button, toast, useConfirm } from '@sporta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';

const backText = (cents: number) =>
  cents > 0 ? `ti restituiamo ${formatEuro(cents)}` : 'era già usato tutto, non c’è nulla da restituire';

/** The withdrawal function of Cod. consumo art. 54-bis: what goes back is said before, and again by the answer. */
export function WithdrawFromPass({ pass }: { pass: DeliveryPassOrder }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const withdraw = useMutation({
    retry: false,
    mutationFn: async () =>
      (await api.call(endpoints.deliveryPasses.withdraw, { order_id: pass.orderId })).data.deliveryPass,
    onSuccess: ({ refund = 0 }) => toast.success(`Abbonamento chiuso: ${backText(euroToCents(refund))}`),
    onError: (error) => toast.error(messageOf(error, 'Il recesso non è partito: riprova.')),
    // the fee of the cart is without the pass from now on
    onSettled: () => void queryClient.invalidateQueries(),
  });
  const cents = euroToCents(pass.refund ?? 0);
  const paid = formatEuro(euroToCents(pass.price));
  const ask = async () => {
    const yes = await confirm({
      title: `Recedere da «${pass.name}»?`,
      body: `Non vale più da subito, e non si può tornare indietro. ${
        cents > 0
          ? `Ti restituiamo ${formatEuro(cents)} di ${paid} sul metodo con cui hai pagato${cents < euroToCents(pass.price) ? ': il resto è la parte già usata' : ''}.`
          : 'È già usato tutto: non c’è nulla da restituire.'
      }`,
      yesLabel: 'Conferma il recesso',
      noLabel: 'Torna Indietro',
    });
    if (yes) withdraw.mutate();
  };
  return (
    <div className="pass-withdraw">
      <p className="small muted">
        {pass.withdrawUntil ? `Fino a ${formatDayLong(pass.withdrawUntil)} puoi recedere, senza dire perché: ` : ''}
        oggi {backText(cents)}.
      </p>
      <Button kind="line" size="sm" busy={withdraw.isPending} onClick={() => void ask()}>
        Recedi dal contratto qui
      </Button>
    </div>
  );
}

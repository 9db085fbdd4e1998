import { endpoints, type GiftVoucherOrder } from '@sporta/contract';
import { formatDayNumeric } from '@sporta/domain';
import { Button, TextInput, toast, useConfirm } from '@sporta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { FormProblem, showRefusal } from '../../shared/forms/index.ts';
import { giftsKey } from './api/gift-vouchers.ts';

/** Sends an unused voucher to another address, or withdraws from it. */
export function GiftActs({ gift }: { gift: GiftVoucherOrder }) {
  return (
    <div className="gift-acts">
      {gift.canResend ? <Resend key={gift.recipientEmail} gift={gift} /> : null}
      {gift.canCancel ? <Cancel gift={gift} /> : null}
    </div>
  );
}

function Resend({ gift }: { gift: GiftVoucherOrder }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: gift.recipientEmail } });
  const { errors } = formState;
  const resend = useMutation({
    mutationFn: ({ email }: { email: string }) =>
      api.call(endpoints.giftVouchers.resend, { order_id: gift.orderId, recipient_email: email.trim() }),
    onError: (error) => showRefusal(error, { recipient_email: 'email' }, setError),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: giftsKey });
      toast.success(gift.mailedAt ? 'Buono rispedito' : 'Indirizzo corretto');
    },
  });
  return (
    <form className="gift-resend" noValidate onSubmit={handleSubmit((values) => resend.mutate(values))}>
      <TextInput
        className="grow"
        label={`E-mail di ${gift.recipientName}`}
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...register('email', {
          pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: 'Serve un indirizzo come nome@posta.example' },
        })}
      />
      <Button type="submit" kind="soft" busy={resend.isPending}>
        {gift.mailedAt ? 'Manda di nuovo' : 'Correggi'}
      </Button>
      <FormProblem error={resend.error} shownInFields={Boolean(errors.email)} fallback="Non è partito: riprova." />
    </form>
  );
}

function Cancel({ gift }: { gift: GiftVoucherOrder }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const cancel = useMutation({
    mutationFn: () => api.call(endpoints.giftVouchers.cancel, { order_id: gift.orderId }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: giftsKey });
      toast.success('Buono annullato: ti restituiamo tutto');
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: giftsKey });
      toast.error(messageOf(error, 'Il buono non è stato annullato: riprova.'));
    },
  });
  const ask = async () => {
    const yes = await confirm({
      title: `Annullare il regalo per ${gift.recipientName}?`,
      body: 'Il codice non varrà più. Ti restituiamo tutto sul metodo con cui hai pagato.',
    });
    if (yes) cancel.mutate();
  };
  return (
    <p className="small muted">
      {gift.cancelUntil ? `Puoi ripensarci fino al ${formatDayNumeric(gift.cancelUntil)}, se non è usato. ` : ''}
      <Button kind="line" size="sm" busy={cancel.isPending} onClick={() => void ask()}>
        Annulla il regalo<span className="sr"> per {gift.recipientName}</span>
      </Button>
    </p>
  );
}

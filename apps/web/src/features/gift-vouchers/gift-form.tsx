import type { DataOf, GiftVoucherOrder, PaymentAuth } from '@sporta/contract';
import { giftVoucherRules } from '@sporta/contract/constants.ts';
import { formatEuro } from '@sporta/domain';
import { Button, Link, TextArea, TextInput } from '@sporta/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormProblem, REQUIRED, showRefusal } from '../../shared/forms/index.ts';
import { PayChoice, type PayWith, proposedPayment } from '../../shared/purchase/index.ts';
import { AmountChoice } from './amount-choice.tsx';
import { GiftCardPicture } from './gift-card-picture.tsx';
import { useBuyGift } from './model/use-buy-gift.ts';

interface GiftFormProps {
  quote: GiftQuote;
  cards: readonly PaymentAuth[];
  senderName: string;
  /** One whose payment failed: its words are kept. */
  again: GiftVoucherOrder | undefined;
}

const emailRule = { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: 'Serve un indirizzo come nome@posta.example' };

/** Amount, recipient, words, day, and how to pay. */
export function GiftForm({ quote, cards, senderName, again }: GiftFormProps) {
  const { minimum, maximum, presets, firstDay, lastDay, payments } = quote;
  const { register, handleSubmit, setError, setValue, watch, formState } = useForm({
    defaultValues: {
      amount: String(again?.amount ?? presets[1] ?? minimum),
      recipientName: again?.recipientName ?? '',
      recipientEmail: again?.recipientEmail ?? '',
      senderName: again?.senderName ?? senderName,
      message: again?.message ?? '',
      deliverOn: again && again.deliverOn >= firstDay ? again.deliverOn : firstDay,
    },
  });
  const { errors } = formState;
  const [wanted, setWanted] = useState<PayWith>();
  const pay = wanted ?? proposedPayment({ types: payments, cards });
  const buy = useBuyGift();
  const busy = buy.isPending || buy.isSuccess;
  const typed = watch();
  const cents = Number(typed.amount) * 100;
  register('amount', {
    validate: (value) =>
      (Number(value) >= minimum && Number(value) <= maximum) || `L’importo va da ${minimum} a ${maximum} euro interi`,
  });
  const send = handleSubmit((values) => {
    if (!pay || busy) return;
    buy.mutate(
      {
        amount: Number(values.amount),
        recipient_name: values.recipientName.trim(),
        recipient_email: values.recipientEmail.trim(),
        sender_name: values.senderName.trim(),
        message: values.message.trim(),
        deliver_on: values.deliverOn,
        payment_type_id: pay.paymentTypeId,
        payment_auth_id: pay.paymentAuthId,
        save_auth: pay.saveAuth,
      },
      { onError: (error) => showRefusal(error, fields, setError) },
    );
  });
  return (
    <form className="gift-form" noValidate onSubmit={send}>
      <section className="panel stack-form" aria-labelledby="gift-what">
        <h2 id="gift-what">Quanto vuoi regalare?</h2>
        <AmountChoice
          {...{ presets, minimum, maximum }}
          value={typed.amount}
          error={errors.amount?.message}
          onChange={(amount) => setValue('amount', amount, { shouldValidate: formState.isSubmitted })}
        />
      </section>
      <section className="panel stack-form" aria-labelledby="gift-whom">
        <h2 id="gift-whom">A chi?</h2>
        <TextInput
          label="Nome di chi lo riceve"
          autoComplete="off"
          maxLength={giftVoucherRules.nameLength}
          error={errors.recipientName?.message}
          {...register('recipientName', { required: REQUIRED })}
        />
        <TextInput
          label="La sua e-mail"
          type="email"
          autoComplete="off"
          error={errors.recipientEmail?.message}
          {...register('recipientEmail', { required: REQUIRED, pattern: emailRule })}
        />
        <TextInput
          label="Il tuo nome"
          hint="Come vuoi firmare il regalo"
          autoComplete="name"
          maxLength={giftVoucherRules.nameLength}
          error={errors.senderName?.message}
          {...register('senderName', { required: REQUIRED })}
        />
        <TextArea
          label="Un messaggio, se vuoi"
          hint={`${typed.message.length} di ${giftVoucherRules.messageLength} caratteri`}
          rows={3}
          maxLength={giftVoucherRules.messageLength}
          error={errors.message?.message}
          {...register('message')}
        />
        <TextInput
          label="Giorno in cui lo riceve"
          hint="Parte alle 8 di mattina; se scegli oggi, appena hai pagato."
          type="date"
          min={firstDay}
          max={lastDay}
          error={errors.deliverOn?.message}
          {...register('deliverOn', {
            required: REQUIRED,
            validate: (day) => (day >= firstDay && day <= lastDay) || 'Scegli un giorno fra oggi e un anno da oggi',
          })}
        />
      </section>
      <section className="panel stack-form" aria-labelledby="gift-pay">
        <h2 id="gift-pay">Pagamento</h2>
        <PayChoice types={payments} cards={cards} value={pay} onChange={setWanted} />
      </section>
      <aside className="gift-side" aria-label="Il regalo">
        <GiftCardPicture
          cents={Number.isFinite(cents) ? cents : 0}
          recipient={typed.recipientName}
          sender={typed.senderName}
          message={typed.message}
        />
        <FormProblem
          error={buy.error}
          shownInFields={Object.keys(errors).length > 0}
          fallback="Il pagamento non è partito: riprova. Non hai pagato nulla."
        />
        <Button type="submit" size="lg" block busy={busy} disabled={!pay}>
          Paga {formatEuro(Number.isFinite(cents) ? cents : 0)}
        </Button>
        <p className="muted small">
          Se non è usato, puoi annullarlo entro {giftVoucherRules.withdrawalDays} giorni: ti restituiamo tutto. Vale{' '}
          {giftVoucherRules.validYears} anni.{' '}
          <Link className="link" href="/page/termini">
            Condizioni di vendita
          </Link>
        </p>
      </aside>
    </form>
  );
}

type GiftQuote = DataOf<typeof import('@sporta/contract')['calls']['giftVouchers']['quote']>;

const fields = {
  amount: 'amount',
  recipient_name: 'recipientName',
  recipient_email: 'recipientEmail',
  sender_name: 'senderName',
  message: 'message',
  deliver_on: 'deliverOn',
} as const;

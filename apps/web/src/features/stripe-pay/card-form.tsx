import { Button, Note } from '@sporta/ui';
import { LockFill } from '@sporta/ui/icons/LockFill.ts';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { type ReactNode, useState } from 'react';
import { refusalText } from './refusal-text.ts';
import { Wallets } from './wallets.tsx';

/** The colours of the shop for the fields, which live in a frame of Stripe's. */
const APPEARANCE = {
  variables: {
    colorPrimary: '#10743a',
    colorText: '#1b1b17',
    colorDanger: '#a90b2a',
    borderRadius: '14px',
    fontSizeBase: '17px',
    spacingUnit: '5px',
  },
};

/** They stand above the fields already. */
const NO_WALLETS = { wallets: { applePay: 'never', googlePay: 'never' } } as const;

interface CardFormProps {
  stripe: Stripe;
  clientSecret: string;
  /** What the button says. */
  action: string;
  /** What it says while the bank is asked. */
  busyAction: string;
  /** Title of a refusal, e.g. "La banca ha rifiutato la carta". */
  refusedTitle: string;
  /** What is safe after one. */
  nothingCharged: string;
  /** What was typed is complete: asks the bank. @returns its refusal */
  onConfirm: (elements: StripeElements) => Promise<StripeError | undefined>;
  /** Wallets are offered above the fields. */
  wallets?: boolean;
  /** Between wallets and fields. */
  above?: ReactNode;
  /** In place of fields and button, while another card is chosen; what was typed stays. */
  instead?: ReactNode;
  /** Between the fields and the button. */
  children?: ReactNode;
  /** Below the button. */
  below?: ReactNode;
}

/** The fields of Stripe, where wallets are too that the browser has, and the button. A refusal keeps what was chosen. */
export function CardForm({ stripe, clientSecret, ...props }: CardFormProps) {
  return (
    <Elements stripe={stripe} options={{ clientSecret, locale: 'it', appearance: APPEARANCE }}>
      <Fields {...props} />
    </Elements>
  );
}

function Fields({
  action,
  busyAction,
  refusedTitle,
  nothingCharged,
  onConfirm,
  wallets,
  above,
  instead,
  children,
  below,
}: Omit<CardFormProps, 'stripe' | 'clientSecret'>) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [broken, setBroken] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const submit = async () => {
    if (!stripe || !elements || busy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      const { error: incomplete } = await elements.submit();
      const error = incomplete ?? (await onConfirm(elements));
      if (!error) return;
      setRefusal(refusalText(error));
      setBusy(false);
    } catch {
      setRefusal('Non sappiamo com’è andata: riprova, non paghi due volte.');
      setBusy(false);
    }
  };
  return (
    <>
      {wallets ? <Wallets onPay={submit} /> : null}
      {above}
      {instead}
      <form
        className="sp-form"
        hidden={instead !== undefined}
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {refusal ? (
          <Note kind="err" live>
            <b>{refusedTitle}</b> {nothingCharged} {refusal}
          </Note>
        ) : null}
        {broken ? (
          <Note kind="err" live>
            <b>I campi della carta non si caricano.</b> Ricarica la pagina, o scegli un altro modo di pagare.
          </Note>
        ) : null}
        <div className="sp-fields">
          <PaymentElement
            options={wallets ? NO_WALLETS : {}}
            onReady={() => setReady(true)}
            onLoadError={() => setBroken(true)}
          />
          <p className="muted small sp-safe">
            <LockFill /> Campi di Stripe: i dati non passano da noi
          </p>
        </div>
        {children}
        <div className="sp-pay">
          <Button type="submit" size="lg" block busy={busy} disabled={!ready}>
            {busy ? null : <LockFill />}
            {busy ? busyAction : action}
          </Button>
          {below}
          <p className="xs muted c">La banca potrebbe chiederti una conferma</p>
        </div>
      </form>
    </>
  );
}

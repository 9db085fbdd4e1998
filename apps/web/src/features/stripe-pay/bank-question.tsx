import { formatEuro } from '@sporta/domain';
import { Button, Note } from '@sporta/ui';
import { ShieldCheck } from '@sporta/ui/icons/ShieldCheck.ts';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { shopName } from '../../lib/shop-name.ts';

interface BankQuestionProps {
  stripe: Stripe;
  secret: string;
  heldCents: number;
  toPayCents: number;
  /** What nobody loses meanwhile. */
  safe: string;
  /** The bank has its answer. */
  onAnswered: () => Promise<void>;
  /** The customer did not confirm: another card can be tried. */
  onRefused: () => void;
  onGiveUp: () => void;
}

/** The bank of the card wants a confirmation: Stripe shows its question over this page. */
export function BankQuestion(props: BankQuestionProps) {
  const { stripe, secret, heldCents, toPayCents, safe, onAnswered, onRefused, onGiveUp } = props;
  const [busy, setBusy] = useState(true);
  const [problem, setProblem] = useState<string>();
  const asked = useRef(false);
  const ask = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { error, paymentIntent } = await stripe.handleNextAction({ clientSecret: secret });
      if (!error) return await onAnswered();
      const { paymentIntent: now } = await stripe.retrievePaymentIntent(secret);
      if ((now ?? paymentIntent)?.status === 'requires_payment_method') return onRefused();
      setProblem('La banca non ha avuto la tua conferma: riprova.');
    } catch {
      setProblem('Non sappiamo com’è andata: riprova, non paghi due volte.');
    }
    setBusy(false);
  };
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void ask();
  });
  return (
    <div className="sp-bank">
      <span className="sp-shield" aria-hidden="true">
        <ShieldCheck />
      </span>
      <h2>La tua banca chiede una conferma</h2>
      <p className="muted">
        Apri l’app della banca e approva <b>{formatEuro(heldCents)}</b> a {shopName()}.
      </p>
      <dl className="sp-sums">
        <dt>Da pagare</dt>
        <dd>{formatEuro(toPayCents)}</dd>
        <dt>Bloccati al massimo</dt>
        <dd>{formatEuro(heldCents)}</dd>
      </dl>
      {problem ? (
        <Note kind="err" live>
          {problem}
        </Note>
      ) : (
        <Note kind="info">{safe}</Note>
      )}
      <div className="sp-pay">
        <Button size="lg" block busy={busy} onClick={() => void ask()}>
          {busy ? 'Aspettiamo la banca…' : 'Riprova la conferma'}
        </Button>
        <Button kind="ghost" block disabled={busy} onClick={onGiveUp}>
          Cambia metodo
        </Button>
      </div>
    </div>
  );
}

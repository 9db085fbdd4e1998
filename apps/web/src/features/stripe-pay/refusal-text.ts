import type { StripeError } from '@stripe/stripe-js';

const BY_CODE: Readonly<Record<string, string>> = {
  insufficient_funds: 'I fondi non bastano: usa un’altra carta.',
  card_velocity_exceeded: 'La carta ha superato il suo limite di spesa: usane un’altra.',
  withdrawal_count_limit_exceeded: 'La carta ha superato il suo limite di spesa: usane un’altra.',
  expired_card: 'La carta è scaduta: usane un’altra.',
  lost_card: 'La carta è bloccata: usane un’altra.',
  stolen_card: 'La carta è bloccata: usane un’altra.',
  incorrect_cvc: 'Il codice di sicurezza non è giusto: controllalo sulla carta.',
  processing_error: 'La banca non è riuscita a rispondere: riprova tra un momento.',
  payment_intent_authentication_failure: 'La conferma con la tua banca non è riuscita: riprova, o usa un’altra carta.',
  setup_intent_authentication_failure: 'La conferma con la tua banca non è riuscita: riprova, o usa un’altra carta.',
  authentication_required: 'La tua banca vuole una conferma: riprova e approvala.',
};

/** What the bank said, in Italian; undefined when the fields themselves say what is wrong. */
export function refusalText({ type, code, decline_code }: StripeError): string | undefined {
  if (type === 'validation_error') return undefined;
  return (
    BY_CODE[decline_code ?? ''] ??
    BY_CODE[code ?? ''] ??
    (type === 'card_error'
      ? 'La banca non ci dice il motivo. Spesso è il limite giornaliero o una conferma non data: nell’app della banca lo vedi.'
      : 'Il pagamento non è partito: controlla la connessione e riprova.')
  );
}

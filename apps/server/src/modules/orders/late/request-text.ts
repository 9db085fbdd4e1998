/** The reason of a request for an order made by telephone. */
export const byLinkReason = 'by-link';

/** Why the customer has to pay again, for them. @param reason as `payment.failure_reason` */
export function requestText(reason: string): string {
  switch (reason) {
    case byLinkReason:
      return 'Abbiamo fatto l’ordine per te al telefono: manca il pagamento.';
    case 'authentication-required':
    case 'authentication-failed':
      return 'La tua banca vuole che confermi tu il pagamento.';
    case 'insufficient-funds':
      return 'La banca non ha bloccato l’importo: i fondi della carta non bastano.';
    case 'limit-exceeded':
      return 'La banca non ha bloccato l’importo: supera il limite di spesa della carta.';
    case 'expired-card':
      return 'La carta salvata è scaduta.';
    case 'unknown-card':
      return 'La carta salvata non c’è più.';
    default:
      return 'La banca ha rifiutato la carta salvata.';
  }
}

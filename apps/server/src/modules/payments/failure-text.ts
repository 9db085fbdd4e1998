import type { PayableKind } from '@sporta/domain';

const nothingCharged = 'Non abbiamo addebitato nulla e il carrello è salvo.';

/**
 * Why a payment did not succeed, for the customer: what happened, what is safe, what to do (design, section 8).
 * @param of what was paid: a voucher for somebody else and a pass have no cart that could be safe
 */
export function failureText(reason: string | null, of: PayableKind = 'goods'): string {
  const isGoods = of === 'goods';
  if (reason === 'paid-too-late') {
    const back = 'Il pagamento è arrivato quando l’avevamo già chiuso: ti restituiamo tutto.';
    return isGoods ? `${back} Il carrello è salvo.` : back;
  }
  return `${whatHappened(reason)} ${isGoods ? nothingCharged : 'Non abbiamo addebitato nulla.'}`;
}

function whatHappened(reason: string | null): string {
  switch (reason) {
    case 'insufficient-funds':
      return 'La banca ha rifiutato la carta: i fondi non bastano.';
    case 'limit-exceeded':
      return 'La banca ha rifiutato la carta: supera il limite di spesa.';
    case 'expired-card':
      return 'La carta è scaduta: usane un’altra.';
    case 'blocked-card':
      return 'La carta è bloccata: usane un’altra.';
    case 'wrong-security-code':
      return 'Il codice di sicurezza della carta non è giusto.';
    case 'authentication-failed':
    case 'authentication-required':
      return 'La conferma con la tua banca non è riuscita.';
    case 'cancelled-by-customer':
      return 'Hai annullato il pagamento.';
    case 'closed':
    case 'given-up':
      return 'Il pagamento è stato chiuso prima di essere completato.';
    case 'expired':
      return 'Il tempo per pagare è scaduto.';
    default:
      return 'La banca ha rifiutato la carta.';
  }
}

/** The same of meal tickets. */
export function ticketFailureText(reason: string | null): string {
  switch (reason) {
    case 'not-linked':
      return `Il collegamento con l’emittente dei buoni pasto non vale più: collega di nuovo il tuo account, o togli i buoni. ${nothingCharged}`;
    case 'insufficient-funds':
      return `I buoni pasto che volevi usare non ci sono più: guarda quanti ne restano e conferma di nuovo. ${nothingCharged}`;
    case 'limit-exceeded':
      return `L’emittente non ammette altri buoni pasto per questa spesa o per oggi: usane meno. ${nothingCharged}`;
    default:
      return `I buoni pasto sono stati rifiutati: controlla quanti ne restano, o toglili. ${nothingCharged}`;
  }
}

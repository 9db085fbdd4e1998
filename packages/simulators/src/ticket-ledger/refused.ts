/** Why an issuer says no, with the words of the customer's language. */
export const REFUSALS = {
  refused: 'L’emittente ha rifiutato l’operazione',
  'insufficient-balance': 'I buoni disponibili non bastano',
  'not-whole-tickets': 'L’importo non è di buoni interi',
  'over-order-limit': 'Troppi buoni per un solo ordine',
  'over-daily-limit': 'Troppi buoni per oggi',
  'not-on-this-day': 'Oggi questi buoni non si possono usare',
  'unknown-authorisation': 'Autorizzazione sconosciuta',
  'over-authorised': 'Oltre quanto autorizzato',
  'over-captured': 'Oltre quanto incassato',
  'already-captured': 'Già incassata',
  'already-cancelled': 'Già annullata',
  'not-captured': 'Non ancora incassata',
  expired: 'L’autorizzazione è scaduta',
  'refund-not-allowed': 'L’emittente non riaccredita in questo caso',
  'key-already-used': 'Chiave già usata per un’altra richiesta',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export class Refused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(REFUSALS[code]);
    this.code = code;
  }
}

/** What the bank of a card does. */
export interface CardBehaviour {
  /** Stripe's `code` and `decline_code` of a refusal. */
  refuses?: { code: string; decline?: string };
  /** The holder must authenticate: each time, each time but once set up for off-session use, or only when they are there. */
  authentication?: 'always' | 'unless-set-up' | 'when-present';
  /** The holder disputes the charge as soon as it is captured. */
  disputes?: boolean;
  /** Saving works, charging does not. */
  refusesCharges?: boolean;
}

export interface TestCard extends CardBehaviour {
  number: string;
  /** Ready-made payment method, as Stripe names it. */
  method?: string;
  /** In Italian, for who tries the shop out. */
  what: string;
}

const declined = { code: 'card_declined', decline: 'generic_decline' };
const noMoney = { code: 'card_declined', decline: 'insufficient_funds' };

/** Numbers, methods and outcomes as Stripe publishes them for testing. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', method: 'pm_card_visa', what: 'Approvata' },
  { number: '5555555555554444', method: 'pm_card_mastercard', what: 'Approvata' },
  { number: '378282246310005', method: 'pm_card_amex', what: 'Approvata' },
  {
    number: '4000002500003155',
    method: 'pm_card_authenticationRequiredOnSetup',
    authentication: 'unless-set-up',
    what: 'Chiede conferma; salvata, non la chiede più',
  },
  {
    number: '4000002760003184',
    method: 'pm_card_authenticationRequired',
    authentication: 'always',
    what: 'Chiede sempre conferma',
  },
  {
    number: '4000003800000446',
    method: 'pm_card_authenticationRequiredSetupForOffSession',
    authentication: 'when-present',
    what: 'Chiede conferma solo se il cliente è presente',
  },
  {
    number: '4000008260003178',
    method: 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    authentication: 'always',
    refuses: noMoney,
    refusesCharges: true,
    what: 'Chiede conferma, poi è rifiutata: fondi insufficienti',
  },
  { number: '4000000000000002', method: 'pm_card_visa_chargeDeclined', refuses: declined, what: 'Rifiutata' },
  {
    number: '4000000000009995',
    method: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    refuses: noMoney,
    what: 'Rifiutata: fondi insufficienti',
  },
  {
    number: '4000000000009987',
    method: 'pm_card_visa_chargeDeclinedLostCard',
    refuses: { code: 'card_declined', decline: 'lost_card' },
    what: 'Rifiutata: carta smarrita',
  },
  {
    number: '4000000000009979',
    method: 'pm_card_visa_chargeDeclinedStolenCard',
    refuses: { code: 'card_declined', decline: 'stolen_card' },
    what: 'Rifiutata: carta rubata',
  },
  {
    number: '4000000000000069',
    method: 'pm_card_chargeDeclinedExpiredCard',
    refuses: { code: 'expired_card' },
    what: 'Rifiutata: carta scaduta',
  },
  {
    number: '4000000000000127',
    method: 'pm_card_chargeDeclinedIncorrectCvc',
    refuses: { code: 'incorrect_cvc' },
    what: 'Rifiutata: CVC sbagliato',
  },
  {
    number: '4000000000000119',
    method: 'pm_card_chargeDeclinedProcessingError',
    refuses: { code: 'processing_error' },
    what: 'Rifiutata: errore di elaborazione',
  },
  {
    number: '4000000000000341',
    method: 'pm_card_chargeCustomerFail',
    refuses: declined,
    refusesCharges: true,
    what: 'Si salva, ma gli addebiti sono rifiutati',
  },
  { number: '4000000000000259', method: 'pm_card_createDispute', disputes: true, what: 'Approvata, poi contestata' },
];

/** A number that is not in the list is a good card. */
export function testCardOf(number: string): TestCard {
  return TEST_CARDS.find((card) => card.number === number) ?? { number, what: 'Approvata' };
}

export function brandOf(number: string): string {
  if (/^4/.test(number)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  return 'unknown';
}

/** Luhn check digit (ISO/IEC 7812-1, annex B) of 12–19 digits. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}

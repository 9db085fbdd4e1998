import type { ScenarioName } from './scenarios.ts';

export type Brand = 'VISA' | 'MASTERCARD' | 'MAESTRO' | 'AMEX';

export interface TestCard {
  number: string;
  scenario: ScenarioName;
  /** In Italian, for the payment page. */
  what: string;
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4970100100000005', scenario: 'approve', what: 'Approvata' },
  { number: '5255010100000009', scenario: 'approve', what: 'Approvata' },
  { number: '374201010000000', scenario: 'approve', what: 'Approvata' },
  { number: '6759010100000008', scenario: 'approve', what: 'Approvata' },
  { number: '4970100200000004', scenario: 'insufficient-funds', what: 'Rifiutata: fondi insufficienti' },
  { number: '4970100300000003', scenario: 'limit-exceeded', what: 'Rifiutata: massimale superato' },
  { number: '4970100400000002', scenario: 'blocked', what: 'Rifiutata: carta bloccata' },
  { number: '4970100500000001', scenario: 'declined', what: 'Rifiutata senza motivo' },
  { number: '4970100600000000', scenario: 'challenge', what: 'Chiede il codice di conferma (3-D Secure)' },
  { number: '4970100700000009', scenario: 'challenge-failed', what: 'La conferma 3-D Secure non riesce' },
  { number: '4970100800000008', scenario: 'no-return', what: 'Approvata, il browser non torna al negozio' },
  { number: '4970100900000007', scenario: 'notice-before-return', what: 'Approvata, notifica prima del ritorno' },
  { number: '4970101000000004', scenario: 'notice-late', what: 'Approvata, notifica in ritardo' },
  { number: '4970101100000003', scenario: 'notice-duplicated', what: 'Approvata, notifica ripetuta' },
  { number: '4970101200000002', scenario: 'notice-out-of-order', what: 'Approvata, notifiche in ordine sparso' },
  { number: '4970101300000001', scenario: 'notice-lost', what: 'Approvata, notifica mai inviata' },
  { number: '4970101400000000', scenario: 'notice-forged', what: 'Rifiutata, con una falsa notifica di approvazione' },
  {
    number: '4970101500000009',
    scenario: 'saved-refused',
    what: 'Approvata; se salvata, i prossimi addebiti sono rifiutati',
  },
  {
    number: '4970101600000008',
    scenario: 'saved-challenge',
    what: 'Approvata; se salvata, la prossima volta chiede conferma',
  },
];

/** Digits only, as typed with spaces or dashes. */
export function digitsOf(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/** Luhn check digit (ISO/IEC 7812-1, annex B) of 12–19 digits. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (const [index, character] of [...digits].reverse().entries()) {
    const digit = Number(character);
    const weighted = index % 2 === 0 ? digit : digit * 2;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

/** By the first digits, for the four circuits the gateway takes. */
export function brandOf(digits: string): Brand | undefined {
  if (/^4/.test(digits)) return 'VISA';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'MASTERCARD';
  if (/^3[47]/.test(digits)) return 'AMEX';
  if (/^(50|5[6-9]|6)/.test(digits)) return 'MAESTRO';
  return undefined;
}

/** First six and last four digits, as printed on receipts. */
export function mask(digits: string): string {
  return `${digits.slice(0, 6)}${'*'.repeat(digits.length - 10)}${digits.slice(-4)}`;
}

/** A number that is not in the list is a good card of the list's first kind. */
export function scenarioOf(digits: string): ScenarioName {
  return TEST_CARDS.find((card) => card.number === digits)?.scenario ?? 'approve';
}

/** In groups as on the plastic. */
export function grouped(digits: string): string {
  return digits.length === 15
    ? digits.replace(/(\d{4})(\d{6})(\d{5})/, '$1 $2 $3')
    : digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

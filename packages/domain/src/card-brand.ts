/** Brands with a picture (specification section 3); `generic` when there is no number. */
export type CardBrand =
  | 'electron'
  | 'maestro'
  | 'dankort'
  | 'interpayment'
  | 'unionpay'
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'diners'
  | 'discover'
  | 'jcb'
  | 'generic';

/** By the first digits of the number (ISO/IEC 7812), narrower ranges before the wider ones that contain them. */
const PATTERNS: readonly (readonly [CardBrand, RegExp])[] = [
  ['electron', /^(4026|417500|4405|4508|4844|4913|4917)/],
  ['maestro', /^(5018|5020|5038|5612|5893|6304|6390|6759|676[1-3]|0604)/],
  ['dankort', /^5019/],
  ['interpayment', /^636/],
  ['unionpay', /^(62|88)/],
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
  ['diners', /^3(0[0-59]|[689])/],
  ['discover', /^(6011|64[4-9]|65)/],
  ['jcb', /^(2131|1800|35)/],
];

/** Brand of a card number, whole or masked at the end ("424242******4242"). Unknown numbers count as Visa. */
export function cardBrand(number: string | undefined): CardBrand {
  const compact = number?.replace(/[\s-]/g, '');
  if (!compact) return 'generic';
  return PATTERNS.find(([, pattern]) => pattern.test(compact))?.[0] ?? 'visa';
}

/** "•••• 4242" */
export function maskCard(number: string): string {
  return `•••• ${number.replace(/\D/g, '').slice(-4)}`;
}

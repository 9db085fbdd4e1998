import { type Brand, brandOf, digitsOf, isCardNumber, mask, scenarioOf } from './cards.ts';
import { isExpired } from './payments.ts';
import type { ScenarioName } from './scenarios.ts';

export type CardField = 'titolare' | 'numero' | 'scadenza' | 'cvv';
export type CardErrors = Partial<Record<CardField, string>>;

export interface TypedCard {
  brand: Brand;
  pan: string;
  expiry: string;
  scenario: ScenarioName;
  /** The security code is the one the simulator takes as wrong. */
  wrongCode: boolean;
}

/** Reads what the customer typed. Errors are in Italian, by field. */
export function readCardForm(
  typed: Readonly<Record<string, unknown>>,
  now: number,
): { card: TypedCard } | { errors: CardErrors } {
  const errors: CardErrors = {};
  const field = (name: CardField) => (typeof typed[name] === 'string' ? typed[name].trim() : '');

  const number = digitsOf(field('numero'));
  const brand = brandOf(number);
  if (number === '') errors.numero = 'Scrivi il numero della carta';
  else if (!isCardNumber(number)) errors.numero = 'Il numero della carta non è corretto: ricontrollalo';
  else if (!brand) errors.numero = 'Questa carta non è accettata: usa Visa, Mastercard, Maestro o American Express';

  const match = /^(\d{1,2})\s*[/.-]?\s*(\d{2}|20\d{2})$/.exec(field('scadenza'));
  const month = Number(match?.[1]);
  const expiry = match ? `20${match[2]?.slice(-2)}${String(month).padStart(2, '0')}` : '';
  if (!match || month < 1 || month > 12) errors.scadenza = 'Scrivi la scadenza come mese e anno, per esempio 09/29';
  else if (isExpired(expiry, now)) errors.scadenza = 'La carta è scaduta';

  const code = field('cvv');
  const length = brand === 'AMEX' ? 4 : 3;
  if (!/^\d+$/.test(code) || code.length !== length) errors.cvv = `Il codice di sicurezza ha ${length} cifre`;

  if (field('titolare').length < 3) errors.titolare = 'Scrivi nome e cognome come sulla carta';

  if (Object.keys(errors).length > 0 || !brand) return { errors };
  return { card: { brand, pan: mask(number), expiry, scenario: scenarioOf(number), wrongCode: /^0+$/.test(code) } };
}

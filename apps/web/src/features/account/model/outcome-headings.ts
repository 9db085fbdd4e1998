import { shopName } from '../../../lib/shop-name.ts';

/** What each page of an outcome says first, and is called. */
export const outcomeHeadings = {
  'profile-confirmed': 'Il tuo profilo è confermato',
  'profile-updated': 'Dati salvati',
  'profile-update-error': 'I dati non sono stati salvati',
  'email-updated': 'La tua e-mail è cambiata',
  'account-removed': 'Il tuo account è stato cancellato',
} as const;

export type Outcome = keyof typeof outcomeHeadings;

/** Title of the page, for a route's `head`. */
export function outcomeTitle(outcome: Outcome): string {
  return `${outcomeHeadings[outcome]} — ${shopName()}`;
}

export function isOutcome(text: string): text is Outcome {
  return Object.hasOwn(outcomeHeadings, text);
}

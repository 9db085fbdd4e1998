import { testCardOf } from './cards.ts';
import type { Refusal } from './failure.ts';
import type { PaymentMethod } from './model.ts';
import { type Settings, takeDecline } from './settings.ts';

export type Decision = 'approve' | 'authenticate' | Refusal;

interface Attempt {
  method: PaymentMethod;
  /** A card that is only saved is not charged. */
  purpose: 'charge' | 'save';
  /** The customer is not there to authenticate. */
  offSession: boolean;
  /** The holder has just authenticated. */
  authenticated: boolean;
}

/** What the bank of a card says to an attempt. */
export function decide(settings: Settings, { method, purpose, offSession, authenticated }: Attempt): Decision {
  const card = testCardOf(method._.number);
  const decline = takeDecline(settings);
  if (decline !== null) return { code: 'card_declined', decline };
  if (!authenticated && mustAuthenticate(card.authentication, method, offSession)) {
    return offSession ? { code: 'authentication_required', decline: 'authentication_required' } : 'authenticate';
  }
  const refuses = card.refuses && (purpose === 'charge' || !card.refusesCharges);
  return refuses && card.refuses ? card.refuses : 'approve';
}

function mustAuthenticate(
  rule: ReturnType<typeof testCardOf>['authentication'],
  method: PaymentMethod,
  offSession: boolean,
): boolean {
  if (rule === 'always') return true;
  if (rule === 'unless-set-up') return !method._.setUp;
  return rule === 'when-present' && !offSession;
}

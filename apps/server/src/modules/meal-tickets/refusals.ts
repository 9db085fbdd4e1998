import { BusinessError } from '../../platform/errors.ts';
import type { Asked } from './issuer.ts';

export const unknownType = () =>
  new BusinessError('payment-type-not-found', 'Questo buono pasto non è tra quelli che accettiamo', {
    field: 'payment_type_id',
  });

export const notLinked = (name: string) =>
  new BusinessError('not-linked', `Collega prima il tuo account ${name}`, { field: 'payment_type_id' });

export const notOffered = () =>
  new BusinessError('issuer-unavailable', 'Questo buono pasto non è tra quelli che accettiamo');

export const unavailable = (name: string) =>
  new BusinessError('issuer-unavailable', `${name} non risponde in questo momento: riprova tra poco`);

/** What an issuer answered to linking, for the customer. @throws BusinessError unless it was done */
export function linkedOrRefused<T>(name: string, asked: Asked<T>, why: string): T {
  if (asked.kind === 'done') return asked.value;
  if (asked.kind === 'refused') {
    if (asked.code === 'login-failed') throw new BusinessError('login-failed', why);
    if (asked.code === 'too-many-attempts') {
      throw new BusinessError(
        'too-many-attempts',
        `${name} ha bloccato l’accesso dopo troppi tentativi: riprova tra un quarto d’ora`,
      );
    }
  }
  throw unavailable(name);
}

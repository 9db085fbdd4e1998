import type { Order } from '@sporta/contract';
import { requestText } from './late/request-text.ts';
import type { MissingMoney } from './missing-money.ts';
import { euro } from './wire-values.ts';

/** What the customer is asked to pay of an order, as its page says it. */
export function missingToWire({ kind, cents, reason, payBy }: MissingMoney): NonNullable<Order['missing']> {
  return {
    kind: kind === 'hold' ? 'confirm' : 'difference',
    amount: euro(cents),
    reason: kind === 'hold' ? requestText(reason) : (REST[reason] ?? 'La spesa costa più di quanto era bloccato.'),
    ...(payBy ? { until: payBy.toISOString() } : {}),
  };
}

const REST: Record<string, string> = {
  'no-saved-card':
    'La spesa costa più di quanto era bloccato, e non c’è una carta salvata a cui addebitare la differenza.',
  'charges-not-allowed':
    'La spesa costa più di quanto era bloccato, e non permetti addebiti sulle carte salvate: paga tu la differenza.',
  'card-refused': 'La spesa costa più di quanto era bloccato, e la carta salvata è stata rifiutata.',
};

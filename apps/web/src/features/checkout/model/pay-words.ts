import type { PaymentType } from '@sporta/contract';
import { formatEuro } from '@sporta/domain';

/** What is promised at the button of the payment page. */
export interface PayWords {
  button: string;
  /** While it is under way. */
  busy: string;
  /** When the money moves. */
  afterwards: string;
}

interface ToPay {
  cents: number;
  /** How the rest is paid; undefined while nothing is chosen. */
  kind: PaymentType['kind'] | undefined;
  /** Tickets and certificates pay everything. */
  covered: boolean;
  /** Changes of an order that what is paid already covers. */
  confirmsOnly: boolean;
}

const CONFIRM = 'Conferma le modifiche';

/** In Italian. Who pays later, or by somebody else's hand, pays nothing by the press: the button does not say so. */
export function payWords({ cents, kind, covered, confirmsOnly }: ToPay): PayWords {
  if (confirmsOnly) return { button: CONFIRM, busy: CONFIRM, afterwards: 'Non ti addebitiamo altro.' };
  const pay = `Paga ${formatEuro(cents)}`;
  if (covered) return { button: pay, busy: 'Paghiamo…', afterwards: 'Buoni e certificati coprono tutta la spesa.' };
  const order = `Ordina per ${formatEuro(cents)}`;
  switch (kind) {
    case 'due-date':
      return { button: order, busy: 'Ordiniamo…', afterwards: 'Si paga con la fattura, alla sua scadenza.' };
    case 'pay-link':
      return { button: order, busy: 'Ordiniamo…', afterwards: 'Paga il cliente, dal link che gli mandiamo.' };
    case 'satispay':
      return {
        button: pay,
        busy: 'Paghiamo…',
        afterwards: 'Satispay addebita dopo la preparazione, sul peso effettivo.',
      };
    default:
      return {
        button: pay,
        busy: 'Paghiamo…',
        afterwards: 'La carta si addebita dopo la preparazione, sul peso effettivo.',
      };
  }
}

import { useState } from 'react';
import type { PaymentChoice } from './payment-choice.ts';

const KEY = 'sporta.payment-choice';

/** How the customer wants to pay the rest; kept while the browser is away at a provider that may refuse. */
export function useKeptChoice(): [PaymentChoice | undefined, (choice: PaymentChoice) => void] {
  const [choice, setChoice] = useState<PaymentChoice | undefined>(read);
  return [
    choice,
    (next) => {
      setChoice(next);
      sessionStorage.setItem(KEY, JSON.stringify(next));
    },
  ];
}

/** After the order is placed the next cart begins with what is proposed. */
export function forgetChoice(): void {
  sessionStorage.removeItem(KEY);
}

function read(): PaymentChoice | undefined {
  // on the server nobody's choice is kept
  if (typeof document === 'undefined') return undefined;
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return typeof kept?.paymentTypeId === 'number' ? { saveAuth: false, ...kept } : undefined;
  } catch {
    return undefined;
  }
}

import type { ReactNode } from 'react';
import { GiftFill } from '../../icons/GiftFill.ts';
import { cx } from '../cx.ts';
import { CARD_MARKS } from './CardDrawings.tsx';

const MARKS = {
  ...CARD_MARKS,
  satispay: { name: 'Satispay', drawing: 'satispay' },
  edenred: { name: 'Edenred', drawing: 'Edenred' },
  pellegrini: { name: 'Pellegrini', drawing: 'Pellegrini' },
  pluxee: { name: 'Pluxee', drawing: 'Pluxee' },
  upday: { name: 'UpDay', drawing: 'UpDay' },
  gift: { name: 'Buono regalo', drawing: <GiftFill /> },
} as const satisfies Record<string, { name: string; drawing: ReactNode }>;

export type PaymentScheme = keyof typeof MARKS;

export const paymentSchemes = Object.keys(MARKS) as PaymentScheme[];

export function isPaymentScheme(name: string | undefined): name is PaymentScheme {
  return name !== undefined && Object.hasOwn(MARKS, name);
}

/** "Edenred", "Buono regalo". */
export const schemeName = (scheme: PaymentScheme): string => MARKS[scheme].name;

interface PaymentMarkProps {
  scheme: PaymentScheme;
  /** 40 px high instead of 28. */
  large?: boolean | undefined;
}

export function PaymentMark({ scheme, large }: PaymentMarkProps) {
  const { name, drawing } = MARKS[scheme];
  return (
    <span className={cx('pay', large && 'l', scheme)} role="img" aria-label={name}>
      {drawing}
    </span>
  );
}

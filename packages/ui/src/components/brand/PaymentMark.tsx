import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

/*
 * Placeholders: a shop that goes live puts the official files here, under the rules of each scheme.
 */
const SANS = 'Arial, sans-serif';

function circles(left: string, right: string, middle: string): ReactNode {
  return (
    <svg viewBox="0 0 36 22" aria-hidden="true">
      <circle cx="13" cy="11" r="10" fill={left} />
      <circle cx="23" cy="11" r="10" fill={right} />
      <path d="M18 2.4a10 10 0 0 1 0 17.2 10 10 0 0 1 0-17.2z" fill={middle} />
    </svg>
  );
}

const MARKS = {
  visa: {
    name: 'Visa',
    drawing: (
      <svg viewBox="0 0 48 18" aria-hidden="true">
        <text
          x="24"
          y="15.5"
          textAnchor="middle"
          fontFamily={SANS}
          fontWeight="900"
          fontStyle="italic"
          fontSize="18"
          fill="#1a2a78"
          letterSpacing="-.5"
        >
          VISA
        </text>
      </svg>
    ),
  },
  mastercard: { name: 'Mastercard', drawing: circles('#e0291f', '#f5a01d', '#f26a1b') },
  maestro: { name: 'Maestro', drawing: circles('#2f7fd0', '#df2a2e', '#7a4a9a') },
  amex: {
    name: 'American Express',
    drawing: (
      <svg viewBox="0 0 44 22" aria-hidden="true">
        <rect width="44" height="22" rx="3" fill="#2767b8" />
        <text x="22" y="15.5" textAnchor="middle" fontFamily={SANS} fontWeight="900" fontSize="12" fill="#fff">
          AMEX
        </text>
      </svg>
    ),
  },
  satispay: { name: 'Satispay', drawing: 'satispay' },
  edenred: { name: 'Edenred', drawing: 'Edenred' },
  pellegrini: { name: 'Pellegrini', drawing: 'Pellegrini' },
  pluxee: { name: 'Pluxee', drawing: 'Pluxee' },
  upday: { name: 'UpDay', drawing: 'UpDay' },
} as const satisfies Record<string, { name: string; drawing: ReactNode }>;

export type PaymentScheme = keyof typeof MARKS;

export const paymentSchemes = Object.keys(MARKS) as PaymentScheme[];

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

import type { ReactNode } from 'react';

/*
 * Placeholders of our own, none of them a scheme's logo: a shop that goes live puts the official files here, under the rules
 * of each scheme.
 */
const SANS = 'Arial, sans-serif';

/** A word on nothing, as on the card itself. */
function word(text: string, fill: string, italic = false): ReactNode {
  return (
    <svg viewBox="0 0 48 18" aria-hidden="true">
      <text
        x="24"
        y="15.5"
        textAnchor="middle"
        fontFamily={SANS}
        fontWeight="900"
        fontStyle={italic ? 'italic' : undefined}
        fontSize="18"
        fill={fill}
        letterSpacing="-.5"
      >
        {text}
      </text>
    </svg>
  );
}

/** A word on a coloured field; `size` makes long words fit. */
function field(text: string, fill: string, size: number): ReactNode {
  return (
    <svg viewBox="0 0 44 22" aria-hidden="true">
      <rect width="44" height="22" rx="3" fill={fill} />
      <text
        x="22"
        y={11 + size * 0.37}
        textAnchor="middle"
        fontFamily={SANS}
        fontWeight="900"
        fontSize={size}
        fill="#fff"
      >
        {text}
      </text>
    </svg>
  );
}

function circles(left: string, right: string, middle: string): ReactNode {
  return (
    <svg viewBox="0 0 36 22" aria-hidden="true">
      <circle cx="13" cy="11" r="10" fill={left} />
      <circle cx="23" cy="11" r="10" fill={right} />
      <path d="M18 2.4a10 10 0 0 1 0 17.2 10 10 0 0 1 0-17.2z" fill={middle} />
    </svg>
  );
}

/** Three leaning fields and a word below, for schemes of several banks together. */
function leaning(text: string, colours: readonly [string, string, string]): ReactNode {
  return (
    <svg viewBox="0 0 44 22" aria-hidden="true">
      {colours.map((colour, index) => (
        <path key={colour} d={`M${6 + index * 11} 0h13l-3 13h-13z`} fill={colour} />
      ))}
      <text x="22" y="21" textAnchor="middle" fontFamily={SANS} fontWeight="900" fontSize="8" fill="#24324a">
        {text}
      </text>
    </svg>
  );
}

/** The eleven brands of cards (specification, section 3). */
export const CARD_MARKS = {
  visa: { name: 'Visa', drawing: word('VISA', '#1a2a78', true) },
  mastercard: { name: 'Mastercard', drawing: circles('#e0291f', '#f5a01d', '#f26a1b') },
  maestro: { name: 'Maestro', drawing: circles('#2f7fd0', '#df2a2e', '#7a4a9a') },
  amex: { name: 'American Express', drawing: field('AMEX', '#2767b8', 12) },
  electron: {
    name: 'Visa Electron',
    drawing: (
      <svg viewBox="0 0 44 22" aria-hidden="true">
        <text x="22" y="12" textAnchor="middle" fontFamily={SANS} fontWeight="900" fontSize="13" fill="#1a2a78">
          VISA
        </text>
        <rect y="14" width="44" height="8" rx="2" fill="#1a2a78" />
        <text x="22" y="20.5" textAnchor="middle" fontFamily={SANS} fontWeight="700" fontSize="7" fill="#fff">
          Electron
        </text>
      </svg>
    ),
  },
  dankort: { name: 'Dankort', drawing: field('Dankort', '#b3122c', 9) },
  interpayment: { name: 'InterPayment', drawing: field('InterPay', '#3a3f78', 8.5) },
  unionpay: { name: 'UnionPay', drawing: leaning('UnionPay', ['#c8202f', '#1c4a86', '#0c7a80']) },
  diners: {
    name: 'Diners Club',
    drawing: (
      <svg viewBox="0 0 36 22" aria-hidden="true">
        <circle cx="18" cy="11" r="10.5" fill="#0d4c92" />
        <circle cx="18" cy="11" r="7" fill="#fff" />
        <path d="M16.5 5.3a6 6 0 0 0 0 11.4zM19.5 5.3a6 6 0 0 1 0 11.4z" fill="#0d4c92" />
      </svg>
    ),
  },
  discover: {
    name: 'Discover',
    drawing: (
      <svg viewBox="0 0 48 22" aria-hidden="true">
        <path d="M48 9v10a3 3 0 0 1-3 3H14c16-2 27-6 34-13z" fill="#e8771a" />
        <text x="23" y="11" textAnchor="middle" fontFamily={SANS} fontWeight="900" fontSize="9.5" fill="#24324a">
          Discover
        </text>
      </svg>
    ),
  },
  jcb: {
    name: 'JCB',
    drawing: (
      <svg viewBox="0 0 36 22" aria-hidden="true">
        {(
          [
            ['J', 2, '#11559f'],
            ['C', 13, '#c0202c'],
            ['B', 24, '#1c7c3b'],
          ] as const
        ).map(([letter, x, fill]) => (
          <g key={letter}>
            <path d={`M${x} 4a3 3 0 0 1 3-3h7v17a3 3 0 0 1-3 3h-7z`} fill={fill} />
            <text x={x + 5} y="15" textAnchor="middle" fontFamily={SANS} fontWeight="900" fontSize="10" fill="#fff">
              {letter}
            </text>
          </g>
        ))}
      </svg>
    ),
  },
} as const satisfies Record<string, { name: string; drawing: ReactNode }>;

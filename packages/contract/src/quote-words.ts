/* What quotes are called; apart from the schemas, so that pages load none of those for its sake. */

export const quoteStates = ['requested', 'offered', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type QuoteState = (typeof quoteStates)[number];

/** What the states are called; by the shop a quote is declined, by time it expires. */
export const quoteStateLabels: Record<QuoteState, string> = {
  requested: 'Richiesto',
  offered: 'Da accettare',
  accepted: 'Accettato',
  declined: 'Non fatto',
  expired: 'Scaduto',
  withdrawn: 'Ritirato',
};

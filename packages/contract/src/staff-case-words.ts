/* Words of the Banco about what customers report or give back; apart from the schemas, so that pages load none of those. */

export const caseKinds = ['problem', 'withdrawal'] as const;
export type CaseKind = (typeof caseKinds)[number];
export const caseKindLabels: Record<CaseKind, string> = { problem: 'Segnalazione', withdrawal: 'Recesso' };

export const caseStates = ['new', 'taken', 'answered', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];
export const caseStateLabels: Record<CaseState, string> = {
  new: 'Nuovo',
  taken: 'Preso in carico',
  answered: 'Risposto',
  closed: 'Chiuso',
};

/** The tabs of the list: what waits, what is one's own, what is past its date, what is done. */
export const caseTabs = ['open', 'mine', 'late', 'closed'] as const;
export type CaseTab = (typeof caseTabs)[number];

export const lineProblemLabels = {
  missing: 'manca',
  damaged: 'rovinato',
  wrong: 'è un altro prodotto',
  expired: 'scaduto',
} as const;

/* Words of the Banco about the newsletter. */

export const newsletterSegments = ['all', 'store', 'active', 'absent'] as const;
export type NewsletterSegment = (typeof newsletterSegments)[number];
export const newsletterSegmentLabels: Record<NewsletterSegment, string> = {
  all: 'Tutti gli iscritti',
  store: 'Chi fa la spesa da una sede',
  active: 'Chi ha ordinato negli ultimi 60 giorni',
  absent: 'Chi non ordina da 60 giorni o non ha mai ordinato',
};

export const newsletterStates = ['draft', 'planned', 'sending', 'sent'] as const;
export type NewsletterState = (typeof newsletterStates)[number];
export const newsletterStateLabels: Record<NewsletterState, string> = {
  draft: 'Bozza',
  planned: 'Programmata',
  sending: 'In partenza',
  sent: 'Spedita',
};

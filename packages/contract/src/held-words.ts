/* Why an order stays in the store for money; read by the server and by the Banco. */

const reasons = {
  'no-saved-card': 'non c’è una carta salvata a cui addebitare il resto',
  'charges-not-allowed': 'gli addebiti alle carte salvate non sono permessi',
  'card-refused': 'la carta salvata è stata rifiutata',
} as const;

/** Why the rest of an order could not be charged (`order_settlement.held_reason`). */
export type HeldReason = keyof typeof reasons;

export const heldReasons = Object.keys(reasons) as HeldReason[];

/** The same in words that go on from "Mancano 6,94 €:". */
export const heldText = (reason: string): string => reasons[reason as HeldReason] ?? 'l’addebito non è riuscito';

const missing = {
  'fewer-tickets': 'è arrivato meno cibo da pagare con i buoni pasto',
  'above-authorised': 'la spesa pesata supera l’importo autorizzato',
  'hold-ended': 'un’autorizzazione è scaduta',
} as const;

/** Why the tenders of an order do not cover what came (`order_settlement.missing_reason`). */
export type WhyMissing = keyof typeof missing;

export const whyMissingText = (reason: WhyMissing): string => missing[reason];

const words = {
  'no-saved-card': 'non c’è una carta salvata a cui addebitarli',
  'charges-not-allowed': 'gli addebiti alle carte salvate non sono permessi',
  'card-refused': 'la carta salvata è stata rifiutata',
} as const;

/** Why the rest of an order could not be charged (`order_settlement.held_reason`). */
export type HeldReason = keyof typeof words;

/** The same in words that go on from "Mancano 6,94 €:". */
export function heldText(reason: string): string {
  return words[reason as HeldReason] ?? 'l’addebito non è riuscito';
}

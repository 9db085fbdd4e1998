import type { Db, Tx } from '../../platform/db/database.ts';
import type { Account } from '../../platform/session.ts';
import { type AuditRow, hasLookedSince, insertAudit } from './audit.repo.ts';

/** What staff do that is written down, in the words of the log. */
export const auditLabels = {
  'order.view': 'Ha aperto l’ordine',
  'order.move': 'Ha cambiato lo stato dell’ordine',
  'order.cancel': 'Ha annullato l’ordine',
  'order.change-slot': 'Ha cambiato la fascia dell’ordine',
  'order.charge-rest': 'Ha fatto riprovare l’addebito dell’ordine',
  'order.note': 'Ha scritto una nota sull’ordine',
  'order.refund': 'Ha rimborsato l’ordine',
  'order.solve-problem': 'Ha risposto a una segnalazione',
  'order.export': 'Ha esportato un elenco di ordini',
  'invoice.view': 'Ha aperto una fattura elettronica',
  'invoice.resend': 'Ha rimandato una fattura elettronica',
  'takings.export': 'Ha esportato i corrispettivi',
  'customer.search': 'Ha cercato fra i clienti',
  'round.propose': 'Ha calcolato i giri di una fascia',
  'round.move-stop': 'Ha spostato una tappa',
  'round.assign': 'Ha assegnato un giro',
  'round.add': 'Ha aggiunto un giro',
  'round.remove': 'Ha tolto un giro',
  'round.confirm': 'Ha confermato i giri di una fascia',
  'round.start': 'Ha fatto partire un giro',
  'round.finish': 'Ha chiuso un giro',
  'round.deliver': 'Ha consegnato l’ordine',
  'round.again': 'Non ha trovato nessuno: riprova a fine giro',
  'round.back': 'Ha riportato l’ordine in sede',
  'round.proof': 'Ha guardato la prova di consegna',
  'van.save': 'Ha cambiato un furgone',
  'payment.retry': 'Ha fatto riprovare un pagamento',
  'payment.reconcile': 'Ha rifatto un confronto con i pagamenti',
  'product.change': 'Ha cambiato il prodotto',
  'product.plan': 'Ha programmato una modifica del prodotto',
  'product.drop-plan': 'Ha tolto una modifica programmata',
  'product.publish': 'Modifica programmata pubblicata',
  'picking.give-back': 'Ha restituito un ordine da preparare',
  'picking.assign': 'Ha assegnato un ordine da preparare',
  'picking.start-wave': 'Ha avviato la preparazione prima della chiusura',
  'picking.close': 'Ha chiuso la preparazione dell’ordine',
  'slot.publish': 'Ha cambiato fasce orarie',
  'slot.close': 'Ha chiuso una fascia oraria',
  'slot.typical-week': 'Ha cambiato la settimana tipo',
  'session.set-pin': 'Ha scelto un nuovo PIN',
} as const;

export type AuditAction = keyof typeof auditLabels;

/** Who acts; `now` is the time of the request. */
export interface AuditActor {
  account: Pick<Account, 'accountId' | 'firstName' | 'lastName'>;
  now: Date;
}

export type AuditFacts = Omit<AuditRow, 'accountId' | 'actorName' | 'action'>;

const rowOf = ({ account }: AuditActor, action: AuditAction, facts: AuditFacts): AuditRow => ({
  ...facts,
  action,
  accountId: account.accountId,
  actorName: `${account.firstName} ${account.lastName}`.trim(),
});

/** Writes a change into the log, in the transaction that makes it: there is none without the other. */
export function writeAudit(tx: Tx, actor: AuditActor, action: AuditAction, facts: AuditFacts): Promise<void> {
  return insertAudit(tx, rowOf(actor, action, facts), actor.now);
}

/** A page that reads again while somebody looks at it is one look. */
const lookMinutes = 10;

/** Writes that somebody looked at a customer's data; again only after ten minutes. */
export async function writeLook(db: Db, actor: AuditActor, action: AuditAction, facts: AuditFacts): Promise<void> {
  const row = rowOf(actor, action, facts);
  if (await hasLookedSince(db, row, new Date(actor.now.getTime() - lookMinutes * 60_000))) return;
  await insertAudit(db, row, actor.now);
}

/** How staff are named in the history of an order, which customers read: by their first name. */
export const staffActor = ({ firstName }: Pick<Account, 'firstName'>): string => `staff:${firstName}`;

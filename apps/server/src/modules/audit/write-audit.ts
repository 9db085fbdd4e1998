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
  'order.close-rest': 'Ha chiuso a mano quanto mancava dell’ordine',
  'order.note': 'Ha scritto una nota sull’ordine',
  'order.write': 'Ha scritto a chi ha fatto l’ordine',
  'order.refund': 'Ha rimborsato l’ordine',
  'cold.save': 'Ha cambiato una cella frigo',
  'cold.check': 'Ha scritto che cosa ha fatto per una cella frigo',
  'cold.add-probe': 'Ha aggiunto la sonda di una cella frigo',
  'cold.revoke-probe': 'Ha revocato la sonda di una cella frigo',
  'collection.collect': 'Ha ritirato prodotti rimborsati',
  'collection.leave': 'Non ha ritirato prodotti rimborsati',
  'collection.cancel': 'Ha annullato il ritiro di prodotti rimborsati',
  'collection.to-bring': 'Ha chiesto al cliente di riportare prodotti rimborsati',
  'collection.brought': 'Ha segnato come riportati prodotti rimborsati',
  'collection.again': 'Ha rimesso in programma il ritiro di prodotti rimborsati',
  'order.solve-problem': 'Ha risposto a una segnalazione',
  'case.take': 'Ha preso in carico una segnalazione',
  'case.leave': 'Ha lasciato una segnalazione',
  'case.redeliver': 'Ha deciso una riconsegna gratuita',
  'case.answer': 'Ha scritto al cliente di una segnalazione',
  'case.close': 'Ha chiuso un recesso',
  'case.reopen': 'Ha riaperto un recesso',
  'newsletter.save': 'Ha scritto una newsletter',
  'newsletter.send': 'Ha mandato una newsletter',
  'newsletter.stop': 'Ha fermato una newsletter',
  'reward.prepare': 'Ha preparato un premio',
  'reward.put-back': 'Ha rimesso un premio fra quelli da preparare',
  'reward.hand-over': 'Ha consegnato un premio',
  'reward.refuse': 'Ha rifiutato un premio e ridato i punti',
  'order.export': 'Ha esportato un elenco di ordini',
  'invoice.view': 'Ha aperto una fattura elettronica',
  'company.month-invoice': 'Ha emesso la fattura del mese di un’azienda',
  'invoice.resend': 'Ha rimandato una fattura elettronica',
  'takings.export': 'Ha esportato i corrispettivi',
  'report.export': 'Ha esportato un rapporto',
  'customer.search': 'Ha cercato fra i clienti',
  'customer.view': 'Ha aperto la scheda di un cliente',
  'customer.export-list': 'Ha esportato un elenco di clienti',
  'customer.export': 'Ha esportato i dati di un cliente',
  'customer.note': 'Ha scritto una nota sul cliente',
  'customer.send-reset': 'Ha mandato il cambio di password',
  'customer.unlock': 'Ha tolto l’attesa dopo password sbagliate',
  'customer.sign-out': 'Ha scollegato i dispositivi del cliente',
  'customer.block': 'Ha bloccato gli ordini del cliente',
  'customer.unblock': 'Ha sbloccato gli ordini del cliente',
  'customer.voucher': 'Ha dato un buono',
  'customer.take-back-voucher': 'Ha ritirato un buono',
  'customer.end-delivery-pass': 'Ha terminato un abbonamento consegne',
  'customer.merge': 'Ha unito due account',
  'customer.anonymise': 'Ha anonimizzato un cliente',
  'customer.anonymise-later': 'Ha programmato l’anonimizzazione di un cliente',
  'company.view': 'Ha aperto la scheda di un’azienda',
  'company.statement': 'Ha aperto l’estratto conto di un’azienda',
  'company.data': 'Ha cambiato i dati di un’azienda',
  'company.terms': 'Ha cambiato come paga un’azienda',
  'company.unblock': 'Ha sbloccato il pagamento a scadenza di un’azienda',
  'company.payment': 'Ha registrato un incasso',
  'company.remind': 'Ha sollecitato un’azienda',
  'quote.begin': 'Ha chiesto un preventivo per l’azienda',
  'quote.view': 'Ha aperto un preventivo',
  'quote.offer': 'Ha mandato un preventivo',
  'quote.decline': 'Non ha fatto un preventivo',
  'quote.withdraw': 'Ha ritirato un preventivo',
  'company.note': 'Ha scritto una nota su un’azienda',
  'customer.buy': 'Ha fatto un ordine per il cliente',
  'customer.start-buying': 'Ha cominciato a comprare per il cliente',
  'customer.stop-buying': 'Ha finito di comprare per il cliente',
  'customer.keep': 'Ha annullato un’anonimizzazione programmata',
  'round.propose': 'Ha calcolato i giri di una fascia',
  'round.move-stop': 'Ha spostato una tappa',
  'round.assign': 'Ha assegnato un giro',
  'round.add': 'Ha aggiunto un giro',
  'round.remove': 'Ha tolto un giro',
  'round.confirm': 'Ha confermato i giri di una fascia',
  'round.start': 'Ha fatto partire un giro',
  'round.tell-late': 'Ha avvisato i clienti di un ritardo',
  'round.finish': 'Ha chiuso un giro',
  'round.close': 'Ha chiuso un giro non rientrato',
  'round.close-stop': 'Ha chiuso la tappa di un giro non rientrato',
  'round.print': 'Ha stampato il foglio di un giro',
  'picking.print': 'Ha stampato la lista di preparazione',
  'round.deliver': 'Ha consegnato l’ordine',
  'round.again': 'Non ha trovato nessuno: riprova a fine giro',
  'round.back': 'Ha riportato l’ordine in sede',
  'round.proof': 'Ha guardato la prova di consegna',
  'van.save': 'Ha cambiato un furgone',
  'locker.save-station': 'Ha cambiato un locker',
  'locker.save-door': 'Ha cambiato un vano di un locker',
  'locker.remove-door': 'Ha tolto un vano di un locker',
  'locker.fill': 'Ha messo la spesa nel locker',
  'locker.hand-over': 'Ha segnato la spesa ritirata dal locker',
  'locker.take-out': 'Ha ripreso la spesa dal locker',
  'payment.end-work': 'Ha chiuso a mano un lavoro su denaro',
  'payment.retry': 'Ha fatto riprovare un pagamento',
  'payment.reconcile': 'Ha rifatto un confronto con i pagamenti',
  'product.create': 'Ha creato il prodotto',
  'product.change': 'Ha cambiato il prodotto',
  'product.plan': 'Ha programmato una modifica del prodotto',
  'product.drop-plan': 'Ha tolto una modifica programmata',
  'product.delete': 'Ha eliminato la bozza del prodotto',
  'product.publish': 'Modifica programmata pubblicata',
  'content.save': 'Ha salvato una bozza',
  'content.discard': 'Ha buttato una bozza',
  'content.publish': 'Ha pubblicato un contenuto',
  'content.plan': 'Ha programmato una pubblicazione',
  'content.publish-planned': 'Contenuto programmato pubblicato',
  'content.restore': 'Ha rimesso online una versione di prima',
  'content.remove': 'Ha tolto un contenuto',
  'content.upload-picture': 'Ha caricato un’immagine',
  'content.describe-picture': 'Ha descritto un’immagine',
  'content.crop-picture': 'Ha ritagliato un’immagine',
  'content.remove-picture': 'Ha tolto un’immagine',
  'search.save-synonym': 'Ha scritto parole della ricerca',
  'search.remove-synonym': 'Ha tolto parole della ricerca',
  'search.switch-synonym': 'Ha scelto se usare parole della ricerca',
  'search.mark-brand': 'Ha detto se parole dei nomi sono una marca',
  'search.save-pin': 'Ha messo prodotti in cima a una ricerca',
  'shop.save': 'Ha cambiato nome, dati o aspetto del negozio',
  'shop.switch-payment': 'Ha scelto se offrire un modo di pagare',
  'shop.save-delivery-pass': 'Ha scritto un abbonamento consegne',
  'shop.sell-delivery-pass': 'Ha scelto se vendere un abbonamento consegne',
  'shop.open-store': 'Ha aperto un punto vendita',
  'shop.change-store': 'Ha cambiato un punto vendita',
  'shop.close-store': 'Ha chiuso un punto vendita',
  'shop.reopen-store': 'Ha riaperto un punto vendita',
  'promotion.create': 'Ha preparato l’offerta',
  'promotion.change': 'Ha cambiato l’offerta',
  'promotion.publish': 'Ha pubblicato l’offerta',
  'promotion.stop': 'Ha fermato l’offerta',
  'promotion.remove': 'Ha eliminato la bozza dell’offerta',
  'import.apply': 'Ha applicato un’importazione del catalogo',
  'import.undo': 'Ha annullato un’importazione del catalogo',
  'picking.give-back': 'Ha restituito un ordine da preparare',
  'picking.assign': 'Ha assegnato un ordine da preparare',
  'picking.start-wave': 'Ha avviato la preparazione prima della chiusura',
  'picking.store': 'Ha cambiato come una sede prepara gli ordini',
  'picking.places': 'Ha cambiato i posti dei prodotti',
  'picking.places-import': 'Ha letto i posti dei prodotti da un file',
  'picking.close': 'Ha chiuso la preparazione dell’ordine',
  'slot.publish': 'Ha cambiato fasce orarie',
  'slot.close': 'Ha chiuso una fascia oraria',
  'slot.typical-week': 'Ha cambiato la settimana tipo',
  'slot.weekly': 'Ha cambiato le regole delle fasce settimanali',
  'slot.prices': 'Ha cambiato i prezzi secondo la richiesta',
  'store.save-hours': 'Ha cambiato gli orari di apertura',
  'zone.save': 'Ha cambiato una zona di consegna',
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

import type { Merchant, Payment } from './model.ts';
import { sign } from './signature.ts';

/** Where the browser goes back to, with the signed outcome: message `ritorno`. */
export function returnAddress(payment: Payment, merchant: Merchant): string {
  const decision = payment.events.find((event) => event.tipo !== 'CONTABILIZZAZIONE') ?? payment.events[0];
  const approved = payment.authorisedAt !== undefined;
  const gaveUp = payment.state === 'ANNULLATA' || (payment.state === 'SCADUTA' && !approved);
  const fields = {
    alias: merchant.alias,
    codTrans: payment.codTrans,
    importo: String(payment.amount),
    divisa: 'EUR',
    esito: approved ? 'OK' : gaveUp ? 'ANNULLO' : 'KO',
    codiceEsito: approved ? '0' : gaveUp ? '17' : (decision?.codiceEsito ?? '05'),
    dataOra: decision?.dataOra ?? new Date(payment.openedAt).toISOString(),
  };
  const address = new URL(gaveUp ? payment.backUrl : payment.returnUrl);
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  address.searchParams.set('mac', sign('ritorno', fields, merchant.secret));
  return address.href;
}

import { createHmac, timingSafeEqual } from 'node:crypto';

/** The signed fields of each message, in the order the gateway signs them. An absent field counts as empty. */
export const SIGNED_FIELDS = {
  pagamento: 'alias importo divisa codTrans url url_back urlpost contabilizzazione salvaCarta descrizione mail'.split(
    ' ',
  ),
  ritorno: 'alias codTrans importo divisa esito codiceEsito dataOra'.split(' '),
  notifica:
    'idNotifica tipo alias codTrans idOperazione importo divisa esito codiceEsito messaggio codAut dataOra brand pan scadenzaPan numContratto'.split(
      ' ',
    ),
} as const;

export type SignedMessage = keyof typeof SIGNED_FIELDS;

/** The signature of a form or of query parameters: HMAC-SHA256 in hexadecimal over the message's name and fields. */
export function macOf(message: SignedMessage, fields: Readonly<Record<string, string>>, secret: string): string {
  const lines = SIGNED_FIELDS[message].map((name) => `${name}=${fields[name] ?? ''}`);
  return hmac([message, ...lines], secret);
}

export function macOfRequest(path: string, timestamp: string, body: string, secret: string): string {
  return hmac(['api-richiesta', path, timestamp, body], secret);
}

/** Covers the request's own signature, so that an old answer cannot be played back for a new question. */
export function macOfResponse(requestMac: string, status: number, body: string, secret: string): string {
  return hmac(['api-risposta', requestMac, String(status), body], secret);
}

/** In constant time for equal lengths; the length of a signature is no secret. */
export function isSameMac(expected: string, received: unknown): boolean {
  if (typeof received !== 'string') return false;
  const a = Buffer.from(expected);
  const b = Buffer.from(received);
  return a.length === b.length && timingSafeEqual(a, b);
}

function hmac(lines: readonly string[], secret: string): string {
  return createHmac('sha256', secret).update(lines.join('\n'), 'utf8').digest('hex');
}

import { createHmac, timingSafeEqual } from 'node:crypto';

/** Messages with their signed fields, in order: docs/card-gateway.md. */
export const MESSAGES = {
  pagamento: [
    'alias',
    'importo',
    'divisa',
    'codTrans',
    'url',
    'url_back',
    'urlpost',
    'contabilizzazione',
    'salvaCarta',
    'descrizione',
    'mail',
  ],
  ritorno: ['alias', 'codTrans', 'importo', 'divisa', 'esito', 'codiceEsito', 'dataOra'],
  notifica: [
    'idNotifica',
    'tipo',
    'alias',
    'codTrans',
    'idOperazione',
    'importo',
    'divisa',
    'esito',
    'codiceEsito',
    'messaggio',
    'codAut',
    'dataOra',
    'brand',
    'pan',
    'scadenzaPan',
    'numContratto',
  ],
} as const;

export type MessageName = keyof typeof MESSAGES;
export type Fields<M extends MessageName> = Record<(typeof MESSAGES)[M][number], string>;

/** The `mac` of a message. */
export function sign<M extends MessageName>(message: M, fields: Fields<M>, secret: string): string {
  const names: readonly (typeof MESSAGES)[M][number][] = MESSAGES[message];
  return hmac([message, ...names.map((name) => `${name}=${fields[name]}`)].join('\n'), secret);
}

/** `x-mac` of a call. */
export function signRequest(path: string, timestamp: string, body: string, secret: string): string {
  return hmac(`api-richiesta\n${path}\n${timestamp}\n${body}`, secret);
}

/** `x-mac` of an answer. */
export function signResponse(requestMac: string, status: number, body: string, secret: string): string {
  return hmac(`api-risposta\n${requestMac}\n${status}\n${body}`, secret);
}

/** Equality in constant time; a value of the wrong length is simply different. */
export function sameMac(expected: string, received: unknown): boolean {
  if (typeof received !== 'string') return false;
  const a = Buffer.from(expected);
  const b = Buffer.from(received);
  return a.length === b.length && timingSafeEqual(a, b);
}

function hmac(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text, 'utf8').digest('hex');
}

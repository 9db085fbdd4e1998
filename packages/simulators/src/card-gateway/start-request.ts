import { z } from 'zod';
import type { Merchant } from './model.ts';
import { type NewPayment, NotAllowed } from './payments.ts';
import { type Fields, MESSAGES, sameMac, sign } from './signature.ts';

export const codTransField = z.string().regex(/^[A-Za-z0-9-]{2,64}$/, 'codTrans non valido');

const noControlCharacters = /^[^\p{Cc}]*$/u;
const text = (max: number) => z.string().max(max).regex(noControlCharacters).default('');
export const absoluteUrl = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .regex(noControlCharacters);

const startRequest = z.object({
  alias: z.string(),
  importo: z.string().regex(/^(0|[1-9]\d{0,7})$/),
  divisa: z.literal('EUR'),
  codTrans: codTransField,
  url: absoluteUrl,
  url_back: absoluteUrl,
  urlpost: absoluteUrl,
  contabilizzazione: z.enum(['', 'D', 'I']).default(''),
  salvaCarta: z.enum(['', 'N', 'S']).default(''),
  descrizione: text(200),
  mail: text(200),
  mac: z.string(),
});

/** The signature of a request that asks for a page is wrong, or it is another shop's. */
export class NotSigned extends Error {}

/**
 * Reads the request that opens a payment page.
 * @throws {NotAllowed} when a field is missing or wrong (the message names it); {NotSigned} when it is not the merchant's.
 */
export function readStartRequest(received: unknown, merchant: Merchant): NewPayment {
  const parsed = startRequest.safeParse(received);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0] ?? 'richiesta')))];
    throw new NotAllowed('RICHIESTA_NON_VALIDA', `Campi mancanti o non validi: ${names.join(', ')}`);
  }
  const { mac, ...fields } = parsed.data;
  const signed = Object.fromEntries(MESSAGES.pagamento.map((name) => [name, fields[name]])) as Fields<'pagamento'>;
  if (fields.alias !== merchant.alias || !sameMac(sign('pagamento', signed, merchant.secret), mac)) {
    throw new NotSigned('La firma della richiesta non è valida');
  }
  const amount = Number(fields.importo);
  if (amount === 0 && fields.salvaCarta !== 'S') {
    throw new NotAllowed('RICHIESTA_NON_VALIDA', 'Campi mancanti o non validi: importo');
  }
  return {
    codTrans: fields.codTrans,
    amount,
    captureAtOnce: fields.contabilizzazione === 'I',
    saveCard: fields.salvaCarta === 'S',
    description: fields.descrizione,
    mail: fields.mail,
    returnUrl: fields.url,
    backUrl: fields.url_back,
    noticeUrl: fields.urlpost,
    requestMac: mac,
  };
}

import { z } from 'zod';
import type {
  CardSummary,
  ProviderEvent,
  ProviderEventType,
  ProviderMovement,
  ProviderState,
  RefusalReason,
} from './provider.ts';

const centsAsText = z
  .string()
  .regex(/^(0|[1-9]\d{0,8})$/)
  .transform(Number);
const text = z.string().max(500);
const reference = z.string().regex(/^[A-Za-z0-9-]{2,64}$/);
const instant = z.iso.datetime({ offset: true });

/** An event, as notices and answers of the gateway tell it. */
export const eventMessage = z.object({
  idNotifica: z.string().regex(/^[\x21-\x7e]{1,128}$/),
  tipo: text,
  alias: text,
  codTrans: reference,
  idOperazione: text.default(''),
  importo: centsAsText,
  divisa: z.literal('EUR'),
  esito: z.enum(['OK', 'KO']),
  codiceEsito: text,
  messaggio: text.default(''),
  codAut: text.default(''),
  dataOra: instant,
  brand: text.default(''),
  pan: text.default(''),
  scadenzaPan: z.union([z.literal(''), z.string().regex(/^20\d{2}(0[1-9]|1[0-2])$/)]).default(''),
  numContratto: text.default(''),
});
export type EventMessage = z.output<typeof eventMessage>;

export const returnMessage = z.object({
  alias: text,
  codTrans: reference,
  importo: centsAsText,
  divisa: z.literal('EUR'),
  esito: z.enum(['OK', 'KO', 'ANNULLO']),
  codiceEsito: text,
  dataOra: instant,
});

export const answerMessage = z.object({
  esito: z.enum(['OK', 'KO', 'SCA']),
  codiceEsito: text,
  errore: z.object({ codice: text }).optional(),
  urlAutenticazione: z.url({ protocol: /^https?$/ }).optional(),
  pagamento: z
    .object({
      codTrans: reference,
      stato: text,
      importoAutorizzato: z.number().int().min(0),
      importoContabilizzato: z.number().int().min(0),
      importoRimborsato: z.number().int().min(0),
    })
    .optional(),
  eventi: z.array(eventMessage).default([]),
  movimenti: z
    .array(z.object({ codTrans: reference, tipo: text, importo: z.number().int().min(0) }))
    .max(100_000)
    .optional(),
});
export type AnswerMessage = z.output<typeof answerMessage>;

const STATES: Readonly<Record<string, ProviderState>> = {
  APERTA: 'pending',
  AUTENTICAZIONE: 'pending',
  AUTORIZZATA: 'authorised',
  CONTABILIZZATA: 'captured',
  RIMBORSATA: 'refunded',
  STORNATA: 'voided',
  RIFIUTATA: 'failed',
  ANNULLATA: 'failed',
  SCADUTA: 'expired',
};

/** Undefined for a state the protocol does not have. */
export function stateOf(stato: string): ProviderState | undefined {
  return STATES[stato];
}

const REASONS: Readonly<Record<string, RefusalReason>> = {
  '14': 'unknown-card',
  '17': 'cancelled-by-customer',
  '18': 'closed',
  '51': 'insufficient-funds',
  '54': 'expired-card',
  '61': 'limit-exceeded',
  '62': 'blocked-card',
  '82': 'wrong-security-code',
  '1A': 'authentication-required',
  '1B': 'authentication-failed',
};

/** A code we do not know is a refusal without a reason. */
export function reasonOf(codiceEsito: string): RefusalReason {
  return REASONS[codiceEsito] ?? 'declined';
}

const TYPES_WHEN_OK: Readonly<Record<string, ProviderEventType>> = {
  AUTORIZZAZIONE: 'authorised',
  CONTABILIZZAZIONE: 'captured',
  STORNO: 'voided',
  RIMBORSO: 'refunded',
  SCADENZA: 'expired',
};

const MOVEMENTS: Readonly<Record<string, ProviderMovement['kind']>> = {
  AUTORIZZAZIONE: 'authorised',
  CONTABILIZZAZIONE: 'captured',
  RIMBORSO: 'refunded',
};

/** The lines of a day that are about money the ledger counts. */
export function toMovements(lines: NonNullable<AnswerMessage['movimenti']>): ProviderMovement[] {
  return lines.flatMap(({ codTrans, tipo, importo }) => {
    const kind = MOVEMENTS[tipo];
    return kind ? [{ paymentRef: codTrans, kind, amountCents: importo }] : [];
  });
}

/** Our event for the gateway's; undefined when its `tipo` and `esito` are not of the protocol. */
export function toEvent(message: EventMessage): ProviderEvent | undefined {
  const refused = message.esito === 'KO' && (message.tipo === 'AUTORIZZAZIONE' || message.tipo === 'ANNULLO');
  const type = refused ? 'failed' : message.esito === 'OK' ? TYPES_WHEN_OK[message.tipo] : undefined;
  if (!type) return undefined;
  const card = cardOf(message);
  return {
    providerEventId: message.idNotifica,
    paymentRef: message.codTrans,
    type,
    amountCents: message.importo,
    currency: message.divisa,
    occurredAt: message.dataOra,
    ...(message.idOperazione && { operationId: message.idOperazione }),
    ...(refused && { reason: reasonOf(message.codiceEsito) }),
    ...(card && { card }),
    raw: withoutCard(message),
  };
}

function cardOf(message: EventMessage): CardSummary | undefined {
  if (!message.pan || !message.scadenzaPan) return undefined;
  return {
    ...(message.numContratto && { token: message.numContratto }),
    brand: message.brand.toLowerCase(),
    maskedNumber: masked(message.pan),
    expiryMonth: Number(message.scadenzaPan.slice(4)),
    expiryYear: Number(message.scadenzaPan.slice(0, 4)),
  };
}

/** First six (they tell the brand) and last four digits; a number that came whole is masked here. */
function masked(pan: string): string {
  return /^\d{0,6}\*+\d{4}$/.test(pan) ? pan : `${'*'.repeat(12)}${pan.slice(-4)}`;
}

/** What the ledger keeps: no card, no token. */
function withoutCard(message: EventMessage): Record<string, string> {
  const { brand: _brand, pan: _pan, scadenzaPan: _expiry, numContratto: _token, importo, ...rest } = message;
  return { ...rest, importo: String(importo) };
}

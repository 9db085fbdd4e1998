import { type CardGatewayConfig, callGateway } from './card-gateway.client.ts';
import {
  type AnswerMessage,
  type EventMessage,
  eventMessage,
  reasonOf,
  returnMessage,
  stateOf,
  toEvent,
  toMovements,
} from './card-gateway.messages.ts';
import { isSameMac, macOf, SIGNED_FIELDS } from './card-gateway.signature.ts';
import type {
  ChargeResult,
  OperationResult,
  PaymentProvider,
  ProviderError,
  ProviderEvent,
  RawNotice,
  Rejected,
  StartResult,
} from './provider.ts';

export type { CardGatewayConfig } from './card-gateway.client.ts';

const RETURN_PARAMETERS = [...SIGNED_FIELDS.ritorno, 'mac'];

/**
 * Cards through a bank's hosted page: a signed form opens the page, a signed notice tells the outcome, signed JSON
 * calls move the money afterwards. The payment's name at the gateway is `{orderNumber}-{paymentId}`.
 */
export function cardGateway(config: CardGatewayConfig): PaymentProvider {
  const { merchant, secret } = config;

  const refOf = ({ orderNumber, paymentId }: { orderNumber: string; paymentId: string }) =>
    `${orderNumber}-${paymentId}`;

  /** A charge or an operation the gateway answered; a bank's refusal is an expected error. */
  const settle = (
    message: AnswerMessage,
  ): { kind: 'done'; events: ProviderEvent[] } | { kind: 'failed'; error: ProviderError } => {
    const events = readEvents(message.eventi);
    if (!events) return { kind: 'failed', error: { kind: 'unavailable', detail: 'unknown event in the answer' } };
    if (message.esito === 'OK') return { kind: 'done', events };
    return { kind: 'failed', error: { kind: 'refused', reason: reasonOf(message.codiceEsito), events } };
  };

  const operate = async (path: string, fields: Record<string, string | number>): Promise<OperationResult> => {
    const answer = await callGateway(config, path, fields);
    const result = answer.kind === 'answer' ? settle(answer.message) : answer;
    return result.kind === 'failed' ? { ...result, paymentRef: String(fields.codTrans) } : result;
  };

  const charge = async (
    paymentRef: string,
    fields: Record<string, string | number>,
  ): Promise<ChargeResult | { kind: 'redirect'; url: string }> => {
    const answer = await callGateway(config, '/api/addebita', { codTrans: paymentRef, divisa: 'EUR', ...fields });
    if (answer.kind === 'failed') return { ...answer, paymentRef };
    const { message } = answer;
    if (message.esito === 'SCA' && message.urlAutenticazione)
      return { kind: 'redirect', url: message.urlAutenticazione };
    const result = settle(message);
    return { ...result, paymentRef };
  };

  return {
    name: 'card-gateway',
    opensByForm: true,
    holdDays: 7,
    pageOrigins: [new URL(config.url).origin],
    referenceFor: refOf,

    async start(order): Promise<StartResult> {
      const paymentRef = refOf(order);
      const contabilizzazione = order.capture === 'immediate' ? 'I' : 'D';
      const descrizione = cleanText(order.description);
      const addresses = { url: order.returnUrl, url_back: order.backUrl, urlpost: order.noticeUrl };
      if (order.authToken) {
        const result = await charge(paymentRef, {
          importo: order.amountCents,
          numContratto: order.authToken,
          contabilizzazione,
          descrizione,
          clientePresente: 'S',
          ...addresses,
        });
        return result.kind === 'redirect' ? { ...result, paymentRef, method: 'GET', fields: {} } : result;
      }
      const fields: Record<string, string> = {
        alias: merchant,
        importo: String(order.amountCents),
        divisa: 'EUR',
        codTrans: paymentRef,
        ...addresses,
        contabilizzazione,
        salvaCarta: order.saveCard ? 'S' : 'N',
        descrizione,
        mail: cleanText(order.customer.email),
      };
      return {
        kind: 'redirect',
        paymentRef,
        url: `${config.url}/payment-page`,
        method: 'POST',
        fields: { ...fields, mac: macOf('pagamento', fields, secret) },
      };
    },

    async query(paymentRef) {
      const answer = await callGateway(config, '/api/stato', { codTrans: paymentRef });
      if (answer.kind === 'failed') {
        const { error } = answer;
        if (error.kind === 'not-allowed' && error.code === 'not-found') return { kind: 'not-found', paymentRef };
        return { ...answer, paymentRef };
      }
      const { pagamento, eventi } = answer.message;
      const state = pagamento && stateOf(pagamento.stato);
      const events = readEvents(eventi);
      if (!state || !events || pagamento.codTrans !== paymentRef) {
        return { kind: 'failed', paymentRef, error: { kind: 'unavailable', detail: 'answer not understood' } };
      }
      return {
        kind: 'found',
        paymentRef,
        state,
        authorisedCents: pagamento.importoAutorizzato,
        capturedCents: pagamento.importoContabilizzato,
        refundedCents: pagamento.importoRimborsato,
        events,
      };
    },

    parseNotice(request) {
      const fields = formOf(request);
      if (!fields) return rejected('malformed', 'the body is not a form');
      if (!isSameMac(macOf('notifica', fields, secret), fields.mac)) return rejected('bad-signature', 'mac');
      const parsed = eventMessage.safeParse(fields);
      if (!parsed.success) return rejected('malformed', String(parsed.error.issues[0]?.path[0]));
      if (parsed.data.alias !== merchant) return rejected('unknown', 'alias');
      const event = toEvent(parsed.data);
      return event ? { kind: 'verified', event } : rejected('unknown', 'tipo');
    },

    parseReturn(query) {
      const fields = textFields(pick(query, RETURN_PARAMETERS));
      if (!fields) return rejected('malformed', 'repeated parameter');
      if (!isSameMac(macOf('ritorno', fields, secret), fields.mac)) return rejected('bad-signature', 'mac');
      const parsed = returnMessage.safeParse(fields);
      if (!parsed.success) return rejected('malformed', String(parsed.error.issues[0]?.path[0]));
      const { alias, codTrans, importo, esito, codiceEsito } = parsed.data;
      if (alias !== merchant) return rejected('unknown', 'alias');
      return {
        kind: 'verified',
        paymentRef: codTrans,
        claim: esito === 'OK' ? 'paid' : esito === 'ANNULLO' ? 'cancelled' : 'refused',
        amountCents: importo,
        ...(esito !== 'OK' && { reason: reasonOf(codiceEsito) }),
      };
    },

    capture: (paymentRef, amountCents, operationId) =>
      operate('/api/contabilizza', {
        codTrans: paymentRef,
        importo: amountCents,
        divisa: 'EUR',
        idOperazione: operationId,
      }),

    close: (paymentRef, operationId) => operate('/api/annulla', { codTrans: paymentRef, idOperazione: operationId }),

    void: (paymentRef, operationId) => operate('/api/storna', { codTrans: paymentRef, idOperazione: operationId }),

    refund: (paymentRef, amountCents, operationId) =>
      operate('/api/rimborsa', {
        codTrans: paymentRef,
        importo: amountCents,
        divisa: 'EUR',
        idOperazione: operationId,
      }),

    async chargeSaved(token, order) {
      const paymentRef = refOf(order);
      const result = await charge(paymentRef, {
        importo: order.amountCents,
        numContratto: token,
        contabilizzazione: order.capture === 'immediate' ? 'I' : 'D',
        descrizione: cleanText(order.description),
        clientePresente: 'N',
        urlpost: order.noticeUrl,
      });
      if (result.kind !== 'redirect') return result;
      return { kind: 'failed', paymentRef, error: { kind: 'unavailable', detail: 'asked for an absent customer' } };
    },

    async forgetSaved(token) {
      const answer = await callGateway(config, '/api/carte/elimina', { numContratto: token });
      return answer.kind === 'failed' ? answer : { kind: 'done' };
    },

    async report(day) {
      const answer = await callGateway(config, '/api/movimenti', { giorno: day });
      if (answer.kind === 'failed') return answer;
      const { movimenti } = answer.message;
      if (!movimenti) return { kind: 'failed', error: { kind: 'unavailable', detail: 'answer not understood' } };
      return { kind: 'report', movements: toMovements(movimenti) };
    },
  };
}

/** Undefined when any event is not of the protocol: an answer is believed whole or not at all. */
function readEvents(messages: readonly EventMessage[]): ProviderEvent[] | undefined {
  const events = messages.map(toEvent);
  return events.every((event) => event !== undefined) ? events : undefined;
}

/** The gateway signs lines of text: control characters would let one field pose as two. */
function cleanText(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').slice(0, 200);
}

function formOf(request: RawNotice): Record<string, string> | undefined {
  if (typeof request.body === 'object' && request.body !== null) {
    return textFields(request.body as Record<string, unknown>);
  }
  const text = typeof request.body === 'string' ? request.body : new TextDecoder().decode(bytesOf(request.rawBody));
  const pairs = [...new URLSearchParams(text)];
  const fields = Object.fromEntries(pairs);
  return pairs.length > 0 && Object.keys(fields).length === pairs.length ? textFields(fields) : undefined;
}

function bytesOf(rawBody: string | Uint8Array | undefined): Uint8Array {
  return typeof rawBody === 'object' ? rawBody : new TextEncoder().encode(rawBody ?? '');
}

/** The return address may have parameters of ours besides. */
function pick(values: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]));
}

/** Text values only, without control characters; undefined when a name came twice or holds something else. */
function textFields(values: Readonly<Record<string, unknown>>): Record<string, string> | undefined {
  const entries = Object.entries(values);
  const isText = (value: unknown) => typeof value === 'string' && value.length <= 2000 && !/\p{Cc}/u.test(value);
  return entries.every(([, value]) => isText(value))
    ? (Object.fromEntries(entries) as Record<string, string>)
    : undefined;
}

function rejected(why: Rejected['why'], detail: string): Rejected {
  return { kind: 'rejected', why, detail };
}

import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { GatewayEvent, Merchant, Payment } from './model.ts';
import { outcomeText } from './outcomes.ts';
import { type Movement, NotAllowed, type Payments } from './payments.ts';
import type { Settings } from './settings.ts';
import { sameMac, signRequest, signResponse } from './signature.ts';
import { absoluteUrl, codTransField } from './start-request.ts';

const CLOCK_TOLERANCE_MS = 5 * 60_000;

interface Dependencies {
  merchant: Merchant;
  payments: Payments;
  settings: Settings;
  save(): void;
}

interface Answer {
  esito: 'OK' | 'KO' | 'SCA';
  codiceEsito: string;
  payment?: Payment;
  events?: readonly GatewayEvent[];
  urlAutenticazione?: string;
  movimenti?: Movement[];
}

const alias = z.string();
const operationId = z.string().regex(/^[A-Za-z0-9._-]{1,64}$/);
const amount = z.number().int().min(1).max(99_999_999);
const currency = z.literal('EUR');

/** The signed calls of the shop's server: docs/card-gateway.md, section 4. */
export function apiRoutes(app: FastifyInstance, { merchant, payments, settings, save }: Dependencies): void {
  // The signature is over the bytes, so the body stays text until it is verified.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  function call<S extends z.ZodType>(
    path: string,
    schema: S,
    run: (body: z.output<S>, origin: string) => Answer,
  ): void {
    app.post(path, async (request, reply) => {
      if (settings.api === 'down' || settings.downPaths.includes(path))
        return reply.code(503).type('text/plain').send('Servizio non disponibile');
      const text = typeof request.body === 'string' ? request.body : '';
      const mac = request.headers['x-mac'];
      if (!isSigned(request, path, text)) {
        return reply
          .code(401)
          .send({ esito: 'KO', errore: { codice: 'MAC_NON_VALIDO', messaggio: 'Firma non valida' } });
      }
      const [status, body] = carryOut(() => run(read(schema, text, merchant), originOf(request)));
      if (settings.lostPaths.includes(path)) {
        reply.hijack();
        request.raw.socket.destroy();
        return;
      }
      if (settings.api === 'slow') await wait(settings.slowMs, undefined, { ref: false });
      return answer(reply, status, body, String(mac));
    });
  }

  function isSigned(request: FastifyRequest, path: string, text: string): boolean {
    const timestamp = String(request.headers['x-timestamp']);
    return (
      /^\d{1,16}$/.test(timestamp) &&
      Math.abs(Number(timestamp) - Date.now()) <= CLOCK_TOLERANCE_MS &&
      sameMac(signRequest(path, timestamp, text, merchant.secret), request.headers['x-mac'])
    );
  }

  function answer(reply: FastifyReply, status: number, body: unknown, requestMac: string) {
    const text = JSON.stringify(body);
    return reply
      .code(status)
      .header('x-mac', signResponse(requestMac, status, text, merchant.secret))
      .type('application/json; charset=utf-8')
      .send(text);
  }

  const known = (codTrans: string): Payment => {
    const payment = payments.find(codTrans);
    if (!payment) throw new NotAllowed('NON_TROVATO', 'Pagamento sconosciuto');
    return payment;
  };

  call('/api/stato', z.strictObject({ alias, codTrans: codTransField }), ({ codTrans }) => {
    const payment = known(codTrans);
    return { esito: 'OK', codiceEsito: '0', payment, events: payment.events };
  });

  call(
    '/api/contabilizza',
    z.strictObject({ alias, codTrans: codTransField, importo: amount, divisa: currency, idOperazione: operationId }),
    ({ codTrans, importo, idOperazione }) => {
      const events = payments.capture(codTrans, importo, idOperazione);
      return { esito: 'OK', codiceEsito: '0', payment: known(codTrans), events };
    },
  );

  call(
    '/api/annulla',
    z.strictObject({ alias, codTrans: codTransField, idOperazione: operationId }),
    ({ codTrans, idOperazione }) => {
      const events = payments.close(codTrans, idOperazione);
      return { esito: 'OK', codiceEsito: '0', payment: known(codTrans), events };
    },
  );

  call(
    '/api/storna',
    z.strictObject({ alias, codTrans: codTransField, idOperazione: operationId }),
    ({ codTrans, idOperazione }) => {
      const events = payments.void(codTrans, idOperazione);
      return { esito: 'OK', codiceEsito: '0', payment: known(codTrans), events };
    },
  );

  call(
    '/api/rimborsa',
    z.strictObject({ alias, codTrans: codTransField, importo: amount, divisa: currency, idOperazione: operationId }),
    ({ codTrans, importo, idOperazione }) => {
      const events = payments.refund(codTrans, importo, idOperazione);
      return { esito: 'OK', codiceEsito: '0', payment: known(codTrans), events };
    },
  );

  const charge = z
    .strictObject({
      alias,
      codTrans: codTransField,
      importo: amount,
      divisa: currency,
      numContratto: z.string().min(1).max(64),
      contabilizzazione: z.enum(['D', 'I']),
      descrizione: z.string().max(200),
      urlpost: absoluteUrl,
      clientePresente: z.enum(['S', 'N']),
      url: absoluteUrl.optional(),
      url_back: absoluteUrl.optional(),
    })
    .refine((body) => body.clientePresente === 'N' || (body.url && body.url_back), { path: ['url'] });
  call('/api/addebita', charge, (body, origin) => {
    const payment = payments.chargeSaved({
      codTrans: body.codTrans,
      amount: body.importo,
      captureAtOnce: body.contabilizzazione === 'I',
      saveCard: false,
      description: body.descrizione,
      mail: '',
      returnUrl: body.url ?? '',
      backUrl: body.url_back ?? '',
      noticeUrl: body.urlpost,
      requestMac: '',
      token: body.numContratto,
      customerPresent: body.clientePresente === 'S',
    });
    if (payment.state === 'AUTENTICAZIONE') {
      const urlAutenticazione = `${origin}/payment-page/${payment.session}/conferma`;
      return { esito: 'SCA', codiceEsito: '1A', payment, urlAutenticazione };
    }
    const { events } = payment;
    if (payment.authorisedAt !== undefined) return { esito: 'OK', codiceEsito: '0', payment, events };
    return { esito: 'KO', codiceEsito: events.at(-1)?.codiceEsito ?? '05', payment, events };
  });

  call('/api/movimenti', z.strictObject({ alias, giorno: z.iso.date() }), ({ giorno }) => {
    payments.expireDue();
    return { esito: 'OK', codiceEsito: '0', movimenti: payments.movementsOf(giorno) };
  });

  call('/api/carte/elimina', z.strictObject({ alias, numContratto: z.string().min(1).max(64) }), ({ numContratto }) => {
    payments.deleteCard(numContratto);
    save();
    return { esito: 'OK', codiceEsito: '0' };
  });
}

function read<S extends z.ZodType>(schema: S, text: string, merchant: Merchant): z.output<S> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new NotAllowed('RICHIESTA_NON_VALIDA', 'Il corpo non è JSON');
  }
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0] ?? 'corpo')))];
    throw new NotAllowed('RICHIESTA_NON_VALIDA', `Campi mancanti o non validi: ${names.join(', ')}`);
  }
  if ((body as { alias: string }).alias !== merchant.alias) {
    throw new NotAllowed('RICHIESTA_NON_VALIDA', 'Campi mancanti o non validi: alias');
  }
  return parsed.data;
}

function carryOut(run: () => Answer): [status: number, body: unknown] {
  try {
    const { esito, codiceEsito, payment, events, urlAutenticazione, movimenti } = run();
    const messaggio = codiceEsito === '0' ? '' : outcomeText(codiceEsito);
    return [
      200,
      {
        esito,
        codiceEsito,
        messaggio,
        urlAutenticazione,
        pagamento: payment && summary(payment),
        eventi: events ?? [],
        movimenti,
      },
    ];
  } catch (error) {
    if (!(error instanceof NotAllowed)) throw error;
    return [error.status, { esito: 'KO', codiceEsito: '', errore: { codice: error.code, messaggio: error.message } }];
  }
}

function summary(payment: Payment) {
  return {
    codTrans: payment.codTrans,
    stato: payment.state,
    importo: payment.amount,
    divisa: 'EUR',
    importoAutorizzato: payment.authorised,
    importoContabilizzato: payment.captured,
    importoRimborsato: payment.refunded,
  };
}

function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

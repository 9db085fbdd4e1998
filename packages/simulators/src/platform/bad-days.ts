import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the call, by which a bad day is asked for. */
    call?: string;
  }
  interface FastifyRequest {
    /** What goes wrong with the answer of this request, although its work is done. */
    badAnswer?: BadDay;
  }
}

/** In the order a page offers them; what is said of each is for the person who chooses. */
export const BAD_DAY_KINDS = {
  refuse: 'rifiuta',
  error: 'errore 500, non fatto',
  'error-after': 'errore 500, ma fatto',
  hang: 'nessuna risposta, non fatto',
  'hang-after': 'nessuna risposta, ma fatto',
  slow: 'fatto, risposta lenta',
  garbage: 'risposta illeggibile, ma fatto',
  empty: 'risposta vuota {}, ma fatto',
} as const;
export type BadDayKind = keyof typeof BAD_DAY_KINDS;

const kind = z.enum(Object.keys(BAD_DAY_KINDS) as [BadDayKind, ...BadDayKind[]]);

const badDay = z.strictObject({
  /** `*` = every call. */
  call: z.string().min(1).max(60),
  kind,
  /** How many requests go well first. */
  after: z.number().int().min(0).max(10_000).default(0),
  /** How many requests go wrong then; absent = all, until it is taken away or `seconds` are over. */
  times: z.number().int().min(1).max(10_000).optional(),
  /** How long it lasts from now on. */
  seconds: z.number().min(0.001).max(86_400).optional(),
  /** Code of a refusal; default the simulator's plain one. */
  code: z.string().max(60).optional(),
  /** `slow`: milliseconds until the answer. `hang`: until the line is cut. */
  ms: z.number().int().min(0).max(3_600_000).default(60_000),
});

export type BadDayRequest = z.input<typeof badDay>;
export type BadDay = z.output<typeof badDay> & { until?: number };

/** A refusal as this simulator words it. */
export type Refuse = (reply: FastifyReply, code: string | undefined) => FastifyReply;

/** What goes wrong, when and how often: chosen by `/control/bad-days`, met by every route that has a name. */
export class BadDays {
  #list: BadDay[] = [];
  readonly #calls = new Set<string>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get calls(): string[] {
    return [...this.#calls].sort();
  }

  get list(): readonly BadDay[] {
    const now = this.#now();
    this.#list = this.#list.filter((each) => each.until === undefined || now < each.until);
    return this.#list;
  }

  add(wanted: z.output<typeof badDay>): void {
    const until = wanted.seconds === undefined ? undefined : this.#now() + wanted.seconds * 1000;
    this.#list.push({ ...wanted, ...(until !== undefined && { until }) });
  }

  clear(): void {
    this.#list = [];
  }

  /** Lets the named routes of `app` go wrong. @param refuse how a refusal is worded here */
  meet(app: FastifyInstance, refuse: Refuse): void {
    app.addHook('onRoute', ({ config }) => {
      if (config?.call) this.#calls.add(config.call);
    });
    app.addHook('preHandler', (request, reply) => this.#before(request, reply, refuse));
    app.addHook('onSend', (request, reply, payload) => this.#after(request, reply, payload));
  }

  /** The bad day of this call, if it has one; counts down. */
  #next(call: string): BadDay | undefined {
    const found = this.list.find((each) => each.call === '*' || each.call === call);
    if (!found) return undefined;
    if (found.after > 0) {
      found.after -= 1;
      return undefined;
    }
    if (found.times !== undefined) {
      found.times -= 1;
      if (found.times === 0) this.#list = this.#list.filter((each) => each !== found);
    }
    return found;
  }

  async #before(request: FastifyRequest, reply: FastifyReply, refuse: Refuse) {
    const { call } = request.routeOptions.config;
    const day = call === undefined ? undefined : this.#next(call);
    if (!day) return;
    if (day.kind === 'refuse') return refuse(reply, day.code);
    if (day.kind === 'error') return reply.code(500).type('text/plain').send('Internal Server Error');
    if (day.kind === 'hang') {
      await cutAfter(request, day.ms);
      return reply.code(500).send();
    }
    request.badAnswer = day;
  }

  async #after(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
    const day = request.badAnswer;
    if (!day) return payload;
    if (day.kind === 'slow') await wait(day.ms, undefined, { ref: false });
    if (day.kind === 'hang-after') await cutAfter(request, day.ms);
    if (day.kind === 'error-after') return plain(reply.code(500), 'Internal Server Error');
    if (day.kind === 'garbage') return plain(reply.code(200), '<html><body>{"status":"succee');
    if (day.kind === 'empty') return plain(reply.code(200), '{}', 'application/json; charset=utf-8');
    return payload;
  }
}

function plain(reply: FastifyReply, text: string, type = 'text/plain; charset=utf-8'): string {
  reply.type(type).removeHeader('content-length').removeHeader('location');
  return text;
}

/** Says nothing until the other side hangs up, or for `ms`, and hangs up then. */
async function cutAfter(request: FastifyRequest, ms: number): Promise<void> {
  const { socket } = request.raw;
  const gone = new AbortController();
  socket.once('close', () => gone.abort());
  await wait(ms, undefined, { ref: false, signal: gone.signal }).catch(() => undefined);
  socket.destroy();
}

/** Chooses and shows bad days. A form may send numbers as text and leave fields empty. */
export function badDayRoutes(app: FastifyInstance, badDays: BadDays): void {
  app.get('/control/bad-days', async () => ({ calls: badDays.calls, badDays: badDays.list }));

  app.post('/control/bad-days', async (request, reply) => {
    const ofForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    const wanted = badDay.safeParse(ofForm ? fromForm(request.body as Record<string, string>) : request.body);
    if (!wanted.success) return reply.code(400).send({ error: z.prettifyError(wanted.error) });
    if (wanted.data.call !== '*' && !badDays.calls.includes(wanted.data.call)) {
      return reply.code(400).send({ error: `call must be * or one of ${badDays.calls.join(', ')}` });
    }
    badDays.add(wanted.data);
    return ofForm ? reply.redirect('/', 303) : { badDays: badDays.list };
  });

  app.delete('/control/bad-days', async () => {
    badDays.clear();
    return { badDays: badDays.list };
  });

  app.post('/control/bad-days/clear', async (_request, reply) => {
    badDays.clear();
    return reply.redirect('/', 303);
  });
}

function fromForm(body: Record<string, string>): object {
  const filled = Object.entries(body).filter(([, value]) => value !== '');
  return Object.fromEntries(filled.map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]));
}

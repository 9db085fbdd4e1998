import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Books } from './books.ts';
import { type ExchangeState, emptyState, OUTCOMES } from './model.ts';
import { defaultSettings, type Settings, settingsChange } from './settings.ts';

interface Dependencies {
  state: ExchangeState;
  settings: Settings;
  initial: Partial<Settings>;
  books: Books;
  save(): void;
}

const decision = z.object({
  sdiId: z.coerce.number().int(),
  outcome: z.enum(OUTCOMES),
  code: z.string().max(10).optional(),
  text: z.string().max(300).optional(),
});

/** For tests and the curious: what becomes of files, and what there is of them. */
export function controlRoutes(app: FastifyInstance, { state, settings, initial, books, save }: Dependencies): void {
  app.get('/control', async () => settings);
  app.post('/control', async (request, reply) => {
    const change = settingsChange.safeParse(request.body);
    if (!change.success) return reply.code(400).send({ error: z.prettifyError(change.error) });
    return Object.assign(settings, change.data);
  });
  app.post('/control/reset', async () => {
    Object.assign(settings, defaultSettings(), initial);
    Object.assign(state, emptyState());
    save();
    return settings;
  });
  app.get<{ Querystring: { number?: string } }>('/control/files', async ({ query: { number } }) => ({
    files: books.files.filter((each) => number === undefined || each.document?.number === number),
  }));
  app.post('/control/decide', async (request, reply) => {
    const asked = decision.safeParse(request.body);
    if (!asked.success) return reply.code(400).send({ error: z.prettifyError(asked.error) });
    const { sdiId, outcome, code, text } = asked.data;
    const refusal = code ? { code, text: text ?? 'Scartata' } : undefined;
    if (!books.decide(sdiId, outcome, refusal)) return reply.code(409).send({ error: 'No such file waits' });
    return { sdiId, outcome };
  });
}

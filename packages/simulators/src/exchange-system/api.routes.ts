import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type FaultSettings, withFaults } from '../platform/faults.ts';
import type { Books } from './books.ts';
import type { ExchangeState } from './model.ts';

interface Dependencies {
  state: ExchangeState;
  settings: FaultSettings;
  token: string;
  books: Books;
  save(): void;
}

const sent = z.object({ NomeFile: z.string().min(1).max(100), File: z.base64() });

/** What a shop calls (docs/exchange-system.md). */
export function apiRoutes(app: FastifyInstance, { state, settings, token, books, save }: Dependencies): void {
  withFaults(app, settings, {
    down: { status: 503, body: { Errore: 'EI02' } },
    rateLimit: { status: 429, body: { Errore: 'EI02' } },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${token}`) return reply.code(401).send({ Errore: 'EI03' });
  });

  app.post('/files', async (request, reply) => {
    const file = sent.safeParse(request.body);
    if (!file.success) return reply.code(400).send({ error: z.prettifyError(file.error) });
    const xml = Buffer.from(file.data.File, 'base64').toString('utf8');
    if (xml === '') return { Errore: 'EI01' };
    const { sdiId, receivedAt } = books.receive(file.data.NomeFile, xml);
    return { IdentificativoSdI: sdiId, DataOraRicezione: new Date(receivedAt).toISOString() };
  });

  app.get('/notifications', async () => ({
    notifications: state.notifications
      .slice(0, 200)
      .map(({ id, name, xml }) => ({ id, NomeFile: name, File: Buffer.from(xml).toString('base64') })),
  }));

  app.delete<{ Params: { id: string } }>('/notifications/:id', async (request, reply) => {
    state.notifications = state.notifications.filter(({ id }) => id !== request.params.id);
    save();
    return reply.code(204).send();
  });
}

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Books } from './books.ts';
import { filesPage } from './files-page.ts';
import { OUTCOMES } from './model.ts';
import { MANNERS, type Settings } from './settings.ts';

const manner = z.object({ manner: z.enum(MANNERS) });
const decision = z.object({ sdiId: z.coerce.number().int(), outcome: z.enum(OUTCOMES) });

/** What a person sees and presses. */
export function pageRoutes(app: FastifyInstance, { books, settings }: { books: Books; settings: Settings }): void {
  app.get('/', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(filesPage(books.files, settings).text),
  );
  app.post('/manner', async (request, reply) => {
    const chosen = manner.safeParse(request.body);
    if (chosen.success) settings.manner = chosen.data.manner;
    return reply.redirect('/', 303);
  });
  app.post('/decide', async (request, reply) => {
    const chosen = decision.safeParse(request.body);
    if (chosen.success) books.decide(chosen.data.sdiId, chosen.data.outcome);
    return reply.redirect('/', 303);
  });
  app.get<{ Params: { sdiId: string } }>('/files/:sdiId.xml', async (request, reply) => {
    const file = books.files.find(({ sdiId }) => String(sdiId) === request.params.sdiId);
    return file ? reply.type('application/xml; charset=utf-8').send(file.xml) : reply.code(404).send();
  });
}

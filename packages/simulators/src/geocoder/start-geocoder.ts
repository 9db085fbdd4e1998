import formbody from '@fastify/formbody';
import fastify from 'fastify';
import { z } from 'zod';
import { BadDays, badDayRoutes } from '../platform/bad-days.ts';
import { answerToThisMachine, type ListenOptions, listen, type Simulator } from '../platform/server.ts';
import { findAddress } from './find-address.ts';

const question = z.object({
  format: z.literal('jsonv2'),
  street: z.string().default(''),
  city: z.string().default(''),
  postalcode: z.string().default(''),
  countrycodes: z.literal('it').optional(),
  addressdetails: z.enum(['0', '1']).default('0'),
});

export interface Geocoder extends Simulator {
  /** Who asked, and what, the first first. */
  readonly questions: { userAgent: string; query: Record<string, string> }[];
}

/** As many questions are remembered. */
const REMEMBERED = 1000;

/**
 * A stand-in for Nominatim: `GET /search` with the parts of an address. A bad day is asked for by `/control/bad-days` (call `search`);
 * `refuse` is 429, with `Retry-After` where `code` is a number of seconds.
 * @throws when the port is taken
 */
export async function startGeocoder(options: ListenOptions = {}): Promise<Geocoder> {
  const app = fastify({ forceCloseConnections: true, bodyLimit: 16 * 1024 });
  const badDays = new BadDays();
  const questions: Geocoder['questions'] = [];
  answerToThisMachine(app, options.host);
  await app.register(formbody);
  badDays.meet(app, (reply, code) => {
    if (code && /^\d+$/.test(code)) reply.header('retry-after', code);
    return reply.code(429).send({ error: { code: 429, message: 'Too many requests' } });
  });
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/status', async () => 'OK');
  app.get<{ Querystring: Record<string, string> }>(
    '/search',
    { config: { call: 'search' } },
    async (request, reply) => {
      questions.push({ userAgent: request.headers['user-agent'] ?? '', query: request.query });
      if (questions.length > REMEMBERED) questions.shift();
      const asked = question.safeParse(request.query);
      if (!asked.success) return reply.code(400).send({ error: { code: 400, message: z.prettifyError(asked.error) } });
      const { addressdetails, ...parts } = asked.data;
      return findAddress({ ...parts, withDetails: addressdetails === '1' });
    },
  );
  badDayRoutes(app, badDays);
  const url = await listen(app, options);
  return { url, questions, close: () => app.close() };
}

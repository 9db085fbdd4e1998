import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Grants } from './login/grants.ts';
import { DEFAULT_SETTINGS, type EdenredState } from './model.ts';

interface Dependencies {
  state: EdenredState;
  grants: Grants;
  changed(): void;
  /** Puts everything back to the first day. */
  reset(): void;
}

const seconds = z.number().int().min(0).max(31_536_000);
const settingsChange = z.strictObject({
  accessTokenSeconds: seconds.optional(),
  refreshTokenSeconds: seconds.optional(),
});
const tokenChange = z.strictObject({
  username: z.string(),
  action: z.enum(['expire-access', 'expire-refresh', 'revoke']),
});

/** For tests and the curious: how long tokens live, and what happens to them in the middle. */
export function controlRoutes(app: FastifyInstance, { state, grants, changed, reset }: Dependencies): void {
  app.get('/control', async () => state.settings);

  app.post('/control', async (request, reply) => {
    const change = settingsChange.safeParse(request.body);
    if (!change.success) return reply.code(400).send({ error: z.prettifyError(change.error) });
    Object.assign(state.settings, change.data);
    changed();
    return state.settings;
  });

  app.post('/control/tokens', async (request, reply) => {
    const change = tokenChange.safeParse(request.body);
    if (!change.success) return reply.code(400).send({ error: z.prettifyError(change.error) });
    const { username, action } = change.data;
    if (action === 'revoke') return { ended: grants.revokeAll(username) };
    return { ended: grants.expire(username, action === 'expire-access' ? 'access' : 'refresh') };
  });

  app.post<{ Body: { state?: unknown } | null }>('/control/reset', async (request) => {
    Object.assign(state.settings, DEFAULT_SETTINGS);
    if (request.body?.state === true) reset();
    changed();
    return state.settings;
  });
}

import { calls } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { sentToken } from '../../platform/http/session-transport.ts';
import { isPushService } from './push-service.ts';
import { removeDevice, writeDevice } from './settings.repo.ts';
import { choose, readSettings, setQuiet } from './settings.ts';

export function registerNotificationRoutes(app: FastifyInstance): void {
  const { notifications } = calls;

  registerCall(app, notifications.detail, (c) => readSettings(c.db, c.account.accountId));

  registerCall(app, notifications.choose, async (c) => {
    await choose(c.db, { accountId: c.account.accountId, ...c.input });
    return readSettings(c.db, c.account.accountId);
  });

  registerCall(app, notifications.setQuiet, async (c) => {
    await setQuiet(c.db, c.account.accountId, c.input);
    return readSettings(c.db, c.account.accountId);
  });

  registerCall(app, notifications.subscribe, async (c) => {
    const { accountId } = c.account;
    if (!isPushService(c.input.endpoint, c.deps.config.push.origins)) {
      throw c.refuse('push-service-unknown', 'Il tuo browser usa un servizio di notifiche che non conosciamo.', {
        field: 'endpoint',
      });
    }
    await writeDevice(c.db, { ...c.input, accountId, token: sentToken(c.request)?.value ?? '', now: c.now });
    return readSettings(c.db, accountId);
  });

  registerCall(app, notifications.unsubscribe, async (c) => {
    await removeDevice(c.db, c.account.accountId, c.input.endpoint);
    return readSettings(c.db, c.account.accountId);
  });
}

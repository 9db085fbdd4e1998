import { calls } from '@sporta/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUniqueViolation, withTransaction } from '../../platform/db/database.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { sentToken } from '../../platform/http/session-transport.ts';
import { isPushService } from './browser-push.ts';
import { removeDevice, renewApp, writeApp, writeBrowser } from './settings.repo.ts';
import { choose, readSettings, setQuiet } from './settings.ts';

/** The session a device is told for. */
const sessionOf = (c: { account: { accountId: number }; request: FastifyRequest; now: Date }) => ({
  accountId: c.account.accountId,
  token: sentToken(c.request)?.value ?? '',
  now: c.now,
});

export function registerNotificationRoutes(app: FastifyInstance): void {
  const { notifications } = calls;

  registerCall(app, notifications.detail, (c) => readSettings(c.deps, c.account.accountId));

  registerCall(app, notifications.choose, async (c) => {
    await choose(c.db, { accountId: c.account.accountId, ...c.input });
    return readSettings(c.deps, c.account.accountId);
  });

  registerCall(app, notifications.setQuiet, async (c) => {
    await setQuiet(c.db, c.account.accountId, c.input);
    return readSettings(c.deps, c.account.accountId);
  });

  registerCall(app, notifications.subscribe, async (c) => {
    const { accountId } = c.account;
    if (!isPushService(c.input.endpoint, c.deps.config.push.origins)) {
      throw c.refuse('push-service-unknown', 'Il tuo browser usa un servizio di notifiche che non conosciamo.', {
        field: 'endpoint',
      });
    }
    const { endpoint, p256dh, auth } = c.input;
    await writeBrowser(c.db, sessionOf(c), { endpoint, p256dh, auth });
    return readSettings(c.deps, accountId);
  });

  registerCall(app, notifications.subscribeApp, async (c) => {
    const { service, token } = c.input;
    const { firebase, apple } = c.deps.config.appPush;
    if (!(service === 'fcm' ? firebase : apple)) {
      throw c.refuse('push-service-unknown', 'Il negozio non manda ancora notifiche all’app.', { field: 'service' });
    }
    await writeApp(c.db, sessionOf(c), { service, endpoint: token });
    return readSettings(c.deps, c.account.accountId);
  });

  registerCall(app, notifications.renewApp, async (c) => {
    const { service, token } = c.input;
    try {
      await withTransaction(c.db, (tx) => renewApp(tx, sessionOf(c), { service, endpoint: token }));
    } catch (error) {
      // somebody signed in on this device just now: it is theirs
      if (!isUniqueViolation(error)) throw error;
    }
    return {};
  });

  registerCall(app, notifications.unsubscribe, async (c) => {
    await removeDevice(c.db, c.account.accountId, c.input.endpoint);
    return readSettings(c.deps, c.account.accountId);
  });
}

import type { Module } from '../../platform/module.ts';
import { registerNotificationRoutes } from './notifications.routes.ts';
import { forgetNotices } from './push-notices.repo.ts';
import { queuePushes, sendMail, sendPush } from './send-notices.ts';

export { readMailChoice } from './settings.repo.ts';

/** Notifications on the devices of customers who said yes, each thing once; and which mails they want of the same. */
export const notificationsModule: Module = {
  name: 'notifications',
  register: (app) => registerNotificationRoutes(app),
  jobs: [
    { name: 'notifications.queue', cron: '* * * * *', run: queuePushes },
    { name: 'notifications.forget', cron: '41 4 * * *', run: ({ db, clock }) => forgetNotices(db, clock.now()) },
  ],
  outbox: {
    'notifications.push': { lane: 'mail', handle: sendPush },
    'notifications.mail': { lane: 'mail', handle: sendMail },
  },
};

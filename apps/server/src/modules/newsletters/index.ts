import type { Module } from '../../platform/module.ts';
import { registerBounceRoute } from './bounces.ts';
import { registerNewsletterRoutes } from './newsletters.routes.ts';
import { sendIssues } from './send-issues.ts';
import { sendTest } from './send-test.ts';

/** Issues of the newsletter: written, sent to who confirmed their address, left with one press. */
export const newslettersModule: Module = {
  name: 'newsletters',
  register(app, deps) {
    registerNewsletterRoutes(app, deps);
    registerBounceRoute(app, deps);
  },
  jobs: [{ name: 'newsletters.send', cron: '* * * * *', run: sendIssues }],
  outbox: { 'newsletters.test': { lane: 'mail', handle: sendTest } },
};

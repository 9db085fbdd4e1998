import type { Module } from '../../platform/module.ts';
import { removeOldTokens } from './account-tokens.ts';
import { registerAuthRoutes } from './auth.routes.ts';
import { sendAuthMail } from './auth-mails.ts';
import { type ErasedMail, sendErased } from './erased-mail.ts';
import { forgetOldAttempts } from './login-guard.ts';
import { removeOldSsoAttempts } from './sso-attempts.repo.ts';
import { sendWelcome } from './welcome-mail.ts';

export { emptyAccount } from './accounts.repo.ts';
export { sendPasswordReset, signOutEverywhere } from './change-password.ts';
export { noteConfirmed } from './confirm-registration.ts';
export { exportAccount } from './export-account.ts';
export { forgetOnBehalf } from './forget-account.ts';
export { hasOpenOrders } from './forgetting.repo.ts';
export { assertNotLastMaster } from './last-master.ts';
export { letTryAgain, signInWaitsUntil } from './login-guard.ts';
export { hashPassword, passwordProblem } from './passwords.ts';
export { listDevices } from './signed-in-devices.ts';

/** Login and sessions, registration, passwords, e-mail addresses. */
export const authModule: Module = {
  name: 'auth',
  register: (app) => registerAuthRoutes(app),
  jobs: [
    { name: 'auth.forget-old-attempts', cron: '47 3 * * *', run: (deps) => forgetOldAttempts(deps) },
    { name: 'auth.remove-old-tokens', cron: '57 3 * * *', run: ({ db, clock }) => removeOldTokens(db, clock.now()) },
    { name: 'auth.remove-old-sso', cron: '7 4 * * *', run: ({ db, clock }) => removeOldSsoAttempts(db, clock.now()) },
  ],
  outbox: {
    'auth.mail': { lane: 'mail', handle: sendAuthMail },
    'auth.welcome': {
      lane: 'mail',
      handle: ({ accountId }: { accountId: number }, deps) => sendWelcome(deps, accountId),
    },
    'auth.erased': { lane: 'mail', forgets: true, handle: (mail: ErasedMail, deps) => sendErased(deps, mail) },
  },
};

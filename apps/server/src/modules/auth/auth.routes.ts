import { calls } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { answer, envelopeUser, PlainAnswer } from '../../platform/http/envelope.ts';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import { sentToken } from '../../platform/http/session-transport.ts';
import { setActing } from '../../platform/session.ts';
import { viewCart } from '../cart/index.ts';
import { readUserDetail } from '../profile/index.ts';
import { changeUsername, confirmEmailChange, requestEmailChange, undoEmailChange } from './change-email.ts';
import { changePassword, checkResetToken, requestPasswordReset, resetPassword } from './change-password.ts';
import { confirmRegistration, resendConfirmation } from './confirm-registration.ts';
import { describeDevice } from './describe-device.ts';
import { exportAccount } from './export-account.ts';
import { checkForgetToken, forgetAccount, requestForgetting } from './forget-account.ts';
import { logIn } from './log-in.ts';
import { registerUser } from './register-user.ts';
import { listDevices, signOutDevice, signOutOtherDevices } from './signed-in-devices.ts';
import { registerSsoRoutes } from './sso.routes.ts';
import { welcomeFor } from './welcome.ts';

export function registerAuthRoutes(app: FastifyInstance): void {
  registerSessionRoutes(app);
  registerDeviceRoutes(app);
  registerSsoRoutes(app);
  registerRegistrationRoutes(app);
  registerPasswordRoutes(app);
  registerEmailRoutes(app);
  registerPrivacyRoutes(app);
}

/** To who registered with the VAT number of a company whose master account has not answered yet. */
const companyWaits = {
  code: 'company-request-pending',
  warning: 'L’azienda non ha ancora risposto alla tua richiesta: intanto fai la spesa a nome tuo.',
};

function registerSessionRoutes(app: FastifyInstance): void {
  registerCall(app, calls.session.login, async (c) => {
    const { login, password, remember_me: remember, show_sectors: showSectors } = c.input;
    const { session, account } = await logIn(c.deps, {
      login,
      password,
      remember,
      ip: c.ip,
      clientLabel: describeDevice(c.client.userAgent).label,
      now: c.now,
    });
    c.startSession(session, account);
    const cart = await viewCart({ deps: c.deps, account, now: c.now, showSectors });
    const { companyRequest } = await readUserDetail(c.db, account.accountId);
    return answer(cart, {
      infos: [account.firstName ? `Ciao di nuovo, ${account.firstName}.` : 'Ciao di nuovo.'],
      ...(companyRequest ? { warnings: [companyWaits] } : {}),
    });
  });

  registerCall(app, calls.session.test, (c) => ({
    authenticated: c.visitor !== undefined,
    user: envelopeUser(c.visitor),
  }));

  registerCall(app, calls.session.logout, async (c) => {
    const token = sentToken(c.request)?.value;
    if (c.visitor?.actedBy && token) {
      // the way out of a purchase for a customer: the session of the Banco goes on
      await setActing(c.db, token, undefined);
      c.setUser(undefined);
      return {};
    }
    await c.endSession();
    return {};
  });
}

function registerDeviceRoutes(app: FastifyInstance): void {
  const devices = async (c: Pick<CallContext, 'db' | 'account' | 'request' | 'now'>) => ({
    sessions: await listDevices(c.db, {
      accountId: c.account.accountId,
      token: sentToken(c.request)?.value,
      now: c.now,
    }),
  });

  registerCall(app, calls.session.sessions, devices);

  registerCall(app, calls.session.endSession, async (c) => {
    const here = (await devices(c)).sessions.find((each) => each.current);
    await signOutDevice(c.db, c.account.accountId, c.input.session_id);
    if (here?.sessionId === c.input.session_id) {
      await c.endSession();
      return { sessions: [] };
    }
    return answer(await devices(c), { infos: ['Dispositivo scollegato.'] });
  });

  registerCall(app, calls.session.endOtherSessions, async (c) => {
    const keepToken = sentToken(c.request)?.value;
    await signOutOtherDevices(c.db, c.account.accountId, { now: c.now, keepToken });
    return answer(await devices(c), { infos: ['Tutti gli altri dispositivi sono stati scollegati.'] });
  });
}

const senderOf = ({ ip, visitor }: Pick<CallContext, 'ip' | 'visitor'>) => ({ ip, accountId: visitor?.accountId });

function registerRegistrationRoutes(app: FastifyInstance): void {
  registerCall(app, calls.account.welcome, (c) => welcomeFor(c.deps, c.input.account_type, c.now));

  registerCall(app, calls.account.registerUser, async (c) => {
    await registerUser(c.deps, c.input, { ip: c.ip, now: c.now });
    return answer({}, { infos: ['Ti abbiamo scritto: apri il messaggio e conferma la tua e-mail.'] });
  });

  registerCall(app, calls.account.registrationConfirm, async (c) => {
    await confirmRegistration(c.deps, {
      email: c.input.e_mail,
      token: c.input.reg_control_code,
      password: c.input.password,
      ip: c.ip,
      now: c.now,
      keepToken: sentToken(c.request)?.value,
    });
    return answer({}, { infos: ['E-mail confermata. Buona spesa.'] });
  });

  registerCall(app, calls.account.registrationResendEmail, async (c) => {
    await resendConfirmation(c.deps, { email: c.input.e_mail, from: senderOf(c), now: c.now });
    return answer({}, { infos: ['Se l’indirizzo aspetta una conferma, ti abbiamo riscritto.'] });
  });
}

function registerPasswordRoutes(app: FastifyInstance): void {
  registerCall(app, calls.account.passwordResetTokenRequest, async (c) => {
    const { e_mail: email, login, fiscal_code: fiscalCode } = c.input;
    await requestPasswordReset(c.deps, { email, login, fiscalCode, from: senderOf(c), now: c.now });
    return answer({}, { infos: ['Se l’account esiste, ti abbiamo scritto come scegliere una nuova password.'] });
  });

  registerCall(app, calls.account.passwordResetTokenCheck, async (c) => {
    const { reset_token: token, e_mail: email, login } = c.input;
    await checkResetToken(c.deps, { token, email, login, now: c.now });
    return {};
  });

  registerCall(app, calls.account.passwordReset, async (c) => {
    const { reset_token: token, e_mail: email, login, password } = c.input;
    await resetPassword(c.deps, { token, email, login, password, ip: c.ip, now: c.now });
    return answer({}, { infos: ['Password cambiata. Ora puoi accedere.'] });
  });

  registerCall(app, calls.account.updatePassword, async (c) => {
    await changePassword(c.deps, {
      accountId: c.account.accountId,
      oldPassword: c.input.old_password,
      newPassword: c.input.new_password,
      ip: c.ip,
      now: c.now,
      keepToken: sentToken(c.request)?.value,
    });
    return answer({}, { infos: ['Password cambiata. Gli altri dispositivi sono stati scollegati.'] });
  });
}

function registerEmailRoutes(app: FastifyInstance): void {
  registerCall(app, calls.account.updateUsername, async (c) => {
    await changeUsername(c.deps, c.account, c.input.username);
    c.setUser({ ...c.account, login: c.input.username });
    return { user: await readUserDetail(c.db, c.account.accountId) };
  });

  registerCall(app, calls.account.updateEmailRequest, async (c) => {
    const { new_email: newEmail, password } = c.input;
    await requestEmailChange(c.deps, { account: c.account, newEmail, password, ip: c.ip, now: c.now });
    return answer({}, { infos: [`Abbiamo scritto a ${c.input.new_email}: conferma dal messaggio.`] });
  });

  registerCall(app, calls.account.updateEmail, async (c) => {
    await confirmEmailChange(c.deps, { accountId: c.account.accountId, token: c.input.token, now: c.now });
    return answer({}, { infos: ['La tua nuova e-mail è confermata.'] });
  });

  registerCall(app, calls.account.undoEmailChange, async (c) => {
    const { email, resetToken } = await undoEmailChange(c.deps, { token: c.input.token, now: c.now });
    return answer({ email, resetToken }, { infos: ['Il tuo indirizzo è di nuovo quello di prima.'] });
  });
}

function registerPrivacyRoutes(app: FastifyInstance): void {
  registerCall(app, calls.account.anonymizeTokenRequest, async (c) => {
    await requestForgetting(c.deps, { account: c.account, ip: c.ip, now: c.now });
    return answer({}, { infos: ['Ti abbiamo scritto: conferma dal messaggio.'] });
  });

  registerCall(app, calls.account.anonymizeTokenCheck, async (c) => {
    await checkForgetToken(c.deps, { login: c.input.login, token: c.input.token, now: c.now });
    return {};
  });

  registerCall(app, calls.account.userAnonymize, async (c) => {
    await forgetAccount(c.deps, { accountId: c.account.accountId, token: c.input.token, now: c.now });
    await c.endSession();
    return answer({}, { infos: ['Fatto: i tuoi dati non ci sono più.'] });
  });

  registerCall(app, calls.account.userExport, async (c) => {
    const data = await exportAccount(c.db, c.account.accountId);
    return new PlainAnswer(
      200,
      {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="i-miei-dati-sporta.json"',
      },
      JSON.stringify(data, null, 2),
    );
  });
}

import { calls, type MealTicketLogin } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { answerCart } from '../cart/index.ts';
import { discardLogin, followLogin, loginByApp } from './app-login.ts';
import { finishEdenred } from './edenred-login.ts';
import type { IssuerName } from './issuer.ts';
import type { EdenredProduct } from './issuers/edenred-accounts.ts';
import { linkFromData } from './link-from-data.ts';
import { paymentTypeOf } from './links.repo.ts';
import { unlink } from './links.ts';
import { listTypes, showType, typeNamed, typeOf } from './list-types.ts';
import { linkByPassword } from './password-login.ts';
import { leaveTickets, useSoManyTickets, useTickets } from './select-tickets.ts';

const LINKED: { login: MealTicketLogin } = { login: { state: 'linked' } };
const UNLINKED: { login: MealTicketLogin } = { login: { state: 'unlinked' } };

export function registerMealTicketRoutes(app: FastifyInstance): void {
  const { mealTickets } = calls;

  registerCall(app, mealTickets.types, (c) => listTypes(c));

  registerCall(app, mealTickets.select, async (c) => {
    const row = await typeOf(c, c.input.payment_type_id);
    const state = c.input.select ? await useTickets(c, row, c.input.tickets ?? null) : await leaveTickets(c, row);
    return answerCart(state, c);
  });

  registerCall(app, mealTickets.updateData, async (c) => {
    const { tickets, code, user, pwd } = c.input;
    const row = await typeOf(c, c.input.payment_type_id);
    if (code !== undefined || user !== undefined) await linkFromData(c, row, { code, user, pwd });
    const state = tickets === undefined ? await useTickets(c, row, null) : await useSoManyTickets(c, row, tickets);
    return answerCart(state, c);
  });

  registerCall(app, mealTickets.logout, async (c) => {
    await unlink(c.deps, c.account.accountId, await typeOf(c, c.input.payment_type_id));
    return listTypes(c, { asks: false });
  });

  for (const [call, name] of [
    [mealTickets.edenredDetail, 'edenred'],
    [mealTickets.pluxeeDetail, 'pluxee'],
    [mealTickets.pellegriniDetail, 'pellegrini'],
  ] as const) {
    registerCall(app, call, async (c) => ({ mealTicket: await showType(c, name) }));
  }

  registerCall(app, mealTickets.updayDetail, async (c) => {
    const row = await typeNamed(c, 'upday');
    // who waits for the confirmation asks here
    if (row.login) await followLogin(c.deps, c.account.accountId, row, row.login).catch(() => undefined);
    return { mealTicket: await showType(c, 'upday') };
  });
  registerCall(app, mealTickets.updayLogin, async (c) => ({
    login: await loginByApp(c.deps, c.account.accountId, await typeNamed(c, 'upday')),
  }));
  registerCall(app, mealTickets.updayDiscardLogin, async (c) => ({
    login: await discardLogin(c.deps, c.account.accountId, await typeNamed(c, 'upday')),
  }));

  registerCall(app, mealTickets.pellegriniLogin, async (c) => {
    const { user, pwd: password } = c.input;
    const type = await typeNamed(c, 'pellegrini');
    await linkByPassword(c.deps, { accountId: c.account.accountId, ip: c.ip, type, user, password });
    return LINKED;
  });

  const finishers: [typeof mealTickets.mobileCallback, EdenredProduct][] = [
    [mealTickets.mobileCallback, 'restaurant'],
    [mealTickets.mobileCallbackTc, 'compliments'],
  ];
  for (const [call, product] of finishers) {
    registerCall(app, call, async (c) => {
      const type = await typeNamed(c, 'edenred');
      const { code, state } = c.input;
      await finishEdenred(c.deps, { accountId: c.account.accountId, type, code, state }, product);
      return LINKED;
    });
  }

  // an account links one product of Edenred: leaving either leaves it
  const leavers: [typeof mealTickets.mobileLogout | typeof mealTickets.updayLogout, IssuerName][] = [
    [mealTickets.mobileLogout, 'edenred'],
    [mealTickets.mobileLogoutTc, 'edenred'],
    [mealTickets.pellegriniLogout, 'pellegrini'],
    [mealTickets.updayLogout, 'upday'],
  ];
  for (const [call, provider] of leavers) {
    registerCall(app, call, async (c) => {
      // also of an issuer the shop has no contract with any more
      await unlink(c.deps, c.account.accountId, { provider, paymentTypeId: await paymentTypeOf(c.db, provider) });
      return UNLINKED;
    });
  }
}

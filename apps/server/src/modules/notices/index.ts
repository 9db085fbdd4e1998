import { calls } from '@sporta/contract';
import { answer } from '../../platform/http/envelope.ts';
import { serveLeavePage } from '../../platform/http/leave-page.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { isLeaveSignature } from '../../platform/leave-links.ts';
import type { Module } from '../../platform/module.ts';
import { catalogueOf, storeOf } from '../catalogue/index.ts';
import { askForProduct, askForSlot } from './ask-notice.ts';
import { forgetRequests, forgetTold } from './notices.repo.ts';
import { leaveNoticesPath, queueNotices, sendNotice } from './send-notices.ts';
import { queueVanNotices, sendVanNotice } from './van-notices.ts';

export { placesWaitedFor, waitingForProduct } from './who-waits.repo.ts';

/** Days after which who was told is forgotten. */
const DAYS_KEPT = 90;

/** "Avvisami": a product that is back, a zone that opened, a slot with a place, a van that is near. Each is told once. */
export const noticesModule: Module = {
  name: 'notices',
  register(app, { db }) {
    registerCall(
      app,
      calls.catalogue.notifyMeOfProduct,
      async (c) => {
        const email = c.input.e_mail ?? c.visitor?.email;
        if (!email)
          throw c.refuse('email-needed', 'Scrivi la tua e-mail, così sappiamo chi avvisare.', { field: 'e_mail' });
        const warehouseId = storeOf(catalogueOf(c.deps), c);
        const from = { ip: c.ip, accountId: c.visitor?.accountId };
        await askForProduct(c.deps, { productId: c.input.product_id, warehouseId, email, from });
        return answer({}, { infos: ['Ti scriviamo appena torna.'] });
      },
      { rateLimit: { max: 30, windowSeconds: 60 } },
    );
    registerCall(
      app,
      calls.delivery.notifyMeOfTimeslot,
      async (c) => {
        const { accountId, email } = c.account;
        await askForSlot(c.deps, { accountId, email, from: { ip: c.ip, accountId } });
        return answer({}, { infos: ['Ti scriviamo appena c’è posto.'] });
      },
      { rateLimit: { max: 30, windowSeconds: 60 } },
    );
    serveLeavePage(
      app,
      leaveNoticesPath,
      {
        title: 'Niente più avvisi',
        question: 'Vuoi cancellare tutti gli avvisi che hai chiesto, anche quelli che aspettano ancora?',
        button: 'Cancella i miei avvisi',
        done: 'Fatto: non ti avvisiamo più di niente.',
      },
      async (id, signature) => {
        if (!(await isLeaveSignature(db, leaveNoticesPath, id, signature))) return false;
        await forgetRequests(db, id);
        return true;
      },
    );
  },
  jobs: [
    { name: 'notices.queue', cron: '* * * * *', run: queueNotices },
    { name: 'notices.van', cron: '* * * * *', run: queueVanNotices },
    { name: 'notices.forget', cron: '23 4 * * *', run: ({ db, clock }) => forgetTold(db, DAYS_KEPT, clock.now()) },
  ],
  outbox: {
    'notices.mail': { lane: 'mail', handle: sendNotice },
    'notices.van': { lane: 'mail', handle: sendVanNotice },
  },
};

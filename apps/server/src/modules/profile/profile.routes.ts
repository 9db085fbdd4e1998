import { calls } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { listAnswered, listDisclaimers } from './disclaimers.repo.ts';
import { changeAnswers } from './disclaimers.ts';
import { listFiscalPersons } from './fiscal-persons.repo.ts';
import { addFiscalPerson, removeFiscalPerson, setMainFiscalPerson, updateFiscalPerson } from './fiscal-persons.ts';
import { updatePersonInfo, updateProfile } from './update-profile.ts';
import { readUserDetail } from './user-detail.ts';

export function registerProfileRoutes(app: FastifyInstance): void {
  registerDetailRoutes(app);
  registerFiscalRoutes(app);
  registerDisclaimerRoutes(app);
}

function registerDetailRoutes(app: FastifyInstance): void {
  registerCall(app, calls.account.detail, async (c) => ({ user: await readUserDetail(c.db, c.account.accountId) }));

  registerCall(app, calls.account.updateUserDetail, async (c) => {
    const { user, ...changes } = c.input;
    c.setUser(await updateProfile(c.deps, c.account, { ...changes, ...user }, c.now));
    return { user: await readUserDetail(c.db, c.account.accountId) };
  });

  registerCall(app, calls.account.updatePersonInfo, async (c) => {
    c.setUser(await updatePersonInfo(c.deps, c.account, c.input, c.now));
    return { user: await readUserDetail(c.db, c.account.accountId) };
  });

  registerCall(app, calls.account.updateContact, async (c) => {
    const { phone, delivery_notice: deliveryNotice } = c.input;
    await updateProfile(c.deps, c.account, { phone, deliveryNotice }, c.now);
    return { user: await readUserDetail(c.db, c.account.accountId) };
  });
}

function registerFiscalRoutes(app: FastifyInstance): void {
  registerCall(app, calls.account.updateBillingAddress, async (c) => {
    const [billingAddress] = await addFiscalPerson(c.deps, c.account.accountId, c.input, { asMain: true });
    if (!billingAddress) throw new Error('the billing address just written is not there');
    return { billingAddress };
  });

  registerCall(app, calls.fiscal.list, async (c) => ({
    fiscalPersons: await listFiscalPersons(c.db, c.account.accountId),
  }));

  registerCall(app, calls.fiscal.insertBillingAddress, async (c) => ({
    fiscalPersons: await addFiscalPerson(c.deps, c.account.accountId, c.input, { asMain: false }),
  }));

  registerCall(app, calls.fiscal.updatePersonFiscal, async (c) => ({
    fiscalPersons: await updateFiscalPerson(c.deps, c.account.accountId, c.input),
  }));

  registerCall(app, calls.fiscal.setMain, async (c) => ({
    fiscalPersons: await setMainFiscalPerson(c.deps, c.account.accountId, c.input.person_fiscal_id),
  }));

  registerCall(app, calls.fiscal.deletePersonFiscal, async (c) => ({
    fiscalPersons: await removeFiscalPerson(c.deps, {
      accountId: c.account.accountId,
      personFiscalId: c.input.person_fiscal_id,
      now: c.now,
    }),
  }));
}

function registerDisclaimerRoutes(app: FastifyInstance): void {
  const textsOf = (input: { registration_module_type_id?: number | undefined; store_id: number }) => ({
    moduleTypeId: input.registration_module_type_id,
    storeId: input.store_id,
  });

  registerCall(app, calls.disclaimers.list, async (c) => ({
    disclaimers: await listDisclaimers(c.db, textsOf(c.input), c.now),
  }));

  registerCall(app, calls.disclaimers.listByType, async (c) => ({
    disclaimers: await listAnswered(c.db, c.account.accountId, textsOf(c.input), c.now),
  }));

  registerCall(app, calls.disclaimers.check, async (c) => {
    const all = await listAnswered(c.db, c.account.accountId, textsOf(c.input), c.now);
    const waiting = all.filter((text) => text.accepted === undefined);
    return { complete: !waiting.some((text) => text.required), disclaimers: waiting };
  });

  registerCall(app, calls.disclaimers.update, async (c) => {
    const answers = c.input.disclaimers.map((each) => ({ disclaimerId: each.disclaimer_id, accepted: each.accepted }));
    const { accountId } = c.account;
    return { disclaimers: await changeAnswers(c.db, { ...textsOf(c.input), accountId, answers, now: c.now }) };
  });
}

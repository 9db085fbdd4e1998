import { calls, pageOfListed } from '@sporta/contract';
import { euroToCents } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import { PlainAnswer } from '../../platform/http/envelope.ts';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import { sentToken } from '../../platform/http/session-transport.ts';
import { tableFile } from '../../platform/http/table-file.ts';
import { type AuditAction, pageOfAudit, writeAudit, writeLook } from '../audit/index.ts';
import { exportAccount, letTryAgain, sendPasswordReset, signOutEverywhere } from '../auth/index.ts';
import { endPassByStaff } from '../delivery-passes/index.ts';
import { anonymise, keepCustomer } from './anonymise.ts';
import { startBuying, stopBuying } from './buy-for-customer.ts';
import { setBlocked } from './customer.repo.ts';
import { customerAsked, lockAsked, type StaffAccount } from './customer-asked.ts';
import { countCustomerList, readCustomerList } from './customer-list.repo.ts';
import { customerOf } from './customer-page.ts';
import { giveVoucher } from './give-voucher.ts';
import { customerFileColumns, rowToFile, rowToWire } from './list-customers.ts';
import { mergeCustomers, previewMerging } from './merge-customers.ts';
import { insertNote } from './notes.repo.ts';
import { takeBackVoucher } from './take-back-voucher.ts';

/** Rows of a file; more help nobody. */
const mostInFile = 10_000;

type Asking = Pick<CallContext, 'db' | 'deps' | 'account' | 'now'>;

export function registerStaffCustomerRoutes(app: FastifyInstance): void {
  registerLists(app);
  registerHelp(app);
  registerWholeAccount(app);
}

function registerLists(app: FastifyInstance): void {
  const { staffCustomers } = calls;

  registerCall(app, staffCustomers.list, async (c) => {
    const { page, page_size: pageSize, ...asked } = c.input;
    const filter = { ...asked, stores: staffOf(c).account.staff.stores };
    const [rows, counts] = await Promise.all([
      readCustomerList(c.db, filter, { limit: pageSize, offset: (page - 1) * pageSize }),
      countCustomerList(c.db, filter),
    ]);
    if (asked.q) await writeLook(c.db, c, 'customer.search', { subject: { kind: 'customer' } });
    return { page: pageOfListed(counts[asked.tab], page, pageSize), customers: rows.map(rowToWire), counts };
  });

  registerCall(app, staffCustomers.listFile, async (c) => {
    const { format, ...asked } = c.input;
    const filter = { ...asked, stores: staffOf(c).account.staff.stores };
    const rows = await readCustomerList(c.db, filter, { limit: mostInFile, offset: 0 });
    await withTransaction(c.db, (tx) =>
      writeAudit(tx, c, 'customer.export-list', { subject: { kind: 'customer' }, after: { rows: rows.length } }),
    );
    return tableFile(format, 'clienti', customerFileColumns, rows.map(rowToFile));
  });

  registerCall(app, staffCustomers.log, async (c) => {
    const { user_id: userId, page: number, page_size: pageSize } = c.input;
    await customerAsked(c.db, c.account, userId);
    return pageOfAudit(c.db, { stores: 'all', subject: 'customer', subjectId: userId, page: number, pageSize });
  });

  registerCall(app, staffCustomers.detail, async (c) => {
    const customer = await customerAsked(c.db, c.account, c.input.user_id);
    await writeLook(c.db, c, 'customer.view', { subject: { kind: 'customer', id: customer.userId } });
    return { customer: await customerOf(c, customer) };
  });
}

function registerHelp(app: FastifyInstance): void {
  const { staffCustomers } = calls;

  registerCall(app, staffCustomers.addNote, (c) =>
    help(c, 'customer.note', (tx, userId) =>
      insertNote(tx, { userId }, { staffId: c.account.accountId, text: c.input.text, now: c.now }),
    ),
  );

  registerCall(app, staffCustomers.sendReset, (c) =>
    help(c, 'customer.send-reset', (tx, userId) => sendPasswordReset(tx, userId, c.now)),
  );

  registerCall(app, staffCustomers.unlock, (c) => help(c, 'customer.unlock', (tx, userId) => letTryAgain(tx, userId)));

  registerCall(app, staffCustomers.signOut, (c) =>
    help(c, 'customer.sign-out', (tx, userId) => signOutEverywhere(tx, userId, { now: c.now })),
  );

  registerCall(app, staffCustomers.block, (c) =>
    help(c, 'customer.block', (tx, userId) => setBlocked(tx, userId, c.input.reason, c.now), c.input.reason),
  );

  registerCall(app, staffCustomers.unblock, (c) =>
    help(c, 'customer.unblock', (tx, userId) => setBlocked(tx, userId, null, c.now)),
  );

  registerCall(app, staffCustomers.startBuying, async (c) => {
    const token = sentToken(c.request)!.value;
    const { user_id: userId, from_company: fromCompany } = c.input;
    const until = await startBuying(c.deps, staffOf(c), { userId, fromCompany, token });
    return { until: until.toISOString() };
  });

  registerCall(app, staffCustomers.stopBuying, async (c) => {
    await stopBuying(c.deps, c, sentToken(c.request)!.value);
    return {};
  });

  registerCall(app, staffCustomers.giveVoucher, async (c) => {
    const { user_id: userId, amount, reason, idempotency_key: key } = c.input;
    await giveVoucher(c.deps, staffOf(c), { userId, cents: euroToCents(amount), reason, key });
    return pageOfCustomer(c, userId);
  });

  registerCall(app, staffCustomers.takeBackVoucher, async (c) => {
    const { user_id: userId, gift_certificate_id: certificateId, reason } = c.input;
    await takeBackVoucher(c.deps, staffOf(c), { userId, certificateId, reason });
    return pageOfCustomer(c, userId);
  });

  registerCall(app, staffCustomers.endDeliveryPass, async (c) => {
    const { user_id: userId, order_id: orderId, refund, reason } = c.input;
    await customerAsked(c.db, c.account, userId);
    await endPassByStaff(c.deps, c, { accountId: userId, orderId, refundCents: euroToCents(refund), reason });
    return pageOfCustomer(c, userId);
  });
}

/** What concerns the account as a whole: for who sees all stores. */
function registerWholeAccount(app: FastifyInstance): void {
  const { staffCustomers } = calls;

  registerCall(app, staffCustomers.merging, async (c) => ({
    merging: await previewMerging(c.db, pairOf(c.input), c.now),
  }));

  registerCall(app, staffCustomers.merge, async (c) => {
    const pair = pairOf(c.input);
    await mergeCustomers(c.deps, c, pair);
    return pageOfCustomer(c, pair.intoUserId);
  });

  registerCall(app, staffCustomers.anonymise, async (c) => {
    const { user_id: userId, confirm, later } = c.input;
    const gone = await anonymise(c.deps, staffOf(c), { userId, confirm, later });
    return gone ? {} : pageOfCustomer(c, userId);
  });

  registerCall(app, staffCustomers.keep, async (c) => {
    await keepCustomer(c.deps, staffOf(c), c.input.user_id);
    return pageOfCustomer(c, c.input.user_id);
  });

  registerCall(app, staffCustomers.exportFile, async (c) => {
    const { userId } = await customerAsked(c.db, c.account, c.input.user_id);
    await withTransaction(c.db, (tx) =>
      writeAudit(tx, c, 'customer.export', { subject: { kind: 'customer', id: userId } }),
    );
    const data = await exportAccount(c.db, userId);
    return new PlainAnswer(
      200,
      {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="cliente-${userId}.json"`,
        'cache-control': 'no-store',
      },
      JSON.stringify(data, null, 2),
    );
  });
}

const pairOf = (input: { user_id: number; into_user_id: number }) => ({
  userId: input.user_id,
  intoUserId: input.into_user_id,
});

/** The call lets nobody but staff come here. */
const staffOf = ({ account, now }: Asking) => ({ account: account as StaffAccount, now });

/** Does one thing for a customer with their row locked, and writes it down. @returns their page as it is then */
async function help(
  c: Asking & { input: { user_id: number } },
  action: AuditAction,
  work: (tx: Tx, userId: number) => Promise<void>,
  reason?: string,
) {
  const { user_id: userId } = c.input;
  await withTransaction(c.db, async (tx) => {
    await lockAsked(tx, c.account, userId);
    await work(tx, userId);
    await writeAudit(tx, c, action, { subject: { kind: 'customer', id: userId }, reason });
  });
  return pageOfCustomer(c, userId);
}

async function pageOfCustomer(c: Asking, userId: number) {
  return { customer: await customerOf(c, await customerAsked(c.db, c.account, userId)) };
}

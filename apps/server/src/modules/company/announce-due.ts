import { addDays, formatDayNumeric, formatEuro, shopDay } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { transferRequest } from '../documents/index.ts';
import { sendLetter } from '../mails/index.ts';
import { findAnnounced, markAnnounced } from './due-dates.repo.ts';
import { mastersOf } from './people.repo.ts';

/** Days before an invoice is due on which its company is told: time enough for a bank transfer. */
const daysBefore = 3;

/** What the outbox carries (topic `company.due-soon`): whom to tell of which due dates. */
export interface DueSoonMail {
  accountId: number;
  companyId: number;
  dueDateIds: number[];
}

/**
 * Tells the masters of companies what is due within three days, each due date once, before it is late. What is late already
 * is for the reminders of who keeps the books.
 */
export async function announceDue({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const today = shopDay(now.getTime());
  await withTransaction(db, async (tx) => {
    const due = await markAnnounced(tx, { from: today, to: addDays(today, daysBefore), now });
    for (const [companyId, ofCompany] of Map.groupBy(due, (row) => row.companyId)) {
      const dueDateIds = ofCompany.map(({ id }) => id);
      // one message for each: a mailbox that refuses keeps nobody else waiting, and nobody is written to twice
      for (const { accountId } of await mastersOf(tx, companyId)) {
        const mail: DueSoonMail = { accountId, companyId, dueDateIds };
        await writeOutbox(tx, 'company.due-soon', mail);
      }
    }
  });
}

/** Nothing when all was paid meanwhile, or the person decides for the company no more. */
export async function sendDueSoon(deps: Deps, { accountId, companyId, dueDateIds }: DueSoonMail): Promise<void> {
  const { db, config, shop } = deps;
  const master = (await mastersOf(db, companyId)).find((each) => each.accountId === accountId);
  const due = await findAnnounced(db, companyId, dueDateIds);
  if (!master || due.length === 0) return;
  const total = formatEuro(due.reduce((sum, { leftCents }) => sum + leftCents, 0));
  const first = formatDayNumeric(due[0]!.dueDate);
  await sendLetter(deps, master.email, {
    subject: due.length === 1 ? `Scade il ${first}: ${total}` : `In scadenza nei prossimi giorni: ${total}`,
    preview: 'Per ricordarti quando pagare',
    title: due.length === 1 ? 'Una fattura sta per scadere' : 'Alcune fatture stanno per scadere',
    blocks: [
      {
        kind: 'facts',
        rows: due.map(
          ({ documentNumber, dueDate, leftCents }) =>
            [`${documentNumber}, scade il ${formatDayNumeric(dueDate)}`, formatEuro(leftCents)] as const,
        ),
      },
      { kind: 'text', text: 'Se hai già fatto il bonifico, grazie: non serve altro.' },
      { kind: 'text', text: transferRequest(shop.seller) },
      { kind: 'button', label: 'Vedi le scadenze', url: `${config.publicUrl}/profile/paymentduedate` },
    ],
  });
}

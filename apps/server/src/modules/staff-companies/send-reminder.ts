import { formatDayNumeric, formatEuro, shopDay } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import type { ShopSeller } from '../../platform/shop-identity.ts';
import { transferRequest } from '../documents/index.ts';
import { type MailContent, sendLetter } from '../mails/index.ts';
import { latestReminder, markMailed, mastersOf, overdueOf } from './payments.repo.ts';

/**
 * Writes to the masters what is overdue now; nothing when it was paid meanwhile. Who got it is written down one by one: a mailbox that
 * refuses keeps nobody else waiting, and a repetition writes only to those who got nothing.
 * @throws the first failure of the mail server, after the others were tried
 */
export async function sendReminder(deps: Deps, companyId: number): Promise<void> {
  const { db, clock, config, shop } = deps;
  const reminder = await latestReminder(db, companyId);
  const overdue = await overdueOf(db, companyId, shopDay(clock.now().getTime()));
  if (!reminder || overdue.length === 0) return;
  const letter = letterOf(overdue, { publicUrl: config.publicUrl, seller: shop.seller });
  const failures: unknown[] = [];
  for (const { accountId, email } of await mastersOf(db, companyId)) {
    if (reminder.mailedTo.includes(accountId)) continue;
    try {
      await sendLetter(deps, email, letter);
      await markMailed(db, { companyId, sentOn: reminder.sentOn, accountId });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

function letterOf(
  overdue: Awaited<ReturnType<typeof overdueOf>>,
  { publicUrl, seller }: { publicUrl: string; seller: ShopSeller },
): MailContent {
  const total = formatEuro(overdue.reduce((sum, { leftCents }) => sum + leftCents, 0));
  return {
    subject: `Fatture scadute: ${total}`,
    preview: 'Ti ricordiamo quello che è da pagare',
    title: 'Ci risulta qualcosa da pagare',
    blocks: [
      {
        kind: 'text',
        text: 'Queste fatture sono scadute e non ci risultano pagate. Se hai già fatto il bonifico, grazie: non serve altro.',
      },
      {
        kind: 'facts',
        rows: overdue.map(
          ({ documentNumber, dueDate, leftCents }) =>
            [`${documentNumber}, scaduta il ${formatDayNumeric(dueDate)}`, formatEuro(leftCents)] as const,
        ),
      },
      { kind: 'text', text: `In tutto ${total}.` },
      { kind: 'text', text: transferRequest(seller) },
      { kind: 'button', label: 'Vedi le scadenze', url: `${publicUrl}/profile/paymentduedate` },
    ],
  };
}

import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { leaveUrl } from '../../platform/leave-links.ts';
import { mayReach } from '../../platform/mail-budget.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { type MailContent, sendLetter, THE_SHOP } from '../mails/index.ts';
import { readMailChoice } from '../notifications/index.ts';
import { type DueRequest, findQueued, markTold, takeDue, waitAgain } from './notices.repo.ts';

/** Messages of a minute: ten thousand who wait are told within two hours, and a mail about an order waits behind few of them. */
const PER_MINUTE = 100;
/** Hours until a mailbox that has had enough is tried again. */
const HOURS_OF_REST = 2;

export const leaveNoticesPath = '/avvisi/basta';

/** The job: takes those whose product is back or whose zone opened. Their messages leave by the outbox. */
export async function queueNotices({ db, clock }: Deps): Promise<void> {
  const now = clock.now();
  await withTransaction(db, async (tx) => {
    for (const requestId of await takeDue(tx, PER_MINUTE, now)) await writeOutbox(tx, 'notices.mail', { requestId });
  });
}

/** Tells one of them, once. Who was forgotten gets nothing; a product that is gone again is waited for. */
export async function sendNotice({ requestId }: { requestId: number }, deps: Deps): Promise<void> {
  const { db, clock, config } = deps;
  const request = await findQueued(db, requestId);
  if (!request) return;
  const now = clock.now();
  if (!request.isTrue) return waitAgain(db, requestId, null);
  if (!(await readMailChoice(db, request.email, request.kind))) return markTold(db, requestId, now);
  if (!(await mayReach(db, request.email, now))) {
    return waitAgain(db, requestId, new Date(now.getTime() + HOURS_OF_REST * 3_600_000));
  }
  const { publicUrl } = config;
  const unsubscribeUrl = await leaveUrl(db, { publicUrl, path: leaveNoticesPath, id: requestId });
  await sendLetter(deps, request.email, letterOf(request, publicUrl, unsubscribeUrl), { unsubscribeUrl });
  await markTold(db, requestId, now);
}

function letterOf({ kind, productName, slug, postalcode }: DueRequest, publicUrl: string, leave: string): MailContent {
  const isProduct = kind === 'product';
  return {
    subject: isProduct ? `È tornato: ${productName}` : `Ora arriviamo a ${postalcode}`,
    preview: isProduct ? 'Lo hai chiesto, eccolo.' : 'Puoi fare la spesa da casa anche tu.',
    title: isProduct ? 'È di nuovo da noi' : 'Siamo arrivati da te',
    blocks: [
      {
        kind: 'text',
        text: isProduct
          ? `${productName} è tornato. I pezzi non sono tanti, e chi prima arriva lo trova: metterlo nel carrello non lo tiene da parte.`
          : `Da oggi consegniamo al CAP ${postalcode}: scegli la fascia e la spesa arriva a casa tua.`,
      },
      {
        kind: 'button',
        label: isProduct ? 'Vai al prodotto' : 'Vedi le fasce libere',
        url: isProduct ? `${publicUrl}/product/${slug}` : publicUrl,
      },
      {
        kind: 'small',
        text: `È l’unico messaggio per questa richiesta. Se non vuoi gli altri che hai chiesto: ${leave}`,
      },
    ],
    reason: `Ricevi questo messaggio perché hai premuto «Avvisami» su ${THE_SHOP}.`,
  };
}

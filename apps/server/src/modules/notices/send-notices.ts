import { deliveryServiceIds } from '@sporta/contract/constants.ts';
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
  const now = clock.now();
  const request = await findQueued(db, requestId, now);
  if (!request) return;
  if (!request.isTrue) return waitAgain(db, requestId, null);
  const { kind } = request;
  if (kind !== 'slot' && !(await readMailChoice(db, request.email, kind))) return markTold(db, requestId, now);
  if (!(await mayReach(db, request.email, now))) {
    return waitAgain(db, requestId, new Date(now.getTime() + HOURS_OF_REST * 3_600_000));
  }
  const { publicUrl } = config;
  const unsubscribeUrl = await leaveUrl(db, { publicUrl, path: leaveNoticesPath, id: requestId });
  await sendLetter(deps, request.email, letterOf(request, publicUrl, unsubscribeUrl), { unsubscribeUrl });
  await markTold(db, requestId, now);
}

function letterOf(request: DueRequest, publicUrl: string, leave: string): MailContent {
  const { button, ...words } = wordsOf(request, publicUrl);
  return {
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    blocks: [
      { kind: 'text', text: words.text },
      { kind: 'button', ...button },
      {
        kind: 'small',
        text: `È l’unico messaggio per questa richiesta. Se non vuoi gli altri che hai chiesto: ${leave}`,
      },
    ],
    reason: `Ricevi questo messaggio perché hai premuto «Avvisami» su ${THE_SHOP}.`,
  };
}

interface NoticeWords {
  subject: string;
  preview: string;
  title: string;
  text: string;
  button: { label: string; url: string };
}

function wordsOf(
  { kind, productName, slug, postalcode, deliveryServiceId }: DueRequest,
  publicUrl: string,
): NoticeWords {
  switch (kind) {
    case 'product':
      return {
        subject: `È tornato: ${productName}`,
        preview: 'Lo hai chiesto, eccolo.',
        title: 'È di nuovo da noi',
        text: `${productName} è tornato. I pezzi non sono tanti, e chi prima arriva lo trova: metterlo nel carrello non lo tiene da parte.`,
        button: { label: 'Vai al prodotto', url: `${publicUrl}/product/${slug}` },
      };
    case 'zone':
      return {
        subject: `Ora arriviamo a ${postalcode}`,
        preview: 'Puoi fare la spesa da casa anche tu.',
        title: 'Siamo arrivati da te',
        text: `Da oggi consegniamo al CAP ${postalcode}: scegli la fascia e la spesa arriva a casa tua.`,
        button: { label: 'Vedi le fasce libere', url: publicUrl },
      };
    case 'slot': {
      const what = deliveryServiceId === deliveryServiceIds.home ? 'la consegna' : 'il ritiro';
      return {
        subject: `C’è posto per ${what} della tua spesa`,
        preview: 'Si è liberato un orario: il carrello ti aspetta.',
        title: 'Si è liberato un orario',
        text: `C’è di nuovo posto per ${what} della tua spesa. I posti non sono tanti, e chi prima arriva lo trova: è tuo quando confermi l’orario.`,
        button: { label: 'Scegli l’orario', url: `${publicUrl}/checkout` },
      };
    }
  }
}

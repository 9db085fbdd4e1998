import type { Deps } from '../../platform/deps.ts';
import { quotedName, sendLetter } from '../mails/index.ts';
import { findAddressee } from './join-requests.repo.ts';

/** What the outbox carries (topic `company.removed`): who was taken out of which company. */
export interface RemovedMail {
  accountId: number;
  companyId: number;
}

/** Tells a person that they order for themselves from now on; nothing when they are in the company again, or gone. */
export async function sendRemoved(deps: Deps, { accountId, companyId }: RemovedMail): Promise<void> {
  const person = await findAddressee(deps.db, accountId, companyId);
  if (!person || person.companyId === companyId) return;
  const company = quotedName(person.company);
  await sendLetter(deps, person.email, {
    subject: 'Non ordini più per la tua azienda',
    preview: 'Il tuo account resta tuo.',
    title: 'Non ordini più per la tua azienda',
    blocks: [
      {
        kind: 'text',
        text: `Un responsabile di ${company} ti ha tolto dalle persone che ordinano per l’azienda, e abbiamo chiuso l’accesso su tutti i dispositivi.`,
      },
      {
        kind: 'text',
        text: 'Il tuo account resta tuo: accedi come sempre e fai la spesa per te, ai prezzi per tutti. Gli ordini fatti per l’azienda restano dell’azienda.',
      },
      { kind: 'button', label: 'Accedi', url: `${deps.config.publicUrl}/login` },
      { kind: 'small', text: 'Se pensi che sia uno sbaglio, parlane con il responsabile della tua azienda.' },
    ],
  });
}

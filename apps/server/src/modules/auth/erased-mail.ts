import type { Tx } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { sendLetter, THE_SHOP } from '../mails/index.ts';

/** What the outbox carries (topic `auth.erased`): the only place the address is still in, until the mail has left. */
export interface ErasedMail {
  to: string;
}

/** Has the former owner of an account told that it is gone. After the messages about them were erased. */
export function tellErased(tx: Tx, to: string): Promise<void> {
  const mail: ErasedMail = { to };
  return writeOutbox(tx, 'auth.erased', mail);
}

/** The last mail to somebody: who did not ask for it hears of it. */
export async function sendErased(deps: Deps, { to }: ErasedMail): Promise<void> {
  await sendLetter(deps, to, {
    subject: `Il tuo account ${THE_SHOP} è stato cancellato`,
    preview: 'Abbiamo tolto i tuoi dati.',
    title: 'Account cancellato',
    blocks: [
      {
        kind: 'text',
        text: 'Come ci hai chiesto, abbiamo tolto i tuoi dati, gli indirizzi, le liste e le carte salvate. Degli ordini restano gli importi e le fatture, per il tempo che chiede la legge.',
      },
      {
        kind: 'text',
        text: 'Nemmeno questo indirizzo resta da noi: è l’ultimo messaggio che ti mandiamo per l’account.',
      },
      { kind: 'small', text: 'Non l’hai chiesto tu? Rispondi subito a questo messaggio.' },
    ],
    reason: `Ricevi questo messaggio perché con questo indirizzo c’era un account ${THE_SHOP}.`,
  });
}

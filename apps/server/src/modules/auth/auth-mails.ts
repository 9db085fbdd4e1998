import type { Deps } from '../../platform/deps.ts';
import { type MailBlock, plainName, sendLetter, THE_SHOP } from '../mails/index.ts';
import { writeCode } from './account-tokens.ts';
import { findAccount, type LoginAccount } from './accounts.repo.ts';

/**
 * What the outbox carries (topic `auth.mail`): never a code, which is made while the mail is written, nor an address, which is
 * kept with the code. `accountId` 0 = nobody.
 */
export type AuthMail =
  | { kind: 'already-registered' | 'password-changed'; accountId: number }
  | {
      kind: 'confirm-email' | 'password-reset' | 'update-email' | 'email-changed' | 'anonymize';
      accountId: number;
      codeId: number;
    };

interface Letter {
  to: string;
  subject: string;
  preview: string;
  title: string;
  blocks: MailBlock[];
}

const text = (words: string): MailBlock => ({ kind: 'text', text: words });
const small = (words: string): MailBlock => ({ kind: 'small', text: words });
const button = (label: string, url: string): MailBlock => ({ kind: 'button', label, url });

/** Writes and sends a message about the account. Nothing for unknown or disabled accounts, or when its code is void. */
export async function sendAuthMail(mail: AuthMail, deps: Deps): Promise<void> {
  const account = mail.accountId === 0 ? undefined : await findAccount(deps.db, mail.accountId);
  if (!account || account.disabled) return;
  const letter = await writeLetter(mail, account, deps);
  if (!letter) return;
  const { to, ...content } = letter;
  await sendLetter(deps, to, content);
}

async function writeLetter(mail: AuthMail, account: LoginAccount, deps: Deps): Promise<Letter | undefined> {
  switch (mail.kind) {
    case 'already-registered':
      return alreadyRegistered(account, link(deps, 'login'), link(deps, 'reset-password-request'));
    case 'password-changed':
      return passwordChanged(account, link(deps, 'reset-password-request'));
  }
  if (mail.kind === 'confirm-email' && account.emailConfirmed) return undefined;
  const code = await writeCode(deps.db, mail.codeId, deps.clock.now());
  if (!code) return undefined;
  const { token, email } = code;
  switch (mail.kind) {
    case 'confirm-email':
      return confirmEmail(
        account,
        link(deps, 'registration-confirmed', { e_mail: account.email, reg_control_code: token }),
      );
    case 'password-reset':
      return passwordReset(account, link(deps, 'reset-password', { e_mail: account.email, reset_token: token }));
    case 'update-email':
      return email === undefined ? undefined : updateEmail(account, email, link(deps, 'email-confirmed', { token }));
    case 'email-changed':
      return email === undefined ? undefined : emailChanged(account, email, link(deps, 'email-restored', { token }));
    case 'anonymize':
      return forgetMe(account, link(deps, 'profile/profile-update', { login: account.login, anonymize_token: token }));
  }
}

function link({ config }: Deps, page: string, parameters: Record<string, string> = {}): string {
  const search = new URLSearchParams(parameters).toString();
  return `${config.publicUrl}/${page}${search ? `?${search}` : ''}`;
}

/** Makes the name plain, because anybody may have typed it for the mailbox of somebody else. */
const greeting = ({ firstName }: LoginAccount) => {
  const name = plainName(firstName);
  return name ? `Ciao ${name},` : 'Ciao,';
};

const confirmEmail = (account: LoginAccount, url: string): Letter => ({
  to: account.email,
  subject: 'Conferma la tua e-mail',
  preview: 'Un tocco e cominci la tua prima spesa.',
  title: 'Manca solo un tocco',
  blocks: [
    text(`${greeting(account)} conferma che questo indirizzo è tuo: ti scriveremo qui a ogni ordine.`),
    button('Conferma l’e-mail', url),
    small(`Il collegamento vale 3 giorni. Se non hai creato tu un account su ${THE_SHOP}, ignora questo messaggio.`),
  ],
});

const passwordReset = (account: LoginAccount, url: string): Letter => ({
  to: account.email,
  subject: 'Scegli una nuova password',
  preview: 'Il collegamento vale 2 ore.',
  title: 'Scegli una nuova password',
  blocks: [
    text(`${greeting(account)} ci hai chiesto di reimpostare la password del tuo account.`),
    button('Scegli la nuova password', url),
    small(
      'Il collegamento vale 2 ore e una volta sola. Se non l’hai chiesto tu, ignora questo messaggio: la password resta quella che hai.',
    ),
  ],
});

const updateEmail = (account: LoginAccount, newEmail: string, url: string): Letter => ({
  to: newEmail,
  subject: 'Conferma la nuova e-mail',
  preview: 'Da qui in poi ti scriviamo a questo indirizzo.',
  title: 'È questo il tuo nuovo indirizzo?',
  blocks: [
    text(`${greeting(account)} conferma e da ora useremo ${newEmail} per il tuo account ${THE_SHOP}.`),
    button('Conferma la nuova e-mail', url),
    small(
      'Il collegamento vale 24 ore e chiede di essere dentro al tuo account. Se non l’hai chiesto tu, ignora questo messaggio: non cambia nulla.',
    ),
  ],
});

const forgetMe = (account: LoginAccount, url: string): Letter => ({
  to: account.email,
  subject: 'Conferma la cancellazione dell’account',
  preview: 'Il collegamento vale 2 ore.',
  title: 'Vuoi cancellare il tuo account?',
  blocks: [
    text(
      `${greeting(account)} se confermi togliamo per sempre i tuoi dati, gli indirizzi, le liste e le carte salvate. Degli ordini restano solo gli importi, come chiede la legge.`,
    ),
    button('Vai alla conferma', url),
    small('Il collegamento vale 2 ore. Se non l’hai chiesto tu, ignora questo messaggio e cambia la password.'),
  ],
});

const alreadyRegistered = (account: LoginAccount, loginUrl: string, resetUrl: string): Letter => ({
  to: account.email,
  subject: `Hai già un account ${THE_SHOP}`,
  preview: 'Qualcuno ha usato questo indirizzo per registrarsi.',
  title: 'Hai già un account',
  blocks: [
    text(
      `${greeting(account)} qualcuno, forse tu, ha usato questo indirizzo per registrarsi. Un account c’è già e non è cambiato.`,
    ),
    button('Accedi', loginUrl),
    small(`Non ricordi la password? Scegline una nuova qui: ${resetUrl}`),
  ],
});

const passwordChanged = (account: LoginAccount, resetUrl: string): Letter => ({
  to: account.email,
  subject: 'La tua password è cambiata',
  preview: 'Se non l’hai cambiata tu, reimpostala subito.',
  title: 'Password cambiata',
  blocks: [
    text(`${greeting(account)} la password del tuo account è cambiata e gli altri dispositivi sono stati scollegati.`),
    text('Non l’hai cambiata tu? Reimpostala subito.'),
    button('Reimposta la password', resetUrl),
  ],
});

const emailChanged = (account: LoginAccount, oldEmail: string, url: string): Letter => ({
  to: oldEmail,
  subject: 'L’e-mail del tuo account è cambiata',
  preview: 'Non l’hai cambiata tu? Puoi rimettere la tua.',
  title: 'E-mail cambiata',
  blocks: [
    text(
      `${greeting(account)} da ora il tuo account ${THE_SHOP} usa un altro indirizzo e-mail. Se l’hai cambiato tu, non devi fare nulla.`,
    ),
    text(
      'Non l’hai cambiato tu? Rimetti il tuo indirizzo: scolleghiamo tutti i dispositivi e scegli una nuova password.',
    ),
    button('Rimetti il mio indirizzo', url),
    small('Il collegamento vale 14 giorni e una volta sola.'),
  ],
});

import { formatDayLong, formatDayWithYear, formatEuro, passTermsText, shopDay } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { type MailBlock, sendLetter } from '../mails/index.ts';
import { datedText } from '../order-book/index.ts';
import { payerOf } from '../payments/index.ts';
import { withdrawUntil } from './end-pass.ts';
import { findPass } from './passes.repo.ts';

const PAGE = '/profile/delivery-pass';
const text = (words: string): MailBlock => ({ kind: 'text', text: words });

/** To who bought it, as soon as it is paid. */
export async function sendReceipt(deps: Deps, orderId: number): Promise<void> {
  const pass = await findPass(deps.db, orderId);
  if (pass?.state !== 'confirmed' || pass.startsOn === null || pass.endsOn === null) return;
  const { email } = await payerOf(deps.db, orderId);
  await sendLetter(deps, email, {
    subject: `Abbonamento consegne ${pass.orderNumber}: pagamento ricevuto`,
    preview: passTermsText(pass),
    title: 'Il tuo abbonamento è attivo',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Numero', pass.orderNumber],
          ['Abbonamento', pass.name],
          ['Pagato, IVA 22% compresa', formatEuro(pass.amountCents)],
          ['Consegne', passTermsText(pass)],
          ['Dal', formatDayWithYear(pass.startsOn)],
          ['Fino al', `${formatDayWithYear(pass.endsOn)} compreso`],
          ['Richiesta di cominciare subito', datedText(pass.beginAskedAt.toISOString())],
        ],
      },
      // what the buyer confirmed is given back in writing (Codice del consumo, art. 51, 7)
      text(
        'Hai chiesto di far cominciare l’abbonamento subito, senza aspettare i quattordici giorni del recesso, e hai confermato che se recedi paghi la parte già usata.',
      ),
      { kind: 'button', label: 'Vedi l’abbonamento', url: `${deps.config.publicUrl}${PAGE}` },
      {
        kind: 'small',
        text: `Non si rinnova da solo. Puoi recedere fino a ${formatDayLong(withdrawUntil(pass)!)}: ti restituiamo il prezzo meno la parte già usata, sul metodo con cui hai pagato.`,
      },
    ],
    reason: `Ricevi questo messaggio per l’abbonamento consegne ${pass.orderNumber}.`,
  });
}

/** To who withdrew, or whose pass staff ended. */
export async function sendEnded(deps: Deps, orderId: number): Promise<void> {
  const pass = await findPass(deps.db, orderId);
  if (pass?.state !== 'cancelled') return;
  const { email } = await payerOf(deps.db, orderId);
  const back = pass.refundCents ?? 0;
  await sendLetter(deps, email, {
    subject: `Abbonamento consegne ${pass.orderNumber} chiuso`,
    preview: back > 0 ? `Ti restituiamo ${formatEuro(back)}` : 'Non vale più',
    title: 'Abbonamento chiuso',
    blocks: [
      text(
        back > 0
          ? `L’abbonamento non vale più. Ti restituiamo ${formatEuro(back)} di ${formatEuro(pass.amountCents)}: il resto è la parte già usata. Li trovi sul metodo con cui hai pagato, di solito entro qualche giorno.`
          : 'L’abbonamento non vale più. Era già stato usato tutto: non c’è nulla da restituire.',
      ),
      ...(pass.endReason ? [text(`Il motivo: ${pass.endReason}`)] : []),
    ],
    reason: `Ricevi questo messaggio per l’abbonamento consegne ${pass.orderNumber}.`,
  });
}

/** Some days before its end. Nothing when it was ended meanwhile, or is over. */
export async function sendEnding(deps: Deps, orderId: number): Promise<void> {
  const pass = await findPass(deps.db, orderId);
  if (pass?.state !== 'confirmed' || pass.endsOn === null) return;
  if (pass.endsOn < shopDay(deps.clock.now().getTime())) return;
  const { email } = await payerOf(deps.db, orderId);
  const saved = pass.savedCents > 0 ? ` Finora ti ha fatto risparmiare ${formatEuro(pass.savedCents)}.` : '';
  await sendLetter(deps, email, {
    subject: `Il tuo abbonamento consegne finisce ${formatDayLong(pass.endsOn)}`,
    preview: 'Non si rinnova da solo',
    title: 'Il tuo abbonamento sta per finire',
    blocks: [
      text(`Vale fino a ${formatDayLong(pass.endsOn)} compreso, e non si rinnova da solo.${saved}`),
      text('Se ne prendi un altro adesso, comincia il giorno dopo: non perdi neanche un giorno.'),
      { kind: 'button', label: 'Vedi gli abbonamenti', url: `${deps.config.publicUrl}${PAGE}` },
    ],
    reason: `Ricevi questo messaggio perché hai l’abbonamento consegne ${pass.orderNumber}.`,
  });
}

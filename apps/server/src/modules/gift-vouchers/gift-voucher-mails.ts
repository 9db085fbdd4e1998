import { giftVoucherRules } from '@sporta/contract/constants.ts';
import { formatDayLong, formatDayNumeric, formatEuro, shopDay } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { type MailBlock, plainName, sendLetter, THE_SHOP } from '../mails/index.ts';
import { payerOf } from '../payments/index.ts';
import { cancelUntil } from './cancel-gift-voucher.ts';
import { findGiftVoucher, type GiftVoucherRow } from './gift-voucher-orders.repo.ts';

export interface MailOrder {
  orderId: number;
  to: 'recipient' | 'sender';
}

/** The gift itself, to the recipient, or its copy to who bought it. Nothing when it was withdrawn from meanwhile. */
export async function sendGiftVoucher(deps: Deps, { orderId, to }: MailOrder): Promise<void> {
  const order = await findGiftVoucher(deps.db, orderId);
  if (order?.state !== 'confirmed' || order.code === null || order.recipientEmail === null) return;
  const isCopy = to === 'sender';
  const sender = plainName(order.senderName ?? '') || 'Qualcuno';
  const worth = formatEuro(order.amountCents);
  const recipient = plainName(order.recipientName ?? '');
  const blocks: MailBlock[] = [
    ...(isCopy
      ? [text(`Abbiamo appena scritto a ${recipient} (${order.recipientEmail}). Ecco che cosa ha ricevuto.`)]
      : []),
    text(`Ciao ${recipient}, ${sender} ti regala ${worth} di spesa.`),
    ...(order.message ? [text(`«${withoutLinks(order.message)}»`)] : []),
    { kind: 'voucher', worth, code: order.code, note: validity(order) },
    text('Scrivi il codice nel carrello quando fai la spesa: vale anche un po’ alla volta, finché non è finito.'),
    {
      kind: 'button',
      label: isCopy ? 'Vedi il regalo' : 'Fai la spesa',
      url: `${deps.config.publicUrl}${isCopy ? `/cart/payment-completed-melaregalo/${orderId}` : '/'}`,
    },
    {
      kind: 'small',
      text: `Quanto resta sul buono lo vedi su ${deps.config.publicUrl}/gift-voucher/balance. Chi ha il codice può usarlo: non darlo ad altri.`,
    },
  ];
  await sendLetter(deps, isCopy ? (await payerOf(deps.db, orderId)).email : order.recipientEmail, {
    subject: isCopy ? `Il tuo regalo è partito: ${worth} di spesa` : `${sender} ti regala ${worth} di spesa`,
    preview: isCopy ? `Una copia di quello che abbiamo scritto a ${recipient}` : `Un buono regalo ${THE_SHOP} per te`,
    title: isCopy ? 'Il tuo regalo è partito' : 'C’è un regalo per te',
    blocks,
    reason: isCopy
      ? `Ricevi questo messaggio per il buono regalo ${order.orderNumber}.`
      : `Ricevi questo messaggio perché ${sender} ti ha fatto un regalo; non ti scriveremo per altro.`,
  });
}

/** To who bought it, as soon as it is paid. */
export async function sendReceipt(deps: Deps, orderId: number): Promise<void> {
  const order = await findGiftVoucher(deps.db, orderId);
  if (order?.state !== 'confirmed' || order.recipientEmail === null) return;
  const { email } = await payerOf(deps.db, orderId);
  const until = cancelUntil(order)!;
  await sendLetter(deps, email, {
    subject: `Buono regalo ${order.orderNumber}: pagamento ricevuto`,
    preview: `${formatEuro(order.amountCents)} per ${plainName(order.recipientName ?? '')}`,
    title: 'Grazie, il regalo è pronto',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Numero', order.orderNumber],
          ['Valore pagato', formatEuro(order.amountCents)],
          ['Per', `${plainName(order.recipientName ?? '')}, ${order.recipientEmail}`],
          ['Lo riceve', formatDayLong(order.deliverOn)],
        ],
      },
      {
        kind: 'button',
        label: 'Vedi il regalo',
        url: `${deps.config.publicUrl}/cart/payment-completed-melaregalo/${orderId}`,
      },
      {
        kind: 'small',
        text: `Puoi correggere l’indirizzo finché il buono non è usato. Puoi annullarlo, se non è usato, fino a ${formatDayLong(until)} (${giftVoucherRules.withdrawalDays} giorni): ti restituiamo tutto. L’IVA si paga quando il buono viene speso, quindi questo messaggio non è una fattura.`,
      },
    ],
    reason: `Ricevi questo messaggio per il buono regalo ${order.orderNumber}.`,
  });
}

/** To who bought it and withdrew. */
export async function sendCancelled(deps: Deps, orderId: number): Promise<void> {
  const order = await findGiftVoucher(deps.db, orderId);
  if (order?.state !== 'cancelled' || order.recipientEmail === null) return;
  const { email } = await payerOf(deps.db, orderId);
  await sendLetter(deps, email, {
    subject: `Buono regalo ${order.orderNumber} annullato`,
    preview: `Ti restituiamo ${formatEuro(order.amountCents)}`,
    title: 'Buono regalo annullato',
    blocks: [
      text(
        `Il codice non vale più. Ti restituiamo ${formatEuro(order.amountCents)} sul metodo con cui hai pagato, di solito entro qualche giorno.`,
      ),
    ],
    reason: `Ricevi questo messaggio per il buono regalo ${order.orderNumber}.`,
  });
}

const text = (words: string): MailBlock => ({ kind: 'text', text: words });

/** Words of a customer to somebody who may not know us: no mail program makes a link of them. */
function withoutLinks(message: string): string {
  return message.split('\n').map(plainLine).join('\n');
}

const plainLine = (line: string) =>
  line
    .replace(/\b[a-z][a-z0-9+.-]*:\/\/\S*/giu, ' ')
    .replace(/(?<=[\p{L}\p{N}-]{2})\.(?=[\p{L}\p{N}-]{2})/gu, '. ')
    .replace(/[@<>]/gu, ' ');

function validity({ validTo }: GiftVoucherRow): string {
  return validTo ? `Vale fino al ${formatDayNumeric(shopDay(validTo.getTime() - 1))}` : 'Non scade';
}

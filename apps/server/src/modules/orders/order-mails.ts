import { formatDayLong, formatEuro } from '@sporta/domain';
import { sql } from 'kysely';
import type { Deps } from '../../platform/deps.ts';
import { composeMail, type MailBlock } from '../mails/index.ts';
import { lineTitle } from './line-names.ts';
import { referencesOf } from './order-references.ts';
import type { OrderView } from './order-to-wire.ts';
import { readOrder } from './read-orders.ts';

interface Reader {
  email: string;
  firstName: string;
}

async function readerOf(deps: Deps, accountId: number): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`select email, first_name as "firstName" from account
    where account_id = ${accountId} and disabled_at is null`.execute(deps.db);
  return rows[0];
}

/** "Ordine ricevuto": what, when, where, how much. */
export async function sendOrderConfirmed(deps: Deps, orderId: number): Promise<void> {
  const order = await readOrder(deps.db, orderId);
  if (!order) return;
  const estimated = order.lines.some((line) => line.estimatedGrams !== null);
  await sendOrderLetter(deps, order, {
    subject: `Ordine ${order.orderNumber} confermato`,
    preview: `${whenText(order)}, ${order.lines.length} prodotti, ${formatEuro(totalOf(order))}`,
    title: 'Ordine ricevuto, grazie!',
    blocks: [
      { kind: 'text', text: `${wherePlaceText(order)} ${whenText(order)}.` },
      { kind: 'facts', rows: factsOf(order) },
      { kind: 'text', text: order.lines.map(lineText).join('\n') },
      ...(estimated
        ? [
            {
              kind: 'small',
              text: 'I prodotti segnati con «ca.» si pesano quando prepariamo la spesa: paghi il peso vero, mai più di quanto autorizzato.',
            } as const,
          ]
        : []),
      { kind: 'button', label: 'Vedi l’ordine', url: `${deps.config.publicUrl}/profile/orders/${order.orderId}` },
      { kind: 'small', text: `Puoi modificarlo o annullarlo fino a ${instantText(order.cutoffAt)}.` },
    ],
  });
}

export async function sendOrderCancelled(deps: Deps, orderId: number): Promise<void> {
  const order = await readOrder(deps.db, orderId);
  if (!order) return;
  await sendOrderLetter(deps, order, {
    subject: `Ordine ${order.orderNumber} annullato`,
    preview: 'Non ti addebitiamo nulla',
    title: 'Ordine annullato',
    blocks: [
      {
        kind: 'text',
        text: `Abbiamo annullato l’ordine ${order.orderNumber} come hai chiesto. L’importo bloccato sulla carta torna disponibile, di solito entro qualche giorno: dipende dalla tua banca.`,
      },
      {
        kind: 'button',
        label: 'Rimetti tutto nel carrello',
        url: `${deps.config.publicUrl}/profile/orders/${order.orderId}`,
      },
    ],
  });
}

export interface Letter {
  subject: string;
  preview: string;
  title: string;
  blocks: MailBlock[];
}

/** Sends a message about an order to who placed it; nothing when the account is gone. */
export async function sendOrderLetter(deps: Deps, order: OrderView, letter: Letter): Promise<void> {
  const reader = await readerOf(deps, order.accountId);
  if (!reader) return;
  const mail = composeMail({
    ...letter,
    publicUrl: deps.config.publicUrl,
    reason: `Ricevi questo messaggio per l’ordine ${order.orderNumber}.`,
  });
  await deps.mail.send({ to: reader.email, ...mail });
}

function totalOf(order: OrderView): number {
  return order.totalCents - order.giftCents;
}

function factsOf(order: OrderView): [string, string][] {
  const { address } = order;
  return [
    ['Numero', order.orderNumber],
    ...referencesOf(order),
    ['Indirizzo', `${address.address1} ${address.addressNumber}, ${address.postalcode} ${address.city}`],
    ['Totale Ordine', formatEuro(order.itemsCents)],
    ...(order.giftCents > 0 ? ([['Totale Buoni', `−${formatEuro(order.giftCents)}`]] as [string, string][]) : []),
    ...order.packages.map((each): [string, string] => [
      `${each.descr} (${each.quantity} × ${formatEuro(each.costCents)})`,
      formatEuro(each.quantity * each.costCents),
    ]),
    ['Consegna', order.deliveryCents === 0 ? 'Gratis' : formatEuro(order.deliveryCents)],
    ['Totale Iva', formatEuro(order.taxCents)],
    ['TOTALE', formatEuro(totalOf(order))],
  ];
}

function lineText(line: OrderView['lines'][number]): string {
  const quantity = `${String(line.quantity / 1000).replace('.', ',')} ${line.unit}`;
  const amount =
    line.insertionTypeId === 2
      ? 'Gratis'
      : `${line.estimatedGrams === null ? '' : 'ca. '}${formatEuro(line.grossCents)}`;
  return `${quantity} · ${lineTitle(line)} · ${amount}`;
}

function wherePlaceText(order: OrderView): string {
  return order.deliveryServiceId === 1
    ? 'Ti portiamo la spesa'
    : `Puoi ritirare la spesa da ${order.address.addressName}`;
}

function whenText(order: OrderView): string {
  return `${formatDayLong(order.slotDay)}, ${order.slotBegin}–${order.slotEnd}`;
}

const instantFormat = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

const datedFormat = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** "20 novembre 2026 alle ore 18:34" in shop time, for what is kept for years. */
export function datedText(instant: string): string {
  return datedFormat.format(new Date(instant));
}

/** "giovedì 20 novembre alle ore 18:34" in shop time. */
export function instantText(instant: string): string {
  return instantFormat.format(new Date(instant));
}

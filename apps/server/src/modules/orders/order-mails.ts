import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { euroToCents, formatDayLong, formatEuro, formatWindow } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import type { MailBlock } from '../mails/index.ts';
import {
  instantText,
  moneyBackOf,
  moneyBackText,
  type OrderView,
  orderCosts,
  readOrder,
  referencesOf,
  sendOrderLetter,
  tenderLabel,
} from '../order-book/index.ts';
import { contractTerms } from './contract-terms.ts';
import { mailLines } from './mail-lines.ts';
import { changesOf } from './order-changes.ts';
import { payingTendersOf } from './order-tenders.ts';
import { sendRedeliveryCancelled } from './redelivery-mails.ts';

/** "Ordine ricevuto": what, when, where, how much; of a change also what became different. */
export async function sendOrderConfirmed(deps: Deps, orderId: number): Promise<void> {
  const order = await readOrder(deps.db, orderId);
  if (!order) return;
  const before = order.replacesOrderId === null ? undefined : await readOrder(deps.db, order.replacesOrderId);
  const estimated = order.lines.some((line) => line.estimatedGrams !== null);
  await sendOrderLetter(deps, order, {
    subject: `Ordine ${order.orderNumber} ${before ? 'modificato' : 'confermato'}`,
    preview: `${whenText(order)}, ${order.lines.length} prodotti, ${formatEuro(totalOf(order))}`,
    title: before ? 'Ordine modificato' : 'Ordine ricevuto, grazie!',
    blocks: [
      ...(before ? changeBlocks(before, order) : []),
      { kind: 'text', text: `${wherePlaceText(order)} ${whenText(order)}.` },
      { kind: 'facts', rows: factsOf(order) },
      { kind: 'heading', text: 'La tua spesa' },
      { kind: 'lines', lines: mailLines(deps, order) },
      ...(estimated
        ? [
            {
              kind: 'small',
              text: 'I prodotti segnati con «ca.» si pesano quando prepariamo la spesa: paghi il peso vero, mai più di quanto autorizzato.',
            } as const,
          ]
        : []),
      { kind: 'sums', rows: sumsOf(order), total: ['TOTALE', formatEuro(totalOf(order))] },
      { kind: 'small', text: `Il totale comprende ${formatEuro(order.taxCents)} di IVA.` },
      ...tenderBlocks(order),
      { kind: 'button', label: 'Vedi l’ordine', url: `${deps.config.publicUrl}/profile/orders/${order.orderId}` },
      // it may have passed while the customer was at the bank
      ...(Date.parse(order.cutoffAt) > deps.clock.now().getTime()
        ? [{ kind: 'small', text: `Puoi modificarlo o annullarlo fino a ${instantText(order.cutoffAt)}.` } as const]
        : []),
      ...(await contractTerms(deps, order)),
    ],
  });
  // its store closed then while it was being paid
  if (order.closedThen) await writeOutbox(deps.db, 'order.pickup-closed', { orderId });
}

/** What became different, and what that means for the money. */
function changeBlocks(before: OrderView, order: OrderView): MailBlock[] {
  const { added, removed, quantities } = changesOf(before, order);
  const list = (title: string, items: string[]) => (items.length === 0 ? [] : [[title, ...items].join('\n')]);
  const moved = [
    ...(whenText(before) === whenText(order) ? [] : [`Quando: ${whenText(order)} (prima: ${whenText(before)})`]),
    ...(placeText(before) === placeText(order) ? [] : [`Dove: ${placeText(order)} (prima: ${placeText(before)})`]),
  ];
  const texts = [
    ...list('Aggiunto', added),
    ...list('Tolto', removed),
    ...list('Quantità cambiate', quantities),
    ...moved,
  ];
  return [
    { kind: 'text', text: texts.length > 0 ? texts.join('\n\n') : 'I prodotti, il giorno e il posto sono gli stessi.' },
    {
      kind: 'facts',
      rows: [
        ['Totale prima', formatEuro(totalOf(before))],
        ['Totale adesso', formatEuro(totalOf(order))],
        ...differenceRows(order),
      ],
    },
    { kind: 'small', text: moneyText(before, order) },
  ];
}

/** Payments opened for this version. */
function differenceCents(order: OrderView): number {
  return order.payments
    .filter(({ version, state }) => version === order.version && (state === 'authorised' || state === 'captured'))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

function differenceRows(order: OrderView): [string, string][] {
  const cents = differenceCents(order);
  return cents > 0 ? [['Differenza autorizzata', formatEuro(cents)]] : [];
}

function moneyText(before: OrderView, order: OrderView): string {
  if (differenceCents(order) > 0) {
    return 'Sulla carta resta bloccato l’importo di prima, e in più la differenza: non paghi due volte. Quanto paghi davvero lo sai quando abbiamo preparato la spesa.';
  }
  return totalOf(order) < totalOf(before)
    ? 'Non hai dovuto pagare nulla. Quello che avanza non te lo addebitiamo: la banca lo sblocca, di solito entro qualche giorno.'
    : 'Non hai dovuto pagare nulla: vale il pagamento che avevi già fatto.';
}

export async function sendOrderCancelled(deps: Deps, orderId: number): Promise<void> {
  const order = await readOrder(deps.db, orderId);
  if (!order) return;
  if (order.redelivers) return sendRedeliveryCancelled(deps, order, order.redelivers);
  await sendOrderLetter(deps, order, {
    subject: `Ordine ${order.orderNumber} annullato`,
    preview: 'Non ti addebitiamo nulla',
    title: 'Ordine annullato',
    blocks: [
      { kind: 'text', text: whyCancelled(order) },
      ...backBlocks(order),
      {
        kind: 'button',
        label: 'Rimetti tutto nel carrello',
        url: `${deps.config.publicUrl}/profile/orders/${order.orderId}`,
      },
    ],
  });
}

function whyCancelled({ orderNumber, events, lines }: OrderView): string {
  const cancelled = events.findLast(({ toState }) => toState === 'cancelled');
  if (cancelled?.actor === 'customer') return `Abbiamo annullato l’ordine ${orderNumber} come hai chiesto.`;
  const nothingCame = lines.every(({ outcome }) => outcome === 'missing');
  return nothingCame
    ? `Ci dispiace: nessun prodotto dell’ordine ${orderNumber} era disponibile, e l’abbiamo annullato. Non paghi nulla.`
    : [`Abbiamo annullato l’ordine ${orderNumber}`, cancelled?.note, 'Non paghi nulla.'].filter(Boolean).join('. ');
}

function placeText({ address, deliveryServiceId }: OrderView): string {
  const street = `${address.address1} ${address.addressNumber}, ${address.postalcode} ${address.city}`;
  return deliveryServiceId === deliveryServiceIds.home ? street : `${address.addressName}, ${street}`;
}

function totalOf(order: OrderView): number {
  return orderCosts(order).ordered.totalCents;
}

function factsOf(order: OrderView): [string, string][] {
  return [
    ['Numero', order.orderNumber],
    ...referencesOf(order),
    ['Indirizzo', placeText(order)],
    ...(order.invoiceHolder ? ([['Fattura a', order.invoiceHolder.name]] as [string, string][]) : []),
  ];
}

/** What makes up "TOTALE", which all tenders pay together. */
function sumsOf(order: OrderView): [string, string][] {
  const { voucherCents } = orderCosts(order).ordered;
  return [
    ['Totale Ordine', formatEuro(order.itemsCents)],
    ...(voucherCents > 0 ? ([['Totale Buoni', `−${formatEuro(voucherCents)}`]] as [string, string][]) : []),
    ...order.packages.map((each): [string, string] => [
      `${each.descr} (${each.quantity} × ${formatEuro(each.costCents)})`,
      formatEuro(each.quantity * each.costCents),
    ]),
    ['Consegna', deliveryText(order)],
  ];
}

function deliveryText({ deliveryCents, passSavedCents }: OrderView): string {
  const costs = deliveryCents === 0 ? 'Gratis' : formatEuro(deliveryCents);
  return passSavedCents > 0 ? `${costs} (l’abbonamento ti fa risparmiare ${formatEuro(passSavedCents)})` : costs;
}

/** What each tender has back; nothing of a company that pays later. */
function backBlocks(order: OrderView): MailBlock[] {
  const back = moneyBackOf(order);
  if (back.length === 0) return [];
  return [
    { kind: 'text', text: 'Che cosa torna, e dove:' },
    { kind: 'text', text: moneyBackText(back) },
  ];
}

/** How much of "TOTALE" each tender pays, and how much is held beyond that. */
function tenderBlocks(order: OrderView): MailBlock[] {
  const paying = ['authorised', 'promised', 'paid'];
  const used = payingTendersOf(order).filter(({ state }) => paying.includes(state));
  if (used.length === 0) return [];
  const rows = used.map(({ name, maskedNumber = null, tickets, amount }): [string, string] => [
    tenderLabel({
      name,
      maskedNumber,
      tickets: tickets?.map(({ value, quantity }) => ({ faceCents: euroToCents(value), count: quantity })) ?? null,
    }),
    formatEuro(euroToCents(amount)),
  ]);
  const heldCents = order.payments.reduce((sum, each) => sum + (each.state === 'authorised' ? each.amountCents : 0), 0);
  const margin = heldCents - order.payableCents;
  return [
    { kind: 'heading', text: 'Paghi con' },
    { kind: 'sums', rows, ...(rows.length > 1 ? { total: ['TOTALE', formatEuro(totalOf(order))] } : {}) },
    ...(used.some(({ state }) => state === 'promised') ? [promisedNote] : []),
    ...(margin > 0
      ? [
          {
            kind: 'small',
            text: marginText(order, formatEuro(margin)),
          } as const,
        ]
      : []),
  ];
}

/** A company that pays later has no money held: its credit counts as much. */
const marginText = ({ payments }: OrderView, margin: string) =>
  payments.some(({ kind }) => kind === 'due-date')
    ? `Il tuo fido conta ${margin} in più di quanto prevediamo: in fattura va solo quello che arriva.`
    : `Sono bloccati ${margin} in più di quanto prevediamo: paghi solo quello che arriva, il resto si sblocca.`;

const promisedNote: MailBlock = {
  kind: 'small',
  text: 'Sulla carta salvata non blocchiamo ancora nulla: lo facciamo qualche giorno prima della consegna.',
};

function wherePlaceText(order: OrderView): string {
  return order.deliveryServiceId === deliveryServiceIds.home
    ? 'Ti portiamo la spesa'
    : `Puoi ritirare la spesa da ${order.address.addressName}`;
}

function whenText(order: OrderView): string {
  return `${formatDayLong(order.slotDay)}, ${formatWindow(order.slotBegin, order.slotEnd)}`;
}

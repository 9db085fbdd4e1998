import { countText, formatDayLong, formatEuro, formatGrams, formatWindow } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import type { MailBlock } from '../mails/index.ts';
import {
  type LineView,
  lineTitle,
  type OrderView,
  orderCosts,
  readOrder,
  sendOrderLetter,
} from '../order-book/index.ts';

/** "La tua spesa è pronta": what was ordered beside what was prepared, where they differ, and what it costs. */
export async function sendOrderPrepared(deps: Deps, orderId: number): Promise<void> {
  const order = await readOrder(deps.db, orderId);
  if (!order) return;
  const { ordered, now } = orderCosts(order);
  const [substituted, missing] = (['substituted', 'missing'] as const).map((wanted) =>
    order.lines.filter(({ outcome }) => outcome === wanted),
  ) as [LineView[], LineView[]];
  const weighed = order.lines.filter(({ deliveredGrams, outcome }) => deliveredGrams !== null && outcome === 'picked');
  const fewer = order.lines.filter(
    ({ outcome, deliveredGrams, deliveredQuantity, quantity }) =>
      outcome === 'picked' && deliveredGrams === null && deliveredQuantity !== null && deliveredQuantity < quantity,
  );
  const changes = [
    ...(substituted.length > 0 ? [countText(substituted.length, 'sostituzione', 'sostituzioni')] : []),
    ...(missing.length > 0 ? [countText(missing.length, 'prodotto mancante', 'prodotti mancanti')] : []),
  ];
  await sendOrderLetter(deps, order, {
    subject: `Ordine ${order.orderNumber}: la tua spesa è pronta`,
    preview: changes.length === 0 ? 'C’è tutto quello che hai chiesto' : changes.join(', '),
    title: 'La tua spesa è pronta',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Numero', order.orderNumber],
          ['Quando', `${formatDayLong(order.slotDay)}, ${formatWindow(order.slotBegin, order.slotEnd)}`],
          ['Totale ordinato', formatEuro(ordered.totalCents)],
          ['Totale preparato', formatEuro(now.totalCents)],
        ],
      },
      ...list('Al posto di quello che non c’era', substituted.map(lineTitle)),
      ...list('Non c’era, e non lo paghi', missing.map(lineTitle)),
      ...list('Ce n’era di meno', fewer.map(fewerText)),
      ...list('Pesati per te', weighed.map(weightText)),
      { kind: 'button', label: 'Vedi l’ordine', url: `${deps.config.publicUrl}/profile/orders/${order.orderId}` },
    ],
  });
}

const list = (title: string, lines: readonly string[]): MailBlock[] =>
  lines.length === 0
    ? []
    : [
        { kind: 'heading', text: title },
        { kind: 'text', text: lines.join('\n') },
      ];

const fewerText = (line: LineView) =>
  `${lineTitle(line)}: ${line.deliveredQuantity! / 1000} invece di ${line.quantity / 1000}`;

/** "Mele, 1,05 kg (chiesto 1 kg): 2,52 €". */
function weightText(line: OrderView['lines'][number]): string {
  const asked = formatGrams(line.estimatedGrams!);
  const came = formatGrams(line.deliveredGrams!);
  return `${lineTitle(line)}: ${came} (chiesti ${asked}), ${formatEuro(line.deliveredCents!)}`;
}

import { formatDayLong, orderStateLabel } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { instantText, type OrderView, readOrder, sendOrderLetter } from '../order-book/index.ts';
import { readContractParties } from './contract-terms.repo.ts';

/* What customers read when their delivery did not go as they had chosen. */

const ways = new Intl.ListFormat('it', { type: 'disjunction' });

const whenText = ({ slotDay, slotBegin, slotEnd }: OrderView) => `${formatDayLong(slotDay)}, ${slotBegin}–${slotEnd}`;

/** "Non consegnato": why, and that somebody calls. */
export async function sendOrderNotDelivered(deps: Deps, orderId: number): Promise<void> {
  const order = await readOrder(deps.db, orderId);
  const event = order?.events.findLast(({ toState }) => toState === 'not-delivered');
  // delivered again meanwhile: what was is no news any more
  if (!order || !event || order.state !== 'not-delivered') return;
  const label = orderStateLabel('not-delivered', order.deliveryServiceId);
  await sendOrderLetter(deps, order, {
    subject: `Ordine ${order.orderNumber}: ${label.toLowerCase()}`,
    preview: event.note ?? label,
    title: label,
    blocks: [
      ...(event.note ? [{ kind: 'text', text: event.note } as const] : []),
      {
        kind: 'text',
        text: 'La spesa è tornata in negozio. Ti chiamiamo per trovare un’altra fascia; se preferisci, ti rimborsiamo.',
      },
      { kind: 'button', label: 'Vedi l’ordine', url: `${deps.config.publicUrl}/profile/orders/${order.orderId}` },
    ],
  });
}

/** What happened to the slot of an order. */
export interface SlotChange {
  orderId: number;
  /** The slot it had: "dom 29 nov, 10:00–12:00". */
  before?: string;
}

/** "Nuova fascia": when it comes now, when it would have come, and how to have another. */
export async function sendSlotChanged(deps: Deps, { orderId, before }: SlotChange): Promise<void> {
  const order = await readOrder(deps.db, orderId);
  if (!order) return;
  const { phone } = await readContractParties(deps.db, orderId);
  const shopPhone = phone || deps.config.seller.phone;
  const isOpen = order.state === 'confirmed' && Date.parse(order.cutoffAt) > deps.clock.now().getTime();
  const others = [
    isOpen ? `scegline un’altra nell’ordine entro ${instantText(order.cutoffAt)}` : '',
    'rispondi a questa e-mail',
    shopPhone ? `chiamaci al ${shopPhone}` : '',
  ];
  await sendOrderLetter(deps, order, {
    subject: `Ordine ${order.orderNumber}: nuova fascia oraria`,
    preview: whenText(order),
    title: 'La tua fascia è cambiata',
    blocks: [
      {
        kind: 'text',
        text: `La tua spesa è prevista per ${whenText(order)}${before ? `, non più per ${before}` : ''}. Il prezzo non cambia.`,
      },
      { kind: 'button', label: 'Vedi l’ordine', url: `${deps.config.publicUrl}/profile/orders/${order.orderId}` },
      { kind: 'small', text: `Se questa fascia non va bene, ${ways.format(others.filter(Boolean))}.` },
    ],
  });
}

import { formatDayLong, orderStateLabel } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { instantText, type OrderView, readOrder, sendOrderLetter } from '../order-book/index.ts';
import { readContractParties } from './contract-terms.repo.ts';
import { storeText } from './follow-stores.ts';
import { isUnderWay } from './order-timeline.ts';
import { closedText } from './order-to-wire.ts';

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
  const others = await waysOut(deps, order, 'scegline un’altra nell’ordine');
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
      { kind: 'small', text: `Se questa fascia non va bene, ${others}.` },
    ],
  });
}

/** What happened to the store where an order is fetched. */
export interface StoreMove {
  orderId: number;
  /** Where it was to be fetched: "Sporta Torino, Via Po 3, 10124 Torino". */
  before: string;
}

/** "Il negozio si è spostato": where it is fetched now, no longer where it was promised, and what to do about it. */
export async function sendStoreMoved(deps: Deps, { orderId, before }: StoreMove): Promise<void> {
  const order = await readOrder(deps.db, orderId);
  // fetched, undone or back where it was meanwhile: nobody would go to another door
  if (!order || !isUnderWay(order.state) || storeText(order.address) === before) return;
  const { addressName, address1, addressNumber, postalcode, city, province } = order.address;
  const street = [address1, addressNumber].filter(Boolean).join(' ');
  const town = [postalcode, city, province].filter(Boolean).join(' ');
  const others = await waysOut(deps, order, 'cambia o annulla l’ordine');
  await sendOrderLetter(deps, order, {
    subject: `Ordine ${order.orderNumber}: cambia il posto del ritiro`,
    preview: `${street}, ${town}`,
    title: 'Il negozio del tuo ritiro si è spostato',
    blocks: [
      { kind: 'text', text: `Ritiri la spesa qui, ${whenText(order)}:` },
      { kind: 'text', text: [addressName, street, town].join('\n') },
      { kind: 'text', text: `Non più in ${before}. Il giorno, l’ora e il prezzo non cambiano.` },
      { kind: 'button', label: 'Vedi l’ordine', url: `${deps.config.publicUrl}/profile/orders/${order.orderId}` },
      { kind: 'small', text: `Se questo posto non va bene, ${others}.` },
    ],
  });
}

/** "Il negozio è chiuso": when and why, that somebody finds another hour, and how to choose it oneself. */
export async function sendPickupClosed(deps: Deps, orderId: number): Promise<void> {
  const order = await readOrder(deps.db, orderId);
  // fetched, moved or open again meanwhile
  if (!order?.closedThen) return;
  const { addressName } = order.address;
  const what = order.closedThen.open.length > 0 ? 'non è aperto per tutta la fascia' : 'è chiuso all’ora';
  await sendOrderLetter(deps, order, {
    subject: `Ordine ${order.orderNumber}: il negozio ${what} del ritiro`,
    preview: closedText(order),
    title: 'Per il ritiro serve un altro orario',
    blocks: [
      { kind: 'text', text: `Ci dispiace: ${addressName}. ${closedText(order)}.` },
      {
        kind: 'text',
        text: `La tua spesa non si perde, e non paghi di più. Cerchiamo noi la prima fascia libera e te la scriviamo; se vuoi deciderlo tu, ${await waysOut(deps, order, 'cambia l’orario nell’ordine')}.`,
      },
      { kind: 'button', label: 'Vedi l’ordine', url: `${deps.config.publicUrl}/profile/orders/${order.orderId}` },
    ],
  });
}

/** What a customer can do whom a change does not suit. @param inTheShop while the order is still theirs to change */
async function waysOut(deps: Deps, order: OrderView, inTheShop: string): Promise<string> {
  const { phone } = await readContractParties(deps.db, order.orderId);
  const shopPhone = phone || deps.shop.seller.phone;
  const isOpen = order.state === 'confirmed' && Date.parse(order.cutoffAt) > deps.clock.now().getTime();
  const all = [
    isOpen ? `${inTheShop} entro ${instantText(order.cutoffAt)}` : '',
    'rispondi a questa e-mail',
    shopPhone ? `chiamaci al ${shopPhone}` : '',
  ];
  return ways.format(all.filter(Boolean));
}

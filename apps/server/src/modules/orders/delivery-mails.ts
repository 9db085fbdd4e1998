import { formatDayLong, formatWindow, orderStateLabel } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { TryLaterError } from '../../platform/outbox.ts';
import { instantText, type OrderView, readOrder, sendOrderLetter } from '../order-book/index.ts';
import { readContractParties } from './contract-terms.repo.ts';
import { storeText } from './follow-stores.ts';
import { isUnderWay } from './order-timeline.ts';
import { closedText } from './order-to-wire.ts';
import { beginTelling, endTelling } from './pickups-told.repo.ts';

/* What customers read when their delivery did not go as they had chosen. */

const ways = new Intl.ListFormat('it', { type: 'disjunction' });

const whenText = ({ slotDay, slotBegin, slotEnd }: OrderView) =>
  `${formatDayLong(slotDay)}, ${formatWindow(slotBegin, slotEnd)}`;

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

/**
 * Tells the customer of a pick-up that its store is not open all through its window, or that it is again, as it is when the letter
 * leaves: nothing to who knows it already, to who has been told nothing, and to who fetched, moved or cancelled the order meanwhile.
 * One letter at a time for an order. @throws TryLaterError while another one is on its way
 */
export async function tellOfPickup(deps: Deps, orderId: number): Promise<void> {
  const now = deps.clock.now();
  const telling = await beginTelling(deps.db, orderId, now);
  if (!telling) return;
  if (!telling.taken) throw new TryLaterError('another letter about this pick-up is on its way', 2_000);
  let told: { closed: boolean; now: Date } | undefined;
  try {
    const order = (await readOrder(deps.db, telling.orderId))!;
    const closed = order.closedThen !== null;
    if (closed === (telling.closed ?? false)) return;
    await (closed ? sendPickupClosed(deps, order) : sendPickupOpen(deps, order));
    told = { closed, now };
  } finally {
    await endTelling(deps.db, telling, told);
  }
}

/** "Il negozio è chiuso": when and why, that somebody finds another hour, and how to choose it oneself. */
async function sendPickupClosed(deps: Deps, order: OrderView): Promise<void> {
  const isOpenInPart = (order.closedThen?.open.length ?? 0) > 0;
  const what = isOpenInPart ? 'non è aperto per tutta la fascia' : 'è chiuso all’ora';
  await sendOrderLetter(deps, order, {
    subject: `Ordine ${order.orderNumber}: il negozio ${what} del ritiro`,
    preview: closedText(order),
    title: 'Per il ritiro serve un altro orario',
    blocks: [
      { kind: 'text', text: `Ci dispiace: ${order.address.addressName}. ${closedText(order)}.` },
      {
        kind: 'text',
        text: `La tua spesa non si perde, e non paghi di più. Cerchiamo noi la prima fascia libera e te la scriviamo; se vuoi deciderlo tu, ${await waysOut(deps, order, 'cambia l’orario nell’ordine')}.`,
      },
      { kind: 'button', label: 'Vedi l’ordine', url: `${deps.config.publicUrl}/profile/orders/${order.orderId}` },
    ],
  });
}

/** "Il ritiro resta com’era": to who was told that it cannot be. */
async function sendPickupOpen(deps: Deps, order: OrderView): Promise<void> {
  const others = await waysOut(deps, order, 'scegli un altro orario nell’ordine');
  await sendOrderLetter(deps, order, {
    subject: `Ordine ${order.orderNumber}: il ritiro resta com’era`,
    preview: whenText(order),
    title: 'Il tuo ritiro resta com’era',
    blocks: [
      {
        kind: 'text',
        text: `Ti avevamo scritto che per il ritiro serviva un altro orario: non serve più. Il negozio (${order.address.addressName}) è aperto ${whenText(order)}.`,
      },
      { kind: 'text', text: 'La tua spesa ti aspetta lì, come avevi scelto: non devi fare niente.' },
      { kind: 'button', label: 'Vedi l’ordine', url: `${deps.config.publicUrl}/profile/orders/${order.orderId}` },
      { kind: 'small', text: `Se intanto hai cambiato programma, ${others}.` },
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

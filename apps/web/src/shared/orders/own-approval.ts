import type { Cart, OrderApproval } from '@sporta/contract';
import { capitalised, euroToCents, formatDayNumeric, formatEuro, shopDay } from '@sporta/domain';

/** Days a refusal is shown for; as long as the server applies it. */
const REFUSAL_DAYS = 7;

/**
 * Of one's own requests the one to show: what waits or may be placed, else the latest answer, when it was no and not long ago.
 * @param approvals the latest first, as the call answers them
 * @param now milliseconds
 */
export function answerThatCounts(approvals: readonly OrderApproval[], now: number): OrderApproval | undefined {
  const open = approvals.find(({ state }) => state === 'waiting' || state === 'approved');
  if (open) return open;
  const [latest] = approvals.toSorted((a, b) => decided(b) - decided(a));
  return latest && isRefused(latest, now) ? latest : undefined;
}

const decided = ({ decidedAt, requestedAt }: OrderApproval) => Date.parse(decidedAt ?? requestedAt);

const isRefused = (approval: OrderApproval, now: number) =>
  approval.state === 'refused' && now - decided(approval) < REFUSAL_DAYS * 86_400_000;

/** What a company limits of an order: its whole cost, gift certificates pay no part of it. In cents. */
export const limitedCents = ({ grossTotal, giftCertificates }: Pick<Cart, 'grossTotal' | 'giftCertificates'>): number =>
  giftCertificates.reduce((sum, { total }) => sum + euroToCents(total), euroToCents(grossTotal));

/** Who reads the words: the one who orders, or staff who buy for them. */
export type Reader = 'customer' | 'staff';

/** The master, to them: at the shop "il responsabile" is somebody of its own. */
const masterTo = (reader: Reader) => (reader === 'staff' ? 'il responsabile dell’azienda' : 'il responsabile');
const toMaster = (reader: Reader) => (reader === 'staff' ? 'al responsabile dell’azienda' : 'al responsabile');

export interface AtHand {
  /** {@link limitedCents} of the cart. */
  totalCents: number;
  /** The order it changes. */
  changes?: { orderId: number | undefined; orderNumber: string } | undefined;
  /** What the cart goes beyond, and whether the master can be asked; undefined = it is within every limit. */
  beyond: { asks: boolean } | undefined;
}

export interface ApprovalWords {
  kind: 'info' | 'warn' | 'ok';
  what: string;
  next: string;
  /** Says all there is to say of the limits of the cart. */
  isWhole: boolean;
}

/**
 * What one's own requests mean for the cart at hand, as the shop will judge it when it is ordered: an approval covers what costs no
 * more, a refusal falls on what costs as much, and asking again takes the place of the request that waits.
 * @param cart undefined where none is looked at
 * @param now milliseconds
 * @param reader whom the words are for
 */
export function approvalWords(
  approvals: readonly OrderApproval[],
  cart: AtHand | undefined,
  now: number,
  reader: Reader = 'customer',
): ApprovalWords | undefined {
  if (cart && approvals.some((each) => wasApprovedFor(each, cart))) {
    return { kind: 'ok', what: 'Le modifiche stanno in quanto è approvato.', next: 'Puoi concluderle.', isWhole: true };
  }
  const approval = (cart?.beyond && judgeOf(approvals, cart, now)) ?? answerThatCounts(approvals, now);
  if (!approval) return undefined;
  if (approval.state === 'waiting') return waiting(approval, cart, reader);
  return approval.state === 'refused' ? refused(approval, cart, reader) : approved(approval, cart, reader);
}

/** The order that is being changed was approved: its approval is good for what takes its place. */
const wasApprovedFor = ({ orderId, total }: OrderApproval, { changes, totalCents, beyond }: AtHand) =>
  beyond?.asks === true && orderId !== undefined && orderId === changes?.orderId && euroToCents(total) >= totalCents;

function judgeOf(approvals: readonly OrderApproval[], { totalCents }: AtHand, now: number): OrderApproval | undefined {
  const covers = approvals.find(({ state, total }) => state === 'approved' && euroToCents(total) >= totalCents);
  return covers ?? approvals.find((each) => isRefused(each, now) && euroToCents(each.total) <= totalCents);
}

const sumOf = ({ total }: OrderApproval) => formatEuro(euroToCents(total));

/** "L’ordine di 120,00 €". */
const nameOf = (approval: OrderApproval) =>
  approval.replaces
    ? `Le modifiche all’ordine ${approval.replaces} (${sumOf(approval)})`
    : `L’ordine di ${sumOf(approval)}`;

/** Of another cart than the one at hand, which is within the limits. */
const withinText = ({ totalCents }: AtHand, reader: Reader) =>
  `Questo carrello, di ${formatEuro(totalCents)}, è nei ${reader === 'staff' ? 'limiti del cliente' : 'tuoi limiti'}: puoi concluderlo.`;

function waiting(approval: OrderApproval, cart: AtHand | undefined, reader: Reader): ApprovalWords {
  const { replaces, total } = approval;
  const waits = `${nameOf(approval)} ${replaces ? 'aspettano' : 'aspetta'} l’approvazione`;
  const asWas = replaces ? ' Fino ad allora l’ordine resta com’era.' : '';
  const words = { kind: 'info', isWhole: false } as const;
  const isSame = cart && euroToCents(total) === cart.totalCents && replaces === cart.changes?.orderNumber;
  if (!cart || isSame || (cart.beyond && !cart.beyond.asks)) {
    const next = `${reader === 'staff' ? 'Scriviamo al cliente' : 'Ti scriviamo'} appena ${masterTo(reader)} risponde.${asWas}`;
    return { ...words, what: `${waits}.`, next, isWhole: isSame === true };
  }
  if (!cart.beyond) return { ...words, what: `${waits}.`, next: withinText(cart, reader) };
  return {
    ...words,
    what: `${waits}, questo carrello è di ${formatEuro(cart.totalCents)}.`,
    next: `Se concludi, chiediamo ${toMaster(reader)} di approvare questo: la richiesta di prima non vale più.`,
    isWhole: true,
  };
}

function refused(approval: OrderApproval, cart: AtHand | undefined, reader: Reader): ApprovalWords {
  const { replaces, total } = approval;
  const what = `${nameOf(approval)} non ${replaces ? 'sono approvate' : 'è approvato'}.`;
  const said = `${noteOf(approval, reader)}${replaces ? 'L’ordine resta com’era. ' : ''}`;
  const words = { kind: 'warn', what, isWhole: false } as const;
  if (cart && !cart.beyond) return { ...words, next: `${said}${withinText(cart, reader)}` };
  if (cart?.beyond?.asks && cart.totalCents < euroToCents(total)) {
    const next = `Questo carrello è di ${formatEuro(cart.totalCents)}: se concludi, chiediamo di nuovo ${toMaster(reader)}.`;
    return { ...words, next: `${said}${next}`, isWhole: true };
  }
  const next = `${said}Il carrello è salvo: togli qualcosa e chiedi di nuovo.`;
  return { ...words, next, isWhole: cart?.beyond?.asks === true };
}

function approved(approval: OrderApproval, cart: AtHand | undefined, reader: Reader): ApprovalWords {
  const { validTo, total } = approval;
  if (cart?.beyond && cart.totalCents > euroToCents(total)) {
    const what = `È approvato un ordine fino a ${sumOf(approval)}, questo carrello è di ${formatEuro(cart.totalCents)}.`;
    return { kind: 'warn', what, next: noteOf(approval, reader).trim(), isWhole: false };
  }
  const until = validTo ? `Puoi concluderlo entro il ${formatDayNumeric(shopDay(Date.parse(validTo)))}. ` : '';
  const next = `${until}${noteOf(approval, reader)}`.trim();
  return {
    kind: 'ok',
    what: `Ordine approvato fino a ${sumOf(approval)}.`,
    next,
    isWhole: cart?.beyond?.asks !== false,
  };
}

const noteOf = ({ note }: OrderApproval, reader: Reader) =>
  note ? `${capitalised(masterTo(reader))} scrive: «${note}». ` : '';

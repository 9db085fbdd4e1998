import type { StaffRefund } from '@sporta/contract';
import { formatEuro, ticketsWithin } from '@sporta/domain';
import { BusinessError } from '../../platform/errors.ts';
import type { OrderView } from '../order-book/index.ts';
import { markOfTender, tenderKindOf } from '../payments/index.ts';

type Share = StaffRefund['shares'][number];

/** Sums somebody set by hand: cents by the `ref` of a share. */
export type WantedShares = ReadonlyMap<string, number>;

/** All certificates of an order together: money goes back to them in the order of their numbers. */
const CERTIFICATES = 'certificates';
const refOfPayment = (paymentId: number) => `payment-${paymentId}`;

/**
 * Where the money of a refund will go, as refund-shares.ts decides it when it is paid out: the last tender first, then certificates,
 * then whole meal tickets, and what is left becomes a certificate. Shown, not decided: what is given back meanwhile changes it.
 * @param wanted sums that payments and certificates get instead of what the rule gives them; tickets follow their issuers' rules
 * @throws BusinessError `shares-mismatch` when a sum is above what can go back there, or the sums leave a part without a place
 */
export function sharesOf(order: OrderView, totalCents: number, wanted: WantedShares = new Map()): Share[] {
  const taken = order.payments.filter(({ capturedCents }) => capturedCents > 0);
  const money = taken.filter(({ tickets }) => !tickets).toReversed();
  const certificates = order.certificates
    .filter(({ state }) => state === 'reserved')
    .map((each) => ({ ...each, most: each.amountCents - each.returnedCents }));
  const places = [
    ...money.map((payment) => ({
      ref: refOfPayment(payment.paymentId),
      name: payment.name,
      most: Math.max(0, payment.capturedCents - payment.refundedCents),
    })),
    ...(certificates.length > 0
      ? [{ ref: CERTIFICATES, name: 'Buono regalo', most: certificates.reduce((sum, { most }) => sum + most, 0) }]
      : []),
  ];
  const cents = shareOut(places, totalCents, wanted);
  const refOf = (ref: string) => (places.length > 1 ? { ref } : {});

  const shares: Share[] = money.map((payment, index) => ({
    ...factsOf(payment),
    ...refOf(refOfPayment(payment.paymentId)),
    amount: (cents[index] ?? 0) / 100,
    most: places[index]!.most / 100,
  }));
  let ofCertificates = certificates.length > 0 ? (cents.at(-1) ?? 0) : 0;
  for (const { description, most } of certificates) {
    const part = Math.min(ofCertificates, most);
    ofCertificates -= part;
    shares.push({
      kind: 'gift-certificate',
      name: description,
      ...(certificates.length === 1 ? refOf(CERTIFICATES) : {}),
      amount: part / 100,
      most: most / 100,
    });
  }
  let rest = totalCents - cents.reduce((sum, each) => sum + each, 0);
  for (const payment of taken.filter(({ tickets }) => tickets).toReversed()) {
    const most = payment.capturedCents - payment.refundedCents;
    const whole = ticketsWithin(payment.settledTickets ?? payment.tickets!, Math.min(rest, most)).amountCents;
    rest -= whole;
    shares.push({
      ...factsOf(payment),
      amount: whole / 100,
      most: most / 100,
      note: 'I buoni pasto tornano solo interi, se chi li emette lo permette',
    });
  }
  if (rest > 0) {
    shares.push({
      kind: 'gift-certificate',
      name: 'Nuovo buono',
      note: 'Quello che avanza diventa un buono',
      amount: rest / 100,
      most: rest / 100,
    });
  }
  return shares;
}

/**
 * Cents of each payment that somebody set otherwise than the rule, as refund-shares.ts keeps to it; undefined when nobody did.
 * @param shares as `sharesOf` answered them with what was wanted
 */
export function wantedOfPayments(shares: readonly Share[], wanted: WantedShares): Record<number, number> | undefined {
  if (wanted.size === 0) return undefined;
  return Object.fromEntries(
    shares.flatMap(({ ref, amount }) =>
      ref?.startsWith('payment-') ? [[Number(ref.slice('payment-'.length)), Math.round(amount * 100)]] : [],
    ),
  );
}

/** Cents for each place: those that were set, and what is left to the others in their order. */
function shareOut(
  places: readonly { ref: string; name: string; most: number }[],
  totalCents: number,
  wanted: WantedShares,
): number[] {
  for (const [ref, cents] of wanted) {
    const place = places.find((each) => each.ref === ref);
    if (!place) throw mismatch('Uno dei metodi di pagamento non è di questo ordine');
    if (cents > place.most) throw mismatch(`Su ${place.name} possono tornare al massimo ${formatEuro(place.most)}`);
  }
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const due = Math.min(totalCents, sum(places.map(({ most }) => most)));
  let free = due - sum([...wanted.values()]);
  if (free < 0) throw mismatch(`Le somme superano il rimborso di ${formatEuro(totalCents)}`);
  const cents = places.map(({ ref, most }) => {
    const set = wanted.get(ref);
    if (set !== undefined) return set;
    const part = Math.min(free, most);
    free -= part;
    return part;
  });
  if (free > 0) throw mismatch(`Alle somme mancano ${formatEuro(free)}`);
  return cents;
}

const mismatch = (text: string) => new BusinessError('shares-mismatch', text, { field: 'shares' });

function factsOf(payment: OrderView['payments'][number]): Pick<Share, 'kind' | 'name' | 'brand' | 'maskedNumber'> {
  const { kind, name, maskedNumber } = payment;
  const brand = markOfTender(payment);
  return {
    kind: tenderKindOf(kind),
    name,
    ...(brand ? { brand } : {}),
    ...(maskedNumber ? { maskedNumber } : {}),
  };
}

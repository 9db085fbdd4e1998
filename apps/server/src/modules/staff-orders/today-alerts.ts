import type { TodayAlert } from '@sporta/contract';
import { countText } from '@sporta/domain';
import type { Db } from '../../platform/db/database.ts';
import { type ColdAlert, coldAlerts } from '../cold/index.ts';
import { countOverdue } from '../collections/index.ts';
import { type LateRound, lateRounds } from '../rounds/index.ts';
import { lateRoundText, lateText, unpreparedText } from './alert-texts.ts';
import { readLateOrders, readSoldOut, readUnprepared, readWaiting, type Stores, type Watched } from './today.repo.ts';

/** An alert names so many orders; the rest is a number. */
const mostNamed = 50;

const orders = (count: number) => countText(count, 'ordine', 'ordini');

/** What somebody has to look at now, what is worst first; an alert without orders is none. */
export async function alertsOf(db: Db, stores: Stores, day: string, now: Date): Promise<TodayAlert[]> {
  const [lateVans, allLate, unprepared, soldOut, waiting, cold, collections] = await Promise.all([
    lateRounds(db, stores, now),
    readLateOrders(db, stores, now),
    readUnprepared(db, stores, now),
    readSoldOut(db, stores, day),
    readWaiting(db, stores, now),
    coldAlerts(db, stores, now),
    countOverdue(db, stores, now),
  ]);
  // a van that is late answers for its orders
  const onLateVans = new Set(lateVans.flatMap(({ stops }) => stops.map(({ orderId }) => orderId)));
  const late = allLate.filter(({ orderId }) => !onLateVans.has(orderId));
  const waitingFor = (kind: TodayAlert['kind']) =>
    waiting.filter((each) => each.kind === kind).map(({ orderId }) => orderId);
  const soldOutOrders = [...new Set(soldOut.flatMap(({ orderIds }) => orderIds))];
  const alerts: TodayAlert[] = [
    ...lateVans.map(ofLateVan),
    alert('late-orders', 'danger', idsOf(late), `${orders(late.length)} in ritardo`, lateText(late)),
    alert(
      'not-ready',
      'danger',
      idsOf(unprepared),
      `${orders(unprepared.length)} da finire subito`,
      unpreparedText(unprepared),
    ),
    simple(
      'payment-missing',
      'danger',
      waitingFor('payment-missing'),
      ['non pagato per intero', 'non pagati per intero'],
      'In negozio fino al pagamento',
    ),
    ...cold.map(ofColdRoom),
    simple(
      'not-delivered',
      'warning',
      waitingFor('not-delivered'),
      ['non consegnato', 'non consegnati'],
      'Da consegnare di nuovo o da rimborsare',
    ),
    simple(
      'locker-over',
      'warning',
      waitingFor('locker-over'),
      'da riprendere dal locker',
      'Il tempo di sosta è finito e i vani servono ad altri',
    ),
    {
      ...alert(
        'sold-out',
        'warning',
        soldOutOrders,
        `${countText(soldOut.length, 'prodotto esaurito', 'prodotti esauriti')} in ${orders(soldOutOrders.length)}`,
        namesText(soldOut.map(({ name }) => name)),
      ),
      productIds: soldOut.map(({ productId }) => productId),
    },
    simple(
      'problems-open',
      'warning',
      waitingFor('problems-open'),
      'con una segnalazione aperta',
      'I clienti aspettano una risposta',
    ),
    {
      ...alert(
        'collections',
        'warning',
        [],
        `${countText(collections, 'ritiro aspetta', 'ritiri aspettano')} da troppo`,
        'Merce rimborsata che nessuno ha ripreso',
      ),
      count: collections,
    },
    simple(
      'payment-stuck',
      'warning',
      waitingFor('payment-stuck'),
      'con un pagamento fermo',
      'Nessuno decide da più di un’ora',
    ),
  ];
  return alerts.filter(({ count }) => count > 0);
}

const ofColdRoom = ({ cellId, title, text }: ColdAlert): TodayAlert => ({
  ...alert('cold-room', 'warning', [], title, text),
  count: 1,
  cellId,
});

function ofLateVan(round: LateRound): TodayAlert {
  const { roundId, timeslotId, number, minutes, stops } = round;
  const ids = stops.map(({ orderId }) => orderId);
  const untold = stops.filter(({ toldAt }) => toldAt === null).length;
  const title = `Giro ${number} in ritardo di ${minutes} min`;
  return {
    ...alert('late-round', 'danger', ids, title, lateRoundText(round)),
    round: { roundId, timeslotId, untold },
  };
}

const idsOf = (watched: readonly Watched[]) => watched.map(({ orderId }) => orderId);

function alert(
  kind: TodayAlert['kind'],
  severity: TodayAlert['severity'],
  ids: readonly number[],
  title: string,
  text: string,
): TodayAlert {
  return { kind, severity, title, text, count: ids.length, orderIds: ids.slice(0, mostNamed) };
}

const simple = (
  kind: TodayAlert['kind'],
  severity: TodayAlert['severity'],
  ids: readonly number[],
  what: string | [ofOne: string, ofMany: string],
  text: string,
) => alert(kind, severity, ids, `${orders(ids.length)} ${agreeing(what, ids.length)}`, text);

const agreeing = (what: string | [string, string], count: number): string =>
  typeof what === 'string' ? what : what[count === 1 ? 0 : 1];

/** "Passata Rossoro, Uva nera e altri 7". */
function namesText(names: readonly string[]): string {
  const [first, second, ...others] = names;
  if (!first) return '';
  if (!second) return first;
  return others.length === 0 ? `${first} e ${second}` : `${first}, ${second} e altri ${others.length}`;
}

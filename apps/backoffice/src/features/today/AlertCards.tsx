import { type StaffPerson, staffEndpoints, type TodayAlert } from '@sporta/contract';
import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { cx } from '@sporta/ui/components/cx.ts';
import { ArrowUUpLeft } from '@sporta/ui/icons/ArrowUUpLeft.ts';
import { ChatCircleDots } from '@sporta/ui/icons/ChatCircleDots.ts';
import { Clock } from '@sporta/ui/icons/Clock.ts';
import { CreditCard } from '@sporta/ui/icons/CreditCard.ts';
import { Cube } from '@sporta/ui/icons/Cube.ts';
import type { Icon } from '@sporta/ui/icons/drawIcon.tsx';
import { Package } from '@sporta/ui/icons/Package.ts';
import { Thermometer } from '@sporta/ui/icons/Thermometer.ts';
import { Truck } from '@sporta/ui/icons/Truck.ts';
import { WarningCircleFill } from '@sporta/ui/icons/WarningCircleFill.ts';
import { mayUse, useMe } from '../../shared/staff/index.ts';
import { TellLate } from './TellLate.tsx';

const ICONS: Record<TodayAlert['kind'], Icon> = {
  'late-round': Truck,
  'late-orders': Clock,
  'not-ready': Clock,
  'not-delivered': Truck,
  'locker-over': Package,
  'sold-out': Cube,
  'payment-stuck': CreditCard,
  'payment-missing': CreditCard,
  'problems-open': ChatCircleDots,
  'cold-room': Thermometer,
  collections: ArrowUUpLeft,
};

/** The tab of the list that shows what an alert is about. */
const TABS: Record<TodayAlert['kind'], string> = {
  'late-round': 'all',
  'late-orders': 'all',
  'not-ready': 'in-preparation',
  'not-delivered': 'to-watch',
  'locker-over': 'to-watch',
  'sold-out': 'to-prepare',
  'payment-stuck': 'unpaid',
  'payment-missing': 'to-watch',
  'problems-open': 'to-watch',
  'cold-room': 'all',
  collections: 'all',
};

/** Rooms where what is to be done is done, whatever the number of orders. */
const ROOMS: Partial<Record<TodayAlert['kind'], string>> = {
  'problems-open': '/banco/segnalazioni?kind=problem',
  'locker-over': '/banco/locker',
  collections: '/banco/consegne/ritiri',
};

/** Problems and payments may be of any day; the others are of the day shown. */
const OF_ANY_DAY: readonly TodayAlert['kind'][] = ['problems-open', 'payment-stuck', 'not-delivered'];

/** Where an alert leads: to the one order it is about, else to the list. */
export function alertHref(
  { kind, orderIds, round, cellId }: Pick<TodayAlert, 'kind' | 'orderIds' | 'round' | 'cellId'>,
  day: string,
): string {
  if (round) return `/banco/consegne?day=${day}&slot=${round.timeslotId}`;
  if (cellId !== undefined) return `/banco/celle?cell=${cellId}`;
  const room = ROOMS[kind];
  if (room) return room;
  if (orderIds.length === 1) return `/banco/ordini/${orderIds[0]}`;
  return `/banco/ordini?tab=${TABS[kind]}&day=${OF_ANY_DAY.includes(kind) ? 'all' : day}`;
}

const pressOf = ({ kind, orderIds, round, cellId }: TodayAlert): string => {
  if (cellId !== undefined) return 'Apri la verifica';
  return orderIds.length === 1 && !ROOMS[kind] && !round ? 'Apri l’ordine' : 'Guarda';
};

/** Rooms of cells and collections are not everybody's. */
const mayGo = (me: StaffPerson, { kind, cellId }: TodayAlert): boolean =>
  cellId !== undefined
    ? mayUse(me, staffEndpoints.staffCold.cell)
    : kind !== 'collections' || mayUse(me, staffEndpoints.staffOrders.collections);

/** What somebody has to look at now, each with the way there. */
export function AlertCards({ alerts, day }: { alerts: readonly TodayAlert[]; day: string }) {
  const me = useMe();
  if (alerts.length === 0) return null;
  return (
    <section className="alerts" aria-label="Da guardare subito">
      {alerts.map((alert) => {
        const Glyph = alert.severity === 'danger' ? WarningCircleFill : ICONS[alert.kind];
        return (
          <div
            key={`${alert.kind} ${alert.round?.roundId ?? alert.cellId ?? ''}`}
            className={cx('note', alert.severity === 'danger' ? 'err' : 'warn')}
          >
            <Glyph />
            <div className="txt">
              <b>{alert.title}</b>
              <span>{alert.text}</span>
            </div>
            {alert.round && alert.round.untold > 0 && mayUse(me, staffEndpoints.staffRounds.tellLate) ? (
              <TellLate round={alert.round} />
            ) : !mayGo(me, alert) ? null : (
              <ButtonLink kind="line" size="sm" href={alertHref(alert, day)}>
                {pressOf(alert)}
              </ButtonLink>
            )}
          </div>
        );
      })}
    </section>
  );
}

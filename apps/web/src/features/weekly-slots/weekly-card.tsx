import type { WeeklyDay, WeeklySlot } from '@sporta/contract';
import { capitalised, formatDayLong } from '@sporta/domain';
import { Button, ButtonLink, Tag, toast, useConfirm } from '@sporta/ui';
import { focusHeading } from '../../lib/focus.ts';
import { useHoldSlot, useSetPlace } from '../../shared/delivery/index.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { basketWords, useChangeWeekly, useFillCart, useRefreshWeekly } from '../../shared/weekly/index.ts';
import { ChooseBasket } from './choose-basket.tsx';

const TAGS: Record<WeeklyDay['state'], { tone?: 'green' | 'warn' | 'info'; label: string }> = {
  waiting: { tone: 'info', label: 'In arrivo' },
  reserved: { tone: 'green', label: 'Riservata' },
  'in-cart': { tone: 'green', label: 'Nel carrello' },
  ordered: { tone: 'green', label: 'Ordinata' },
  released: { label: 'Libera' },
  skipped: { label: 'In pausa' },
  unavailable: { tone: 'warn', label: 'Non c’è' },
};

/** Weeks shown at once; the others open with a press. */
const SHOWN = 2;

/** A window kept every week: its next weeks, each of which may be left out, and where to change or end it. */
export function WeeklyCard({ slot, onChange }: { slot: WeeklySlot; onChange: () => void }) {
  const confirm = useConfirm();
  const change = useChangeWeekly();
  const end = async () => {
    const yes = await confirm({
      title: 'Non tenere più questa fascia?',
      body: 'I posti riservati tornano liberi. Quello che è nel carrello o già ordinato resta tuo.',
    });
    if (!yes) return;
    change.mutate(
      { what: 'end', weeklySlotId: slot.weeklySlotId },
      {
        onSuccess: () => {
          toast.success('Non teniamo più questa fascia');
          focusHeading();
        },
        onError: (error) => toast.error(messageOf(error, 'Non è cambiato niente: riprova.')),
      },
    );
  };
  return (
    <section className="panel weekly-card" aria-label={slot.label}>
      <div className="weekly-head">
        <div>
          <h2>{slot.label}</h2>
          <p className="muted small">{slot.addressName}</p>
        </div>
        <div className="weekly-acts">
          <Button kind="line" size="sm" onClick={onChange}>
            Cambia
          </Button>
          <Button kind="ghost" size="sm" busy={change.isPending} onClick={() => void end()}>
            Non tenerla più
          </Button>
        </div>
      </div>
      <ChooseBasket slot={slot} />
      <Weeks slot={slot} days={slot.days.slice(0, SHOWN)} />
      {slot.days.length > SHOWN ? (
        <details className="weekly-more">
          <summary>Le settimane dopo</summary>
          <Weeks slot={slot} days={slot.days.slice(SHOWN)} />
        </details>
      ) : null}
    </section>
  );
}

function Weeks({ slot, days }: { slot: WeeklySlot; days: readonly WeeklyDay[] }) {
  return (
    <ul className="weekly-days">
      {days.map((day) => (
        <Week key={day.day} slot={slot} day={day} />
      ))}
    </ul>
  );
}

function Week({ slot, day }: { slot: WeeklySlot; day: WeeklyDay }) {
  const change = useChangeWeekly();
  const { tone, label } = TAGS[day.state];
  const skipped = day.state === 'skipped';
  const skip = () =>
    change.mutate(
      { what: 'skip', weeklySlotId: slot.weeklySlotId, day: day.day, skip: !skipped },
      { onError: (error) => toast.error(messageOf(error, 'Non è cambiato niente: riprova.')) },
    );
  return (
    <li>
      <div className="weekly-day">
        <b>{capitalised(day.label)}</b>
        <Tag tone={tone}>{label}</Tag>
      </div>
      <p className="muted small">
        {day.text}
        {day.nearest ? ` La più vicina con un posto: ${day.nearest.label}.` : null}
      </p>
      <div className="weekly-acts">
        {day.timeslotId !== undefined && slot.basket ? <FillCart slot={slot} day={day} basket={slot.basket} /> : null}
        {day.timeslotId === undefined ? null : (
          <UseSlot slot={slot} timeslotId={day.timeslotId} date={day.day} only={slot.basket !== undefined} />
        )}
        {day.nearest ? <UseSlot slot={slot} timeslotId={day.nearest.timeslotId} date={day.nearest.day} /> : null}
        {day.state === 'in-cart' ? (
          <ButtonLink size="sm" href="/checkout">
            Vai al carrello
          </ButtonLink>
        ) : null}
        {day.orderId === undefined ? null : (
          <ButtonLink kind="soft" size="sm" href={`/profile/orders/${day.orderId}`}>
            Vedi l’ordine
          </ButtonLink>
        )}
        {day.canSkip ? (
          <Button kind="line" size="sm" busy={change.isPending} onClick={skip}>
            {skipped ? 'Riprendi' : 'Salta questa settimana'} <span className="sr">({day.label})</span>
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function FillCart({
  slot,
  day,
  basket,
}: {
  slot: WeeklySlot;
  day: WeeklyDay;
  basket: NonNullable<WeeklySlot['basket']>;
}) {
  const { fill, isPending } = useFillCart();
  const put = async () => {
    const cart = await fill({ weeklySlotId: slot.weeklySlotId, day: day.day });
    if (!cart) return;
    focusHeading();
    if (cart.cartItems.length > 0) toast.success('La spesa è nel carrello: guardala, cambiala e conferma tu');
    // what each of them lacks was said by the cart
    else
      toast.info(
        'Il posto è tuo, ma di questa spesa oggi non c’è niente: scegline un’altra o riempi il carrello da te',
      );
  };
  return (
    <Button size="sm" busy={isPending} onClick={() => void put()}>
      Metti la spesa nel carrello{' '}
      <span className="sr">
        ({basketWords(basket)}, {day.label})
      </span>
    </Button>
  );
}

/**
 * Chooses address and slot for the cart; nothing is bought by it.
 * @param only goods are proposed beside it, too
 */
function UseSlot({
  slot,
  timeslotId,
  date,
  only = false,
}: {
  slot: WeeklySlot;
  timeslotId: number;
  date: string;
  only?: boolean;
}) {
  const place = useSetPlace();
  const hold = useHoldSlot();
  const refresh = useRefreshWeekly();
  const use = async () => {
    try {
      const { warnings } = await place.mutateAsync({ userAddressId: slot.addressId });
      // told whatever becomes of the slot: the cart goes to that place now
      if (warnings.length > 0) toast.warning(warnings.join(';\n'));
      await hold.mutateAsync({ timeslotId, date });
      toast.success('La fascia è nel carrello: riempilo e concludi l’ordine');
    } catch (error) {
      toast.error(messageOf(error, 'La fascia non è nel carrello: riprova.'));
    } finally {
      await refresh();
    }
  };
  return (
    <Button
      kind={only ? 'line' : 'primary'}
      size="sm"
      busy={place.isPending || hold.isPending}
      onClick={() => void use()}
    >
      {only ? 'Solo la fascia' : 'Usa per il carrello'} <span className="sr">({formatDayLong(date)})</span>
    </Button>
  );
}

import type { Cart, Timeslot } from '@sporta/contract';
import { formatDayLong } from '@sporta/domain';
import { EmptyState, Loading, Note, Skeleton } from '@sporta/ui';
import { ClockDuotone } from '@sporta/ui/icons/ClockDuotone.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { storesQuery, timeslotsQuery } from '../../shared/delivery/index.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { NoSlotLeft } from './no-slot-left.tsx';
import { type ChosenSlot, isNothingLeft, weeksOf, withTellingEco } from './slot-choice.ts';
import { SlotGrid } from './slot-grid.tsx';
import { SlotList } from './slot-list.tsx';

interface SlotChoicePanelProps {
  cart: Cart;
  chosen: ChosenSlot | undefined;
  wide: boolean;
  /** Which seven days a wide screen shows; a small one goes through all of them with the finger. */
  week: number;
  onChoose: (slot: Timeslot) => void;
  /** To the places of another way of delivery. */
  onOtherWay: (deliveryServiceId: number) => void;
}

const ROWS = [0, 1, 2, 3, 4, 5, 6];

/** The slots of the open days for the place of the cart. */
export function SlotChoicePanel({ cart, chosen, wide, week, onChoose, onOtherWay }: SlotChoicePanelProps) {
  const { data: days, error } = useQuery(timeslotsQuery(useApi(), cart));
  if (!cart.shippingAddress) {
    return (
      <EmptyState
        icon={ClockDuotone}
        heading="h3"
        title="Prima dicci dove"
        body="Gli orari dipendono dall’indirizzo o dal punto di ritiro."
      />
    );
  }
  if (error) return <Note kind="err">{messageOf(error, 'Non riusciamo a leggere gli orari: riprova.')}</Note>;
  if (!days) {
    return (
      <Loading label="Carico gli orari">
        {ROWS.map((row) => (
          <Skeleton key={row} className="slot-row" />
        ))}
      </Loading>
    );
  }
  const noneLeft = isNothingLeft(days, cart.timeslot) ? (
    <NoSlotLeft cart={cart} days={days.length} onOtherWay={onOtherWay} />
  ) : null;
  const closing = <Closing warehouseId={cart.shippingAddress.warehouseId} />;
  if (days.length === 0)
    return (
      <>
        {closing}
        {noneLeft}
      </>
    );
  const marked = withTellingEco(days);
  return (
    <>
      {closing}
      {noneLeft}
      {wide ? (
        <SlotGrid days={weeksOf(marked)[week] ?? marked} chosen={chosen} onChoose={onChoose} />
      ) : (
        <SlotList days={marked} chosen={chosen} onChoose={onChoose} />
      )}
    </>
  );
}

/** Why the days end: the store closes for good. */
function Closing({ warehouseId }: { warehouseId: number | undefined }) {
  const { data: stores } = useQuery(storesQuery(useApi()));
  const closesOn = stores?.find((store) => store.warehouseId === warehouseId)?.closesOn;
  if (!closesOn) return null;
  return (
    <Note kind="warn" className="below">
      <b>Il negozio che ti serve chiude per sempre da {formatDayLong(closesOn)}.</b> Per quel giorno e dopo non ha
      orari.
    </Note>
  );
}

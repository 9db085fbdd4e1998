import type { Redelivery } from '@sporta/contract';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { hrefOf } from '../../lib/search-params.ts';
import { longDayName, slotHours } from '../figures/index.ts';

/** The orders that bring goods of a report again, free: when, and how far they are. */
export function RedeliveryLinks({ redeliveries }: { redeliveries: readonly Redelivery[] }) {
  return redeliveries.map(({ orderId, orderNumber, state, stateLabel, timeslot }) => (
    <Note key={orderId} kind={state === 'cancelled' ? 'warn' : 'n'} className="order-note">
      Riconsegna gratuita{' '}
      <Link className="link" href={hrefOf(`/ordini/${orderId}`)}>
        {orderNumber}
      </Link>
      , {longDayName(timeslot.date).toLowerCase()}, {slotHours(timeslot)}: {stateLabel.toLowerCase()}.
    </Note>
  ));
}

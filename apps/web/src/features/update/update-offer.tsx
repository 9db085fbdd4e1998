import { Suspense, useState } from 'react';
import { sparePart } from '../../lib/spare-part.ts';
import { useFreeMoment } from './use-free-moment.ts';
import { useUpdate } from './use-update.ts';

// A newer build may have taken this file away: the page goes on without the offer.
const UpdateDialog = sparePart(() => import('./update-dialog.tsx'));

/** Offers a newer version once there is one, and never in the middle of an order or a form. */
export function UpdateOffer() {
  const update = useUpdate();
  const free = useFreeMoment(update !== undefined);
  const [open, setOpen] = useState(true);
  if (!update || !free) return null;
  return (
    <Suspense>
      <UpdateDialog open={open} update={update} onLater={() => setOpen(false)} />
    </Suspense>
  );
}

import { type PickingOrder, type PickingWork, staffEndpoints, storageZoneLabels, storageZones } from '@sporta/contract';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { Printer } from '@sporta/ui/icons/Printer.ts';
import { TrashBold } from '@sporta/ui/icons/TrashBold.ts';
import { useApi } from '../../lib/use-api.ts';
import { cartLetter } from './model/stops.ts';
import { useCrates } from './use-crates.ts';

interface CratesDialogProps {
  open: boolean;
  onClose: () => void;
  work: PickingWork;
  readAgain: () => void;
}

/** The crates of each order on the cart: one for each temperature at least, with a label on it. */
export function CratesDialog({ open, onClose, work }: CratesDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Casse" width={750}>
      <ul className="pk-orders">
        {work.orders.map((order) => (
          <li key={order.orderId}>
            <OrderCrates order={order} several={work.orders.length > 1} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The crates of an order. What changes them waits for the network by itself saying so. */
export function OrderCrates({ order, several }: { order: PickingOrder; several: boolean }) {
  const api = useApi();
  const { open, remove, busy } = useCrates();
  const { orderId, crates } = order;
  const needed = storageZones.filter((zone) => order.lines.some(({ temperature }) => temperature === zone));
  return (
    <section className="pk-boxes">
      <h3>
        {several ? `${cartLetter(order.cartPlace)} · ` : ''}
        {order.orderNumber} · {order.customer}
      </h3>
      <ul>
        {crates.map((crate) => (
          <li key={crate.crateId}>
            <b>{crate.code}</b>
            <span className="grow">
              n. {crate.number}, {storageZoneLabels[crate.temperature]}
              {crate.bay ? `, posto ${crate.bay}` : ''}
            </span>
            <IconButton
              icon={TrashBold}
              label={`Togli la cassa ${crate.code}`}
              disabled={busy}
              onClick={() => remove.mutate(crate)}
            />
          </li>
        ))}
      </ul>
      <div className="row flow">
        {needed.map((temperature) => (
          <Button
            key={temperature}
            kind="soft"
            disabled={busy}
            onClick={() => open.mutate({ orderId, temperature, key: keyOf(order, temperature) })}
          >
            <PlusBold />
            Cassa {storageZoneLabels[temperature]}
          </Button>
        ))}
        {crates.length > 0 ? (
          <ButtonLink
            kind="line"
            href={api.url(staffEndpoints.staffPicking.labels, { order_id: orderId })}
            target="_blank"
            rel="noreferrer"
          >
            <Printer />
            Etichette
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}

/** The next crate of a temperature: pressed twice before the answer, it is one crate. */
function keyOf({ orderId, crates }: PickingOrder, temperature: string): string {
  const last = Math.max(0, ...crates.map(({ crateId }) => crateId));
  return `crate-${orderId}-${temperature}-${crates.length}-${last}`;
}

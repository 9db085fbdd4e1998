import { type DriverStop, refusalLabels } from '@sporta/contract';
import { formatThousandths, quantityFromWire } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Thumb } from '@sporta/ui/components/product/ProductRow.tsx';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useState } from 'react';
import { euro } from '../../shared/figures/index.ts';
import { linesThatStay } from './model/what-is-missing.ts';
import { RefuseSheet } from './RefuseSheet.tsx';
import type { DoorActs } from './use-acts.ts';

interface RefusedPanelProps {
  stop: DriverStop;
  door: DoorActs;
  atDoor: boolean;
}

/** Goods the customer does not take, and what goes back for them. */
export function RefusedPanel({ stop, door, atDoor }: RefusedPanelProps) {
  const [open, setOpen] = useState(false);
  return (
    <section className="dv-sec" aria-labelledby="refused">
      <h2 id="refused">Rifiutati alla porta</h2>
      {stop.refused.length === 0 ? <p className="muted">Niente, per ora.</p> : null}
      <ul>
        {stop.refused.map(({ orderLineId, quantity, reason, amount }) => {
          const line = stop.lines.find((each) => each.orderLineId === orderLineId);
          const name = line?.substitute ?? `${line?.shortDescr ?? ''} ${line?.name ?? ''}`.trim();
          const some =
            line && quantity < line.quantity
              ? `${formatThousandths(quantityFromWire(quantity))} di ${formatThousandths(quantityFromWire(line.quantity))}, `
              : '';
          return (
            <li key={orderLineId} className="dv-product">
              <Thumb picture={{ src: line?.mediaURL ?? '' }} tint={line?.tint} />
              <div>
                <b>{name}</b>
                <small>
                  {some}
                  {refusalLabels[reason]}
                </small>
                {atDoor ? <Tag tone="warn">Rimborso con la consegna</Tag> : null}
              </div>
              <div className="dv-price">
                −{euro(amount)}
                {atDoor ? (
                  <Button
                    kind="quiet"
                    size="sm"
                    aria-label={`Annulla il rifiuto di ${name}`}
                    onClick={() => door.act({ kind: 'accept', order_line_id: orderLineId })}
                  >
                    Annulla
                  </Button>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
      {atDoor ? (
        <Button
          kind="danger-line"
          block
          className="above-s"
          disabled={linesThatStay(stop).length === 0}
          onClick={() => setOpen(true)}
        >
          <PlusBold />
          Rifiuta un prodotto
        </Button>
      ) : null}
      <RefuseSheet open={open} onClose={() => setOpen(false)} stop={stop} door={door} />
    </section>
  );
}

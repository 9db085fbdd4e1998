import { type DriverStop, type RefusalReason, refusalLabels, refusalReasons } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Sheet } from '@sporta/ui/components/overlay/Sheet.tsx';
import { MinusBold } from '@sporta/ui/icons/MinusBold.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useState } from 'react';
import { linesThatStay } from './model/what-is-missing.ts';
import type { DoorActs } from './use-acts.ts';

interface RefuseSheetProps {
  open: boolean;
  onClose: () => void;
  stop: DriverStop;
  door: DoorActs;
}

/** Under age is answered by the check of the age, not chosen here. */
const reasons = refusalReasons.filter((reason) => reason !== 'under-age');

/** Which product is refused, how much of it, and why. */
export function RefuseSheet({ open, onClose, stop, door }: RefuseSheetProps) {
  const [lineId, setLineId] = useState<number>();
  const [quantity, setQuantity] = useState(1);
  const [reason, setReason] = useState<RefusalReason>('damaged');
  const lines = linesThatStay(stop).filter(
    ({ orderLineId }) => !stop.refused.some((each) => each.orderLineId === orderLineId),
  );
  const line = lines.find(({ orderLineId }) => orderLineId === lineId);
  // What is weighed goes back whole.
  const counted = line && line.weightUnitSelling !== 'kg' && line.quantity > 1;
  const close = () => {
    setLineId(undefined);
    onClose();
  };
  const refuse = () => {
    if (!line) return;
    door.act({
      kind: 'refuse',
      order_line_id: line.orderLineId,
      reason,
      ...(counted && quantity < line.quantity ? { quantity } : {}),
    });
    close();
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title="Cosa rifiuta?"
      footer={
        <Button kind="danger" block className="xl" disabled={!line} onClick={refuse}>
          Rifiuta
        </Button>
      }
    >
      <fieldset className="dv-choose">
        <legend className="sr">Prodotto</legend>
        {lines.map((each) => (
          <label key={each.orderLineId}>
            <input
              type="radio"
              name="refused-line"
              checked={each === line}
              onChange={() => {
                setLineId(each.orderLineId);
                setQuantity(each.quantity);
              }}
            />
            <span>{each.substitute ?? `${each.shortDescr} ${each.name}`}</span>
          </label>
        ))}
      </fieldset>
      {counted ? (
        <div className="dv-empties">
          <span className="grow" id="how-many">
            Quanti ne rifiuta
          </span>
          <fieldset className="stp" aria-labelledby="how-many">
            <button
              type="button"
              aria-label="Uno in meno"
              disabled={quantity <= 1}
              onClick={() => setQuantity(quantity - 1)}
            >
              <MinusBold />
            </button>
            <span className="q" aria-live="polite">
              {quantity} <small>di {line.quantity}</small>
            </span>
            <button
              type="button"
              aria-label="Uno in più"
              disabled={quantity >= line.quantity}
              onClick={() => setQuantity(quantity + 1)}
            >
              <PlusBold />
            </button>
          </fieldset>
        </div>
      ) : null}
      <fieldset className="dv-choose">
        <legend>Perché</legend>
        {reasons.map((each) => (
          <label key={each}>
            <input type="radio" name="refusal-reason" checked={each === reason} onChange={() => setReason(each)} />
            <span>{refusalLabels[each]}</span>
          </label>
        ))}
      </fieldset>
    </Sheet>
  );
}

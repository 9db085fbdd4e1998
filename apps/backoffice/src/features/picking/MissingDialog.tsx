import { missingReasonLabels, missingReasons, type PickingMissingReason } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { ArrowsLeftRightBold } from '@sporta/ui/icons/ArrowsLeftRightBold.ts';
import { CalendarX } from '@sporta/ui/icons/CalendarX.ts';
import type { Icon } from '@sporta/ui/icons/drawIcon.tsx';
import { HandPalm } from '@sporta/ui/icons/HandPalm.ts';
import { MapPin } from '@sporta/ui/icons/MapPin.ts';
import { MinusBold } from '@sporta/ui/icons/MinusBold.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { Tray } from '@sporta/ui/icons/Tray.ts';
import { useState } from 'react';
import { signal } from '../../shared/scan/index.ts';
import type { Want } from './model/stops.ts';
import { gramsTyped } from './model/weight.ts';
import { quantityText } from './model/words.ts';
import type { Hand } from './use-hand.ts';

const reasonIcons: Record<PickingMissingReason, Icon> = {
  'not-there': Tray,
  'short-date': CalendarX,
  damaged: HandPalm,
  'not-found': MapPin,
};

interface MissingDialogProps {
  open: boolean;
  onClose: () => void;
  hand: Hand;
  want: Want;
}

/** How many are not there, and why; a substitute first where the customer takes one. */
export function MissingDialog({ open, onClose, hand, want }: MissingDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Quanti ne mancano?" className="pk-rises">
      {open ? <Missing key={want.line.orderLineId} hand={hand} want={want} /> : null}
    </Dialog>
  );
}

function ReasonIcon({ reason }: { reason: PickingMissingReason }) {
  const Glyph = reasonIcons[reason];
  return <Glyph />;
}

function Missing({ hand, want }: Pick<MissingDialogProps, 'hand' | 'want'>) {
  const { line, order } = want;
  const inCrate = line.state.status === 'counting' ? line.state.quantity : 0;
  const [missing, setMissing] = useState(line.orderedQuantity - inCrate);
  const [reason, setReason] = useState<PickingMissingReason>('not-there');
  const wanted = line.proposals.find((each) => each.wanted);
  const there = line.orderedQuantity - missing;
  const grams = line.weight ? gramsTyped(hand.pad) : undefined;
  const mark = () => {
    signal('right');
    const partly = line.weight ? grams !== undefined : there > 0;
    if (!partly) hand.act(want, { kind: 'missing', reason });
    else if (line.weight) hand.act(want, { kind: 'partly', reason, ...(grams === undefined ? {} : { grams }) });
    else hand.act(want, { kind: 'partly', reason, quantity: there });
    hand.say({
      tone: 'info',
      title: partly ? `${line.name}: solo una parte` : `${line.name}: mancante`,
      detail: 'Il cliente non lo paga.',
    });
  };
  return (
    <div className="pk-missing">
      {line.weight ? (
        <p className="muted">
          {grams === undefined
            ? `${order.customer}: ${line.name} non c’è.`
            : `Ce n’è solo una parte: si consegnano ${grams} g.`}
        </p>
      ) : (
        <div className="row">
          <p className="grow muted">{order.customer}</p>
          <fieldset className="stp big" aria-label="Quanti ne mancano">
            <button
              type="button"
              aria-label="Uno in meno"
              disabled={missing <= 1}
              onClick={() => setMissing(missing - 1)}
            >
              <MinusBold />
            </button>
            <span className="q" aria-live="polite">
              {missing} <small>di {line.orderedQuantity}</small>
            </span>
            <button
              type="button"
              aria-label="Uno in più"
              disabled={missing >= line.orderedQuantity}
              onClick={() => setMissing(missing + 1)}
            >
              <PlusBold />
            </button>
          </fieldset>
        </div>
      )}
      <fieldset className="pk-why">
        <legend>Perché</legend>
        {missingReasons.map((each) => (
          <label key={each}>
            <input type="radio" name="missing-reason" checked={reason === each} onChange={() => setReason(each)} />
            <ReasonIcon reason={each} />
            {missingReasonLabels[each]}
          </label>
        ))}
      </fieldset>
      <p className="muted small">
        {reason === 'not-there'
          ? 'La giacenza va a 0: finché non ne arriva, non si vende più.'
          : 'La giacenza resta com’è.'}
      </p>
      {line.acceptAlternatives && line.state.status !== 'refused' ? (
        <>
          <Note kind="info" icon={ArrowsLeftRightBold}>
            {wanted
              ? `${order.customer} ha già scelto cosa vuole al suo posto: ${[wanted.shortDescr, wanted.name, wanted.description].filter(Boolean).join(' ')}.`
              : `${order.customer} accetta un sostituto allo stesso prezzo o meno. Prova prima con quello.`}
          </Note>
          <Button size="lg" block onClick={() => hand.setPanel('substitute')}>
            <ArrowsLeftRightBold />
            Cerca un sostituto
          </Button>
        </>
      ) : null}
      <Button kind="danger-line" size="lg" block onClick={mark}>
        {line.weight
          ? 'Segna mancante'
          : `Segna ${quantityText(missing, line.unit)} ${missing === 1 ? 'mancante' : 'mancanti'}`}
      </Button>
    </div>
  );
}

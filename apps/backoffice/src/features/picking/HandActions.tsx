import { formatGrams } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Thumb } from '@sporta/ui/components/product/ProductRow.tsx';
import { ArrowsLeftRightBold } from '@sporta/ui/icons/ArrowsLeftRightBold.ts';
import { ArrowUUpLeftBold } from '@sporta/ui/icons/ArrowUUpLeftBold.ts';
import { BarcodeBold } from '@sporta/ui/icons/BarcodeBold.ts';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { XBold } from '@sporta/ui/icons/XBold.ts';
import { isDone } from './model/replay.ts';
import { nextStop } from './model/stops.ts';
import { gramsTyped, judgeWeight } from './model/weight.ts';
import { quantityText } from './model/words.ts';
import type { Hand } from './use-hand.ts';

/** What can be done with the line, where a thumb reaches it, and what comes after it. */
export function HandActions({ hand }: { hand: Hand }) {
  const { stop, want } = hand;
  if (!stop || !want) return null;
  const next = nextStop(hand.stops, stop.key);
  return (
    <div className="pk-foot">
      <div className="pk-act">{isDone(want.line) ? <UndoAction hand={hand} /> : <LineActions hand={hand} />}</div>
      {next && next.key !== stop.key ? (
        <button type="button" className="pk-next" onClick={() => hand.goTo(next)}>
          <Thumb picture={{ src: next.line.mediaURL }} tint={next.line.tint} size="xs" />
          <span className="grow">
            Poi <b>{next.line.name}</b>, {[next.line.aisle.label, next.line.place].filter(Boolean).join(' · ')}
          </span>
          <b>
            {quantityText(
              next.wants.reduce((sum, { line }) => sum + line.orderedQuantity, 0),
              next.line.unit,
            )}
          </b>
        </button>
      ) : null}
    </div>
  );
}

function LineActions({ hand }: { hand: Hand }) {
  const { want, pad } = hand;
  if (!want) return null;
  const { line } = want;
  const grams = line.weight ? gramsTyped(pad) : undefined;
  const ready = !line.weight || judgeWeight(line, grams) === 'within';
  const quantity = pad && !line.weight ? Number(pad) : line.orderedQuantity;
  return (
    <>
      <Button kind="danger-line" size="lg" onClick={() => hand.setPanel('missing')}>
        <XBold />
        Manca
      </Button>
      <Button
        kind="soft"
        size="lg"
        disabled={!line.acceptAlternatives || line.state.status === 'refused'}
        title={line.acceptAlternatives ? undefined : 'Il cliente non vuole sostituti'}
        onClick={() => hand.setPanel('substitute')}
      >
        <ArrowsLeftRightBold />
        Sostituisci
      </Button>
      <Button kind="line" size="lg" aria-label="Leggi con la fotocamera" onClick={() => hand.setPanel('camera')}>
        <BarcodeBold />
        Leggi
      </Button>
      <Button size="lg" className="grow" disabled={!ready} onClick={hand.confirm}>
        <CheckBold />
        {line.weight
          ? `Conferma ${grams === undefined ? 'il peso' : formatGrams(grams)}`
          : `Conferma ${quantityText(quantity, line.unit)}`}
      </Button>
    </>
  );
}

function UndoAction({ hand }: { hand: Hand }) {
  const { want } = hand;
  if (!want) return null;
  return (
    <Button kind="line" size="lg" className="grow" onClick={() => hand.act(want, { kind: 'undo' })}>
      <ArrowUUpLeftBold />
      Rifai questa riga
    </Button>
  );
}
